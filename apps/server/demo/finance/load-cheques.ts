import { bounceReasons } from '@sejuk/domain/finance/cheques'
import { addDays } from '@sejuk/domain/values/dates'
import { chequeAllocations, cheques } from '../../src/db/tables/finance/cheques.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

type Billed = {
  customer_code: string
  customer_name: string
  dept_code: string
  salesman_code: string | null
  invoice_code: string
  invoice_date: string
  due_date: string
  amount: number
  open_amount: number
}
type Cheque = typeof cheques.$inferInsert
type Numbers = ReturnType<typeof numbered>

/** Invoices of the last months, of customers who pay by cheque. */
const billed = `select c.customer_code, c.customer_name, c.dept_code, c.salesman_code, i.invoice_code, i.invoice_date::text,
    i.due_date::text, i.amount::float8 as amount, (i.amount - i.paid_amount)::float8 as open_amount
  from customer_invoices i join customers c using (customer_code)
  where c.cheque_allowed = 'Y' and c.status in ('Approved', 'Adjusted') and i.amount > 0 and i.invoice_date >= $1::date - 240
  order by i.customer_code, i.invoice_code`

/** Paid invoices were paid by cheques that cleared; open ones wait for theirs, and some bounced. */
export const loadCheques: Part['load'] = async (client, { random, today, say }) => {
  const { rows } = await client.query<Billed>(billed, [today])
  const banks = await client.query<{ bank_code: string }>(
    `select bank_code from banks where chooseable_status = 'Yes' order by bank_code limit 8`,
  )
  const bankCodes = banks.rows.map(({ bank_code }) => bank_code)
  const numbers = numbered('CHQ')
  const paidByCheque = rows.filter((_, n) => n < 6 || chance(random, 0.55))
  const open = paidByCheque.filter(({ open_amount }) => open_amount > 0)
  // One in eight of what is open, so that a small demo has some too.
  const bounced = new Set(open.filter((_, n) => n % 8 === 1))
  const atBank = new Set(open.filter((_, n) => n % 2 === 0))
  const dueToday = new Set(open.filter((_, n) => n % 12 === 3))
  const made = paidByCheque.flatMap((invoice, n) =>
    makeCheque(random, invoice, {
      ...{ today, banks: bankCodes, numbers, n },
      ...{ isBounced: bounced.has(invoice), isAtBank: atBank.has(invoice), isDueToday: dueToday.has(invoice) },
    }),
  )
  await insertRows(
    client,
    cheques,
    made.map(({ cheque }) => cheque),
  )
  await insertRows(
    client,
    chequeAllocations,
    made.map(({ cheque: { cheque_code, amount }, invoice_code }) => ({ cheque_code, invoice_code, amount })),
  )
  await numbers.save(client)
  await client.query(refused, [today])
  say(`demo data: ${made.length} cheques`)
}

/** After three bounced cheques in six months no further one is taken. */
const refused = `update customers c set cheque_allowed = 'N' from (select customer_code from cheques
    where status = 'Rejected' and bounced_date >= $1::date - interval '6 months' group by 1 having count(*) >= 3) b
  where c.customer_code = b.customer_code`

type Around = {
  today: string
  banks: readonly string[]
  numbers: Numbers
  n: number
  isBounced: boolean
  isAtBank: boolean
  isDueToday: boolean
}

/** A third of what waits is due within days. */
const soon = (days: number) => (days % 3 === 0 ? Math.floor(days / 9) : days)

const makeCheque = (
  random: Random,
  invoice: Billed,
  { today, banks, numbers, n, isBounced, isAtBank, isDueToday }: Around,
) => {
  const { customer_code, dept_code, salesman_code, invoice_code, open_amount } = invoice
  const isPaid = open_amount <= 0
  const issue_date = addDays(invoice.invoice_date, whole(random, 0, 3))
  const received_date = issue_date
  const usual = addDays(issue_date, whole(random, 14, 60))
  // What was settled is due already; what waits is due around today.
  const settled = usual < today ? usual : addDays(today, -1)
  const waits = isAtBank ? addDays(today, -1) : addDays(today, isDueToday ? 0 : soon(whole(random, 0, 45)))
  const due_date = isPaid || isBounced ? settled : waits
  if (received_date > today || due_date < issue_date || due_date > addDays(issue_date, 70)) return []
  const isDeposited = isPaid || isBounced || due_date <= addDays(today, -1)
  const status = isPaid ? 'Approved' : isBounced ? 'Rejected' : isDeposited ? 'Submitted' : 'Saved'
  const at = (day: string, hour: string) => `${day}T${hour}:00Z`
  const amount = isPaid ? invoice.amount : open_amount
  const cheque: Cheque = {
    cheque_code: numbers.next(dept_code, received_date),
    cheque_no: `${pick(random, ['BG', 'CK'])} ${600_000 + n * 7}`,
    bank_code: banks.length > 0 ? pick(random, banks) : null,
    drawer: invoice.customer_name,
    ...{ customer_code, dept_code, salesman_code, amount, allocated_amount: amount },
    ...{ issue_date, due_date, received_date, status },
    bounce_reason: isBounced ? pick(random, bounceReasons) : null,
    deposited_date: isDeposited ? at(due_date, '02:30') : null,
    cleared_date: isPaid ? at(addDays(due_date, 1), '04:00') : null,
    bounced_date: isBounced ? at(due_date, '08:00') : null,
    authors: isPaid ? [] : ['RCI-0425'],
    created_by: 'RCI-0425',
    create_user_name: 'Siti Rahayu',
    created_date: at(received_date, '05:15'),
  }
  return [{ cheque, invoice_code }]
}
