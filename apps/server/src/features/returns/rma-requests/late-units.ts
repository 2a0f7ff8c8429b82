import { lineByHand } from '@sejuk/domain/finance/invoice-lines'
import { taxRuleOn } from '@sejuk/domain/finance/tax'
import { isTaxedSale } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { rmaInvoiceDays, rmaReminderDays } from '@sejuk/domain/returns/rma-requests'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { soldAs } from '../../../business/finance/sales-without-npwp.ts'
import type { Database, Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { systemActor, systemViewer } from '../../../platform/records/system-actor.ts'
import { addInvoice } from '../../finance/sales-invoices/commands.ts'
import { remindOfOld, tellOfInvoice } from './notices.ts'
import { awaitedFor } from './queries.ts'

type Within = Omit<ActingWithin, 'db'>
type Row = typeof t.$inferSelect
const perNight = 500

type Held = { item_code: string; item_name: string; business_unit_code: string | null; unit_price: number }
/** The old units that the holder has not sent, at the price they were last billed for, else the price of today. */
const heldUnits = async (db: Db, rma_code: string, withTax: boolean) => {
  const priced = sql.raw(withTax ? 'p.price_include_tax' : 'p.price_without_tax')
  const { rows } = await db.execute<Held>(sql`select l.item_code, l.item_name, i.business_unit_code, coalesce(
      (select round(n.list_amount::numeric / n.qty) from sales_invoice_lines n where l.serial_number = any(n.serial_numbers)
        and n.item_code = l.item_code limit 1),
      (select ${priced} from item_prices p where p.item_code = l.item_code order by p.valid_from desc limit 1), 0)::float8 as unit_price
    from rma_request_lines l join items i using (item_code)
    where l.rma_code = ${rma_code} and l.item_flag = 'IN' and l.is_open order by l.line_no`)
  return rows
}

/** A draft that somebody of finance looks at: nothing is owed before they agree. */
const draftInvoice = async (db: Db, row: Row) => {
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.customer_code, row.customer_code ?? ''))
  const held = await heldUnits(db, row.rma_code, customer?.price_include_tax === 'Y')
  if (!customer || held.length === 0) return undefined
  const today = companyToday()
  const { customer_is_taxable, price_include_tax, transaction_code } = customer
  const rule = taxRuleOn(await db.select().from(taxRules), transaction_code, today)
  const sold_as = await soldAs(db, customer, today)
  const terms = {
    customerIsTaxable: isTaxedSale({ customer_is_taxable, sold_as }) ? 1 : 0,
    ...{ priceIncludeTax: customer_is_taxable === 1 ? price_include_tax : ('Y' as const), rule },
  }
  const { invoice_code } = await addInvoice(
    { db, actor: systemActor, viewer: systemViewer },
    customer,
    {
      ...{ invoice_date: today, tax_date: today, customer_is_taxable, sold_as, price_include_tax, transaction_code },
      ...{ source: 'MANUAL', remark: row.rma_code },
    },
    held.map(({ unit_price, ...unit }) => ({
      ...{ ...unit, qty: 1, unit_price, ...lineByHand(terms, { qty: 1, unit_price, discount_amount: 0 }) },
    })),
  )
  return invoice_code
}

const awaited = (db: Db, days: number, rest: ReturnType<typeof isNull>) =>
  db
    .select()
    .from(t)
    .where(and(awaitedFor(days), rest))
    .orderBy(asc(t.sent_date), asc(t.rma_code))
    .limit(perNight)

/** The new unit went in advance: after two weeks the holder is reminded, after a month billed. */
export const chaseOldUnits = async (db: Database['db'], within: Within) => {
  const touch = { row_version: sql`${t.row_version}` }
  for (const row of await awaited(db, rmaReminderDays, isNull(t.reminded_date)))
    await db.transaction(async (own) => {
      await own
        .update(t)
        .set({ reminded_date: sql`now()`, ...touch })
        .where(eq(t.rma_code, row.rma_code))
      await remindOfOld({ ...within, db: own }, row, rmaReminderDays)
    })
  for (const row of await awaited(db, rmaInvoiceDays, isNull(t.invoice_code)))
    await db.transaction(async (own) => {
      const invoice_code = await draftInvoice(own, row)
      if (!invoice_code) return
      await own
        .update(t)
        .set({ invoice_code, ...touch })
        .where(eq(t.rma_code, row.rma_code))
      await tellOfInvoice({ ...within, db: own }, row, invoice_code)
    })
}

export const rmaLateUnits: Worker<object> = {
  name: 'rma-late-units',
  cron: '10 6 * * *',
  work: ({ db, jobs, config, offers }) => chaseOldUnits(db, { jobs, config, offers }),
}
