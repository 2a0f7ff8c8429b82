import { type BranchTax, type SummaryKind, summaryColumns } from '@sejuk/domain/finance/invoice-summaries'
import { marginBandOf } from '@sejuk/domain/sales/special-price-requests'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

/** Whole months by an index of the tax date. */
const within = (period: string) =>
  sql`i.tax_date >= ${`${period}-01`}::date and i.tax_date < (${`${period}-01`}::date + interval '1 month')::date`
const counted = sql`i.status in ('2', '3', '4')`

/** What came back of each line, as accepted at the inspection. */
const returned = sql`select r.invoice_code, r.invoice_line_no, sum(r.accepted_qty) as qty from return_request_lines r
  where r.accepted_qty > 0 group by 1, 2`

const selects: Record<SummaryKind, (period: string) => SQL> = {
  tax: (period) => sql`with replaced as (select r.transaction_code, r.dept_code, count(*)::int as n
      from e_invoices e join sales_invoices r using (invoice_code)
      where e.period = ${period} and e.e_status = 'Replaced' group by 1, 2)
    select i.transaction_code, i.dept_code, d.dept_name, count(*) filter (where ${counted})::int as count,
      coalesce(sum(i.base) filter (where ${counted}), 0)::float8 as base,
      coalesce(sum(i.other_base) filter (where ${counted}), 0)::float8 as other_base,
      coalesce(sum(i.vat) filter (where ${counted}), 0)::float8 as vat,
      coalesce(sum(i.rounding_adjustment) filter (where ${counted}), 0)::float8 as rounding,
      coalesce((select n from replaced r where r.transaction_code = i.transaction_code and r.dept_code = i.dept_code), 0) as replaced,
      count(*) filter (where i.status = '5' and i.approved_date is not null)::int as cancelled,
      count(*) filter (where ${counted} and i.tax_invoice_no is null)::int as not_uploaded
    from sales_invoices i left join departments d using (dept_code)
    where ${within(period)} and i.customer_is_taxable = 1 group by 1, 2, 3 order by 1, 2`,
  standard: (
    period,
  ) => sql`select i.customer_code, c.customer_name, coalesce(l.business_unit_code, '-') as business_unit_code,
      count(distinct i.invoice_code)::int as count, sum(l.qty)::int as qty, sum(l.list_amount)::float8 as gross,
      sum(l.discount_amount)::float8 as discount, sum(l.amount)::float8 as net
    from sales_invoices i join sales_invoice_lines l using (invoice_code) join customers c on c.customer_code = i.customer_code
    where ${within(period)} and ${counted} group by 1, 2, 3 order by net desc, 1, 3 limit 5000`,
  operation: (period) => sql`select i.dept_code, coalesce(i.salesman_code, '-') as salesman_code, l.item_code,
      sum(l.qty)::int as qty, coalesce(sum(b.qty), 0)::int as returned, sum(l.list_amount)::float8 as gross,
      sum(l.discount_amount)::float8 as discount, sum(l.amount)::float8 as net
    from sales_invoices i join sales_invoice_lines l using (invoice_code) left join (${returned}) b
      on b.invoice_code = l.invoice_code and b.invoice_line_no = l.line_no
    where ${within(period)} and ${counted} group by 1, 2, 3 order by 1, net desc, 3 limit 5000`,
}

type Figures = Record<string, string | number>

/** Read once by code and branch, told by each. */
const foldTax = (found: readonly Figures[]) => {
  const rows = new Map<string, Figures>()
  const branches = new Map<string, BranchTax>()
  for (const { transaction_code, dept_code, dept_name, ...figures } of found) {
    const row = rows.get(String(transaction_code))
    const sums = summaryColumns.tax.figures.map((field) => [field, Number(row?.[field] ?? 0) + Number(figures[field])])
    rows.set(String(transaction_code), { transaction_code: String(transaction_code), ...Object.fromEntries(sums) })
    const vat = (branches.get(String(dept_code))?.vat ?? 0) + Number(figures.vat)
    branches.set(String(dept_code), { dept_code: String(dept_code), dept_name: String(dept_name ?? dept_code), vat })
  }
  return { rows: [...rows.values()], branches: [...branches.values()] }
}

const withMargin = async (db: Db, rows: readonly Figures[]): Promise<Figures[]> => {
  const { floor_percent } = (await settingsOf(db, 'orders')).orders
  return rows.map((row) => ({
    ...row,
    margin_band: marginBandOf(Number(row.gross), Number(row.gross) - Number(row.discount), floor_percent),
  }))
}

export const figuresOf = async (db: Db, kind: SummaryKind, period: string) => {
  const { rows: found } = await db.execute<Record<string, string | number>>(selects[kind](period))
  const { rows, branches } =
    kind === 'tax' ? foldTax(found) : { rows: kind === 'operation' ? await withMargin(db, found) : found, branches: [] }
  const { rows: all } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from sales_invoices i where ${within(period)} and ${counted}`,
  )
  return { rows, branches, invoice_count: all[0]?.n ?? 0 }
}

/** Invoices of the month that were written, approved or ended since. */
export const changedSince = async (db: Db, period: string, made_date: string) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from sales_invoices i
    where ${within(period)} and i.updated_date > ${made_date}::timestamptz and i.status not in ('1', '7', '8')`)
  return rows[0]?.n ?? 0
}
