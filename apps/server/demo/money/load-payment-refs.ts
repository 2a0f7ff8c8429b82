import { virtualAccountNumber } from '@sejuk/domain/money/payment-refs'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openInvoices } from '../../src/business/finance/open-invoices.ts'
import { paymentCalls, paymentRefCounters, paymentRefs } from '../../src/db/tables/money/payment-refs.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { personOf, takeTransfer } from './take-transfer.ts'

const prefix = '88080'
const provider = 'http'

/** Who owes, two of each branch; of the branch in which most demo accounts work eight. */
const customers = `select customer_code, dept_code, salesman_code, n::int as n from (
    select c.customer_code, c.dept_code, c.salesman_code,
      row_number() over (partition by c.dept_code order by md5(c.customer_code || 'va')) as n
    from customers c where c.status = 'Approved' and exists (select from customer_invoices i join sales_invoices s using (invoice_code)
      where i.customer_code = c.customer_code and i.paid_amount < i.amount and s.status = '2')) found
  where n <= case dept_code when '705' then 8 else 2 end order by dept_code, n`
type Row = { customer_code: string; dept_code: string; salesman_code: string | null; n: number }

/** Numbers to pay to: most are open, some were closed, one waits for the provider; for a few the provider has called. */
export const loadPaymentRefs: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const [clerk, chief] = [await personOf(client, db, 'Finance'), await personOf(client, db, 'Finance-Manager')]
  if (!clerk || !chief) return
  const { rows } = await client.query<Row>(customers)
  let called = 0
  for (const [at, { n, ...owner }] of rows.entries()) {
    const ref = virtualAccountNumber(prefix, owner.dept_code, n)
    const day = workday(addDays(today, -5 - ((at * 11) % 90)))
    const state = n === 3 ? ('Closed' as const) : ('Open' as const)
    await db.insert(paymentRefs).values({
      ...{ ...owner, ref, kind: 'va', provider, state, created_date: officeMoment(day, 'Asia/Jakarta', 0.3) },
      registered_date: n === 4 ? null : officeMoment(day, 'Asia/Jakarta', 0.31),
      ...{ created_by: clerk.viewer.usercode, create_user_name: clerk.viewer.username },
    })
    await db
      .insert(paymentRefCounters)
      .values({ dept_code: owner.dept_code, last: n })
      .onConflictDoUpdate({ target: paymentRefCounters.dept_code, set: { last: n } })
    if (owner.dept_code !== '705' || n < 5 || n > 6) continue
    const [oldest] = await openInvoices(db, owner.customer_code)
    if (!oldest) continue
    const event_id = `VA-${today.replaceAll('-', '')}-${n}`
    const { invoice_code, open_amount: amount } = oldest
    const receipt_code = await takeTransfer(db, [clerk, chief], {
      ...{
        kind: 'va',
        customer_code: owner.customer_code,
        amount,
        allocations: [{ invoice_code, amount }],
        day: today,
      },
      ...{ reference: ref, source_code: event_id },
    })
    await db.insert(paymentCalls).values({ provider, event_id, ref, amount, receipt_code })
    called += 1
  }
  say(`demo data: ${rows.length} virtual accounts, ${called} of them paid today`)
}
