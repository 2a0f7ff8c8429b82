import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openInvoices } from '../../src/business/finance/open-invoices.ts'
import { workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { personOf, takeTransfer } from './take-transfer.ts'

/** Of each branch two who owe something and one who owes nothing; of the branch in which most demo accounts work more. */
const customers = `select customer_code, owes from (
    select c.customer_code, c.dept_code, exists (select from customer_invoices i join sales_invoices s using (invoice_code)
        where i.customer_code = c.customer_code and i.paid_amount < i.amount and s.status = '2') as owes,
      row_number() over (partition by c.dept_code, exists (select from customer_invoices i join sales_invoices s using (invoice_code)
        where i.customer_code = c.customer_code and i.paid_amount < i.amount and s.status = '2')
        order by md5(c.customer_code || 'money')) as n
    from customers c where c.status = 'Approved' and exists (select from customer_invoices i where i.customer_code = c.customer_code)) found
  where n <= case when dept_code = '705' then 6 when owes then 2 else 1 end order by customer_code limit 60`

/** Transfers of more than was billed, and some that came before anything was: the customer's until it is used. */
export const loadCustomerMoney: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const [clerk, chief] = [await personOf(client, db, 'Finance'), await personOf(client, db, 'Finance-Manager')]
  if (!clerk || !chief) return
  const { rows } = await client.query<{ customer_code: string; owes: boolean }>(customers)
  for (const [n, { customer_code, owes }] of rows.entries()) {
    const day = workday(addDays(today, -2 - ((n * 7) % 40)))
    const over = 125_000 * (1 + ((n * 5) % 17)) + (n % 3) * 500
    const [oldest] = owes && n % 3 === 0 ? await openInvoices(db, customer_code) : []
    const allocations = oldest ? [{ invoice_code: oldest.invoice_code, amount: oldest.open_amount }] : []
    const amount = (oldest?.open_amount ?? 0) + over
    const came = oldest && oldest.invoice_date > day ? oldest.invoice_date : day
    await takeTransfer(db, [clerk, chief], {
      ...{ customer_code, amount, allocations, day: came, reference: `TRF ${String(870_000 + n * 37)}` },
    })
  }
  say(`demo data: ${rows.length} transfers of which something is left`)
}
