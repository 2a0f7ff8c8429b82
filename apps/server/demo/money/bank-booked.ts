import { normalText } from '@sejuk/domain/money/bank-files'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { workday } from '../makers/office-hours.ts'

export type BankLine = { day: string; text: string; amount: number }

type Receipt = { customer_name: string; reference: string; amount: number; day: string }
type Owed = { code: string; customer_name: string; amount: number }

/** Transfers of the last days that somebody has written down, in sight of who looks at the first branch too. */
const confirmed = `select c.customer_name, r.reference, r.amount::float8 as amount, r.received_date::text as day
  from receipts r join customers c using (customer_code) where r.kind = 'transfer' and r.status = 'Confirmed'
    and r.reference is not null and r.received_date between $1::date and $2::date
  order by r.dept_code <> '705', r.received_date desc, r.receipt_code limit $3`
const waiting = `select c.customer_name, r.reference, r.amount::float8 as amount, r.received_date::text as day
  from receipts r join customers c using (customer_code) where r.kind = 'transfer' and r.status = 'Waiting'
    and r.reference is not null order by r.dept_code <> '705', r.receipt_code limit 3`
/** Neither frozen nor waiting in a receipt or cheque. */
const owed = `select i.invoice_code as code, c.customer_name, (i.amount - i.paid_amount)::float8 as amount
  from customer_invoices i join customers c using (customer_code) join sales_invoices s using (invoice_code)
  where s.status = '2' and i.amount - i.paid_amount > 100000
    and not exists (select from receipt_allocations a join receipts r using (receipt_code)
      where a.invoice_code = i.invoice_code and r.status = 'Waiting')
    and not exists (select from cheque_allocations a join cheques q using (cheque_code)
      where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted'))
  order by c.dept_code <> '705', md5(i.invoice_code || 'bank') limit 60`
/** Two orders of the branch of the demo accounts that could leave today are left to whoever brings in a file of the bank. */
const orders = `select o.order_code as code, c.customer_name, (o.total_amount - o.bound_amount)::float8 as amount
  from sales_orders o join customers c using (customer_code)
  where o.status = 'Approved' and o.payment_state = 'Waiting' and o.unpaid_released_date is null
    and (o.dept_code <> '705' or o.is_pre_order)
  order by o.dept_code <> '705', o.order_code limit 3`
const cheque = `select q.cheque_no as code, c.customer_name, q.amount::float8 as amount from cheques q join customers c using (customer_code)
  where q.status = 'Submitted' order by q.dept_code <> '705', q.cheque_code limit 1`
const accounts = `select p.ref as code, '' as customer_name, p.amount::float8 as amount
  from payment_calls p where p.receipt_code is not null order by p.ref`

/** Banks cut names. */
const asBank = (name: string) => normalText(name).slice(0, 24).trim()
const transfer = (name: string, reference: string) => `TRSF E-BANKING CR ${asBank(name)} ${reference}`.trim()

export const notOurs = [
  ['BIAYA ADM', 'Biaya administrasi bank'],
  ['JASA GIRO', 'Jasa giro'],
  ['PEMINDAHAN DANA REKENING SENDIRI', 'Antarrekening sendiri'],
] as const
export const nobodyKnows = ['TRSF E-BANKING CR ANDI WIJAYA', 'SWITCHING CR 0427719 RINA']

/** What the bank booked: of the days before what the office knows, and today what somebody has to decide. */
export const readBooked = async (client: pg.ClientBase, today: string) => {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows
  const yesterday = workday(addDays(today, -1))
  const known = await ask<Receipt>(confirmed, [addDays(today, -6), yesterday, 24])
  const came = known.map(({ customer_name, reference, amount, day }) => ({
    ...{ day, amount, text: transfer(customer_name, reference) },
  }))
  const [adm, interest, moved] = notOurs.map(([text]) => text)
  const past: BankLine[] = [
    ...came,
    ...(adm && interest && moved
      ? [
          { day: yesterday, amount: -30_000, text: adm },
          { day: yesterday, amount: 412_650, text: interest },
          { day: yesterday, amount: -250_000_000, text: moved },
        ]
      : []),
    ...nobodyKnows.map((text, n) => ({ day: yesterday, amount: 3_500_000 - n * 1_250_000, text })),
  ]
  const now: BankLine[] = [
    ...(await ask<Owed>(accounts)).map(({ code, amount }) => ({ amount, text: `BCA VIRTUAL ACCOUNT ${code}` })),
    ...(await ask<Receipt>(waiting)).map((one) => ({
      amount: one.amount,
      text: transfer(one.customer_name, one.reference),
    })),
    ...inWays(await ask<Owed>(owed)),
    ...(await ask<Owed>(orders)).map(({ code, amount }, n) => ({
      amount: n === 2 ? Math.round(amount / 200_000) * 100_000 : amount,
      text: `TRSF E-BANKING CR ${n === 1 ? code.replaceAll('-', '') : code} ${n === 2 ? 'UANG MUKA' : 'PELUNASAN'}`,
    })),
    ...(await ask<Owed>(cheque)).map(({ code, amount }) => ({ amount, text: `SETORAN KLIRING ${code}` })),
    { amount: 25_000_000, text: 'SETORAN TUNAI 0705 GLODOK' },
    { amount: 1_750_000, text: 'BI-FAST CR DEWI LESTARI' },
    { amount: -75_000_000, text: 'PEMINDAHAN DANA REKENING SENDIRI' },
  ].map((line) => ({ ...line, day: today }))
  return { past, now }
}

/** With its number and the amount, by the name alone, less the fee of a bank, or a little more. */
const inWays = (all: readonly Owed[]) => {
  const named = all.filter(({ customer_name }) => normalText(customer_name) === asBank(customer_name)).slice(0, 4)
  const [fee, less, more, ...others] = all.filter((one) => !named.includes(one))
  return [
    ...others.slice(0, 5).map(({ code, amount }, n) => ({
      ...{ amount, text: `TRSF E-BANKING CR ${code} ${n % 2 ? 'LUNAS' : 'PELUNASAN'}` },
    })),
    ...named.map(({ customer_name, amount }) => ({ amount, text: transfer(customer_name, '') })),
    ...[fee, less].flatMap((one) =>
      one ? [{ amount: one.amount - 6500, text: `BI-FAST CR ${asBank(one.customer_name)} ${one.code}` }] : [],
    ),
    ...(more ? [{ amount: more.amount + 125_000, text: `BI-FAST CR ${more.code} ${asBank(more.customer_name)}` }] : []),
  ]
}
