import {
  type CreditSetting,
  type CreditVerdict,
  judgeCredit,
  standardCreditSetting,
} from '@sejuk/domain/sales/credit-verdict'
import { type ExposureTerms, exposureTotal } from '@sejuk/domain/sales/exposure'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { companyTodayInSql } from '../../platform/calendar/company-day.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'

const uncleared = sql.raw(`('Saved', 'Submitted')`)
/** As the index of promised orders names them. */
const promised = sql.raw(`('Submitted', 'Approved', 'Adjusted')`)

/** Not yet invoiced, of orders that were submitted or approved; of orders written before they were documents, what is open. */
const orders = (code: SQL | PgColumn, except: SQL) => sql`select coalesce(sum(o.rest), 0) as open from (
    select s.order_code, greatest(0, s.total_amount - s.invoiced_amount) as rest from sales_orders s
      where s.customer_code = ${code} and s.status in ${promised}
    union all select k.order_code, greatest(0, k.total_amount - coalesce((select sum(n.amount) from customer_invoices n
        where n.customer_code = ${code} and n.order_code = k.order_code and n.amount > 0), 0))
      from customer_orders k where k.customer_code = ${code} and k.is_open
        and not exists (select from sales_orders s where s.order_code = k.order_code)) o
  where true ${except}`

/** What is not money yet, the part of it given for no invoice, and the part of cleared ones that paid none. */
const cheques = (code: SQL | PgColumn) => sql`select
    coalesce(sum(q.amount) filter (where q.status in ${uncleared}), 0) as uncleared,
    coalesce(sum(q.amount - q.allocated_amount) filter (where q.status in ${uncleared}), 0) as free,
    coalesce(sum(q.amount - q.allocated_amount) filter (where q.status = 'Approved'), 0) as unapplied
  from cheques q where q.customer_code = ${code}`

const invoices = (code: SQL | PgColumn) => sql`select coalesce(sum(greatest(0, n.rest)), 0) as open,
    coalesce(sum(greatest(0, n.paid_amount - n.amount)), 0) as overpaid,
    coalesce(sum(n.rest) filter (where n.rest > 0 and n.days > 0), 0) as overdue,
    coalesce(max(n.days) filter (where n.rest > 0 and n.days > 0), 0) as days
  from (select i.amount, i.paid_amount, ${companyTodayInSql} - i.due_date as days, i.amount - i.paid_amount - coalesce(
      (select sum(a.amount) from cheque_allocations a join cheques q on q.cheque_code = a.cheque_code
        where a.invoice_code = i.invoice_code and q.status in ${uncleared}), 0) as rest
    from customer_invoices i where i.customer_code = ${code} and i.paid_amount <> i.amount) n`

/** Money that came and paid no invoice yet. */
const receipts = (code: SQL | PgColumn) => sql`select coalesce(sum(r.amount - r.allocated_amount), 0) as unapplied
  from receipts r where r.customer_code = ${code} and r.status = 'Confirmed' and r.amount > r.allocated_amount`

/** What was granted for a while and holds today. */
export const temporaryLimitInSql = (
  code: SQL | PgColumn,
) => sql<number>`(select coalesce(sum(r.granted_amount), 0)::float8 from credit_limit_requests r
  where r.customer_code = ${code} and r.granted_amount is not null and r.status = 'Approved' and r.ended_date is null
    and ${companyTodayInSql} between r.valid_from and r.valid_to)`

/**
 * The one statement that counts what a customer by its code may cost us, by the rule of `exposureOf` in the domain.
 * Orders may be left out that are judged themselves.
 */
const counted = (code: SQL | PgColumn, except = sql``) => sql`select
    greatest(0, i.open - c.free)::float8 as outstanding_invoice, o.open::float8 as open_order,
    c.uncleared::float8 as uncleared_cheque, (i.overpaid + c.unapplied + r.unapplied)::float8 as unapplied_receipt,
    ${temporaryLimitInSql(code)} as temporary_limit, i.overdue::float8 as overdue_amount, i.days::int as overdue_days_max
  from (${invoices(code)}) i, (${cheques(code)}) c, (${receipts(code)}) r, (${orders(code, except)}) o`

/** For lists: one figure of each row's customer. */
const figure = (what: SQL, code: PgColumn) => sql<number>`(select ${what} from (${counted(code)}) e)`
export const exposureInSql = (code: PgColumn) =>
  figure(sql`e.outstanding_invoice + e.open_order + e.uncleared_cheque - e.unapplied_receipt`, code)
export const creditLeftInSql = (limit: PgColumn, code: PgColumn) =>
  sql<number>`(select ${limit}::float8 + e.temporary_limit
    - (e.outstanding_invoice + e.open_order + e.uncleared_cheque - e.unapplied_receipt) from (${counted(code)}) e)`
export const overdueDaysInSql = (code: PgColumn) => figure(sql`e.overdue_days_max`, code)
export const overdueAmountInSql = (code: PgColumn) => figure(sql`e.overdue_amount`, code)

export type Exposure = ExposureTerms & {
  customer_code: string
  dept_code: string
  credit_limit: number
  temporary_limit: number
  overdue_amount: number
  overdue_days_max: number
  exposure: number
  /** Both limits less the exposure; below nothing when more was sold than they allow. */
  available: number
}

type Found = Omit<Exposure, 'exposure' | 'available'> & { setting: CreditSetting | null }

/** What the customer may cost us, and the setting of its branch by which that is judged, in one statement. */
export const creditOf = async (db: Db, customer_code: string, order_code?: string) => {
  const itself = sql`${customer_code}::text`
  const [read] = await plannedRows<Found>(
    db,
    sql`select e.*, c.customer_code, c.dept_code, c.credit_limit::float8 as credit_limit,
      (select row_to_json(s) from credit_settings s where s.dept_code = c.dept_code) as setting
    from customers c, (${counted(itself, order_code ? sql`and o.order_code <> ${order_code}` : undefined)}) e
    where c.customer_code = ${customer_code}`,
  )
  if (!read) return refuse('notFound')
  const { setting, ...found } = read
  const exposure = exposureTotal(found)
  const credit: Exposure = { ...found, exposure, available: found.credit_limit + found.temporary_limit - exposure }
  return { credit, setting: setting ?? standardCreditSetting }
}

/** What the customer may cost us, by term; `order_code` is left out, as when it is judged itself. */
export const exposureOf = async (db: Db, customer_code: string, order_code?: string): Promise<Exposure> =>
  (await creditOf(db, customer_code, order_code)).credit

const codeAlone = { customer_code: customers.customer_code }
const allCustomers = sql`${customers}`

/** Until the end of the transaction nobody else judges this customer's credit, or changes what it is judged by. */
export const lockCustomerCredit = async (db: Db, customer_code: string) => {
  const isThis = eq(customers.customer_code, customer_code)
  await selectPlanned(db, codeAlone, allCustomers, sql`${isThis} for no key update`)
}

type Judged = { customer_code: string; amount: number; order_code?: string | undefined }

/** Call it under `lockCustomerCredit`: whether the order fits, by the setting of the customer's branch. `isStopped` says at which stage. */
export const creditVerdict = async (
  db: Db,
  { customer_code, amount, order_code }: Judged,
): Promise<CreditVerdict & { credit: Exposure }> => {
  const { credit, setting } = await creditOf(db, customer_code, order_code)
  const limit = credit.credit_limit + credit.temporary_limit
  return { ...judgeCredit({ ...credit, limit, amount }, setting), credit }
}
