import { sql } from 'drizzle-orm'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { onSalesInvoice } from './commands.ts'

const most = 5000

/** Each night, what was paid in full is closed. */
export const invoicesOff: Worker<object> = {
  name: 'invoices-off',
  cron: '30 1 * * *',
  work: async ({ db, jobs, config, offers }) => {
    const { rows } = await db.execute<{ code: string }>(sql`select i.invoice_code as code from sales_invoices i
      join customer_invoices o using (invoice_code) where i.status = '2' and o.paid_amount >= o.amount
      order by 1 limit ${most}`)
    for (const { code } of rows)
      await db.transaction((own) => onSalesInvoice.actBySystem({ db: own, jobs, config, offers }, 'switchOff', code))
  },
}
