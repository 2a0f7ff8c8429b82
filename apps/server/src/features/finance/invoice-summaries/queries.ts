import type * as contract from '@sejuk/contract/finance/invoice-summaries'
import { withoutMargin } from '@sejuk/domain/finance/invoice-summaries'
import { monthsUpTo } from '@sejuk/domain/management-reports'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { invoiceSummaries as t } from '../../../db/tables/finance/invoice-summaries.ts'
import { salesInvoices as i, salesInvoiceLines as l, taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { lastMade } from './commands.ts'
import { changedSince } from './figures.ts'

/** So many stay on the page; older ones stay stored. */
const mostShown = 12

/** What the viewer may see of the rows of a summary. */
export const rowsFor = ({ permission }: Viewer, rows: SummaryRows) =>
  permission.has('Special-Price-Request-View-Floor') ? rows : withoutMargin(rows)
type SummaryRows = (typeof t.$inferSelect)['rows']

export const listSummaries = async ({ db, viewer, input }: RequestContext<typeof contract.listSummaries>) => {
  const { kind, period = companyToday().slice(0, 7) } = input
  const found = await db
    .select()
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.period, period)))
    .orderBy(desc(t.summary_id))
    .limit(mostShown)
  return { data: found.map((one) => ({ ...one, rows: rowsFor(viewer, one.rows) })) }
}

/** The newest summary of each month counts. */
export const taxByMonth = async ({ db, input }: RequestContext<typeof contract.taxByMonth>) => {
  const months = monthsUpTo(input.period)
  const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  const asked = [...months, ...months.map(yearBefore)]
  const { rows } = await db.execute<{
    period: string
    vat: number
  }>(sql`select distinct on (${t.period}) ${t.period} as period,
      (select coalesce(sum((r ->> 'vat')::float8), 0) from jsonb_array_elements(${t.rows}) r) as vat
    from ${t} where ${t.kind} = 'tax' and ${t.status} = 'Made' and ${inArray(t.period, asked)}
    order by ${t.period}, ${t.summary_id} desc`)
  const vatOf = (month: string) => rows.find(({ period }) => period === month)?.vat ?? 0
  return { data: months.map((month) => ({ month, values: [vatOf(month), vatOf(yearBefore(month))] })) }
}

export const checkLastTimeSummary = async ({ db, input }: RequestContext<typeof contract.checkLastTimeSummary>) => {
  const { kind, period } = input
  const found = await lastMade(db, kind, period)
  const isThis = and(eq(t.kind, kind), eq(t.period, period), eq(t.status, 'Making'))
  return {
    data: {
      kind,
      summary_id: found?.summary_id ?? null,
      made_date: found?.made_date ?? null,
      made_by: found?.created_by ?? null,
      create_user_name: found?.create_user_name ?? null,
      is_making: (await db.$count(t, isThis)) > 0,
      stale: found?.made_date ? await changedSince(db, period, found.made_date) : 0,
      is_locked: (await db.$count(taxPeriods, eq(taxPeriods.period, period))) > 0,
    },
  }
}

export const isSummaryAvailable = async ({ db, input }: RequestContext<typeof contract.isSummaryAvailable>) => ({
  data: { isAvaible: Boolean(await lastMade(db, input.kind, input.period ?? companyToday().slice(0, 7))) },
})

const mostPrices = 100

export const unitPriceHistory = async ({ db, viewer, input }: RequestContext<typeof contract.unitPriceHistory>) => {
  const data = await db
    .select({
      invoice_code: i.invoice_code,
      item_code: l.item_code,
      order_code: l.order_code,
      invoice_date: i.invoice_date,
      qty: l.qty,
      unit_price: l.unit_price,
      discount_amount: l.discount_amount,
      amount: l.amount,
      create_user_name: i.create_user_name,
    })
    .from(l)
    .innerJoin(i, eq(i.invoice_code, l.invoice_code))
    .where(
      and(
        visibleTo(viewer, i),
        eq(l.item_code, input.item_code),
        input.customer_code ? eq(i.customer_code, input.customer_code) : undefined,
        sql`${i.status} in ('2', '3', '4')`,
      ),
    )
    .orderBy(desc(i.invoice_date), desc(i.invoice_code))
    .limit(mostPrices)
  return { data }
}
