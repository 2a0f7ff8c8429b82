import type { BranchTax, SummaryKind } from '@sejuk/domain/finance/invoice-summaries'
import { noteRow } from '@sejuk/domain/finance/tax-office/vat-returns'
import { marginBandOf } from '@sejuk/domain/sales/special-price-requests'
import { type SQL, sql } from 'drizzle-orm'
import {
  counted,
  isTaxed,
  isTaxNote,
  noteDay,
  saidOf,
  stayingOfReplaced,
  withinMonth,
} from '../../../business/finance/vat-return-rows.ts'
import type { Db } from '../../../db/database.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

const within = (period: string) => withinMonth(sql.raw('i.tax_date'), period)

/** What came back of each line, as accepted at the inspection. */
const returned = sql`select r.invoice_code, r.invoice_line_no, sum(r.accepted_qty) as qty from return_request_lines r
  where r.accepted_qty > 0 group by 1, 2`

const selects: Record<Exclude<SummaryKind, 'tax'>, (period: string) => SQL> = {
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

type TaxPart = { transaction_code: string; dept_code: string; dept_name: string | null; count: number } & Record<
  'base' | 'other_base' | 'vat' | 'rounding' | 'not_uploaded',
  number
> & { is_taxable: boolean; is_cancelled: boolean }

/** The month is read once; its parts are told by code, by branch and in all. */
const taxParts = (period: string) => sql`select i.transaction_code, i.dept_code, ${isTaxed} as is_taxable,
    i.status = '5' as is_cancelled, (select d.dept_name from departments d where d.dept_code = i.dept_code) as dept_name,
    count(*)::int as count, sum(${saidOf('base')})::float8 as base, sum(${saidOf('other_base')})::float8 as other_base,
    sum(${saidOf('vat')})::float8 as vat, sum(${saidOf('rounding_adjustment')})::float8 as rounding,
    count(*) filter (where i.tax_invoice_no is null and i.sold_as is distinct from 'DIGUNGGUNG')::int as not_uploaded
  from sales_invoices i left join ${stayingOfReplaced(period)} p on p.invoice_code = i.invoice_code where ${within(period)} and (${counted} or (i.status = '5' and i.approved_date is not null))
  group by 1, 2, 3, 4 order by 1, 2`
const replacedOf = (period: string) => sql`select i.transaction_code, count(*)::int as n
  from e_invoices e join sales_invoices i using (invoice_code)
  where e.period = ${period} and e.e_status = 'Replaced' and ${isTaxed} group by 1`

type NotePart = Pick<
  TaxPart,
  'transaction_code' | 'dept_code' | 'dept_name' | 'count' | 'base' | 'other_base' | 'vat' | 'rounding'
>

/** Nota retur by their own month, with a minus. */
const noteParts = (period: string) => sql`select i.transaction_code, c.dept_code,
    (select d.dept_name from departments d where d.dept_code = c.dept_code) as dept_name, count(*)::int as count,
    -sum(c.base)::float8 as base, -sum(c.other_base)::float8 as other_base, -sum(c.vat)::float8 as vat,
    -sum(c.rounding_adjustment)::float8 as rounding
  from credit_notes c join sales_invoices i using (invoice_code) where ${withinMonth(noteDay, period)} and ${isTaxNote}
  group by 1, 2 order by 1, 2`

const taxOf = async (db: Db, period: string) => {
  const { rows: parts } = await db.execute<TaxPart>(taxParts(period))
  const { rows: replaced } = await db.execute<{ transaction_code: string; n: number }>(replacedOf(period))
  const taxed = parts.filter(({ is_taxable }) => is_taxable)
  const sum = <Field extends string>(of: readonly Record<Field, number>[], field: Field) =>
    of.reduce((all, part) => all + part[field], 0)
  const rows = [...Map.groupBy(taxed, (part) => part.transaction_code)].map(([transaction_code, own]): Figures => {
    const live = own.filter(({ is_cancelled }) => !is_cancelled)
    return {
      ...{ transaction_code, count: sum(live, 'count'), base: sum(live, 'base'), other_base: sum(live, 'other_base') },
      ...{ vat: sum(live, 'vat'), rounding: sum(live, 'rounding'), not_uploaded: sum(live, 'not_uploaded') },
      replaced: replaced.find((one) => one.transaction_code === transaction_code)?.n ?? 0,
      cancelled: sum(own, 'count') - sum(live, 'count'),
    }
  })
  const { rows: notes } = await db.execute<NotePart>(noteParts(period))
  const back = [...Map.groupBy(notes, (part) => part.transaction_code)].map(
    ([transaction_code, own]): Figures => ({
      ...{ transaction_code: noteRow(transaction_code), count: sum(own, 'count'), base: sum(own, 'base') },
      ...{ other_base: sum(own, 'other_base'), vat: sum(own, 'vat'), rounding: sum(own, 'rounding') },
      ...{ not_uploaded: 0, replaced: 0, cancelled: 0 },
    }),
  )
  const live = parts.filter(({ is_cancelled }) => !is_cancelled)
  const counting = [...taxed.filter(({ is_cancelled }) => !is_cancelled), ...notes]
  const branches = [...Map.groupBy(counting, (part) => part.dept_code)].map(
    ([dept_code, own]): BranchTax => ({
      ...{ dept_code, dept_name: own[0]?.dept_name ?? dept_code, vat: sum(own, 'vat') },
    }),
  )
  return { rows: [...rows, ...back], branches, invoice_count: sum(live, 'count') }
}

const withMargin = async (db: Db, rows: readonly Figures[]): Promise<Figures[]> => {
  const { floor_percent } = (await settingsOf(db, 'orders')).orders
  return rows.map((row) => ({
    ...row,
    margin_band: marginBandOf(Number(row.gross), Number(row.gross) - Number(row.discount), floor_percent),
  }))
}

export const figuresOf = async (db: Db, kind: SummaryKind, period: string) => {
  if (kind === 'tax') return taxOf(db, period)
  const { rows: found } = await db.execute<Figures>(selects[kind](period))
  const { rows: all } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from sales_invoices i where ${within(period)} and ${counted}`,
  )
  const rows = kind === 'operation' ? await withMargin(db, found) : found
  return { rows, branches: [], invoice_count: all[0]?.n ?? 0 }
}

/** Invoices of the month that were written, approved or ended since, and notes that came into it. */
export const changedSince = async (db: Db, period: string, made_date: string) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from sales_invoices i
    where ${within(period)} and i.updated_date > ${made_date}::timestamptz and i.status not in ('1', '7', '8')`)
  const { rows: notes } = await db.execute<{ n: number }>(sql`select count(*)::int as n from credit_notes c
    where ${withinMonth(noteDay, period)} and c.created_date > ${made_date}::timestamptz
      and (c.tax_choice = 'Replacement' or ${isTaxNote})`)
  return (rows[0]?.n ?? 0) + (notes[0]?.n ?? 0)
}
