import {
  type CreditRule,
  type CreditSetting,
  type CreditVerdict,
  judgeCredit,
  standardCreditSetting,
  stricterRule,
} from '@sejuk/domain/sales/credit-verdict'
import { type ExposureTerms, exposureTotal } from '@sejuk/domain/sales/exposure'
import type { PaymentWay } from '@sejuk/domain/sales/payment-ways'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { companyTodayInSql } from '../../platform/calendar/company-day.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'
import { coveredInvoices, coversOf } from '../finance/covered-invoices.ts'
import { creditUseInSql } from './credit-use.ts'

/** As the index of promised orders names them; the rule is `countsInExposure` of the domain. */
const counting = sql.raw(`(${promisedStatuses.map((status) => `'${status}'`).join(', ')})`)

/** Not yet invoiced, of orders that count; of orders written before they were documents, what is open. */
const orders = (code: SQL | PgColumn, except: SQL) => sql`select coalesce(sum(o.rest), 0) as open from (
    select s.order_code, ${creditUseInSql} as rest from sales_orders s
      where s.customer_code = ${code} and s.status in ${counting}
    union all select k.order_code, greatest(0, k.total_amount - coalesce((select sum(n.amount) from customer_invoices n
        where n.customer_code = ${code} and n.order_code = k.order_code and n.amount > 0), 0))
      from customer_orders k where k.customer_code = ${code} and k.is_open
        and not exists (select from sales_orders s where s.order_code = k.order_code)) o
  where true ${except}`

const invoices = (code: SQL | PgColumn) => sql`select coalesce(sum(n.rest), 0) as open,
    coalesce(sum(n.rest - n.covered) filter (where n.days > 0), 0) as overdue,
    coalesce(max(n.days) filter (where n.rest > n.covered and n.days > 0), 0) as days
  from (select i.amount - i.paid_amount as rest, ${companyTodayInSql} - i.due_date as days, coalesce(v.covered, 0) as covered
    from customer_invoices i left join (${coveredInvoices(code)}) v on v.invoice_code = i.invoice_code
    where i.customer_code = ${code} and i.paid_amount < i.amount) n`

/** Money and notes that pay no invoice yet, and are not held for anything. */
const credits = (code: SQL | PgColumn) => sql`select coalesce(sum(r.left_amount), 0) as unapplied
  from customer_credits r where r.customer_code = ${code}`

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
    greatest(0, i.open - c.covers)::float8 as outstanding_invoice,
    greatest(0, o.open - greatest(0, c.covers - i.open))::float8 as open_order,
    least(c.covers, i.open + o.open)::float8 as uncleared_cheque, r.unapplied::float8 as unapplied_receipt,
    ${temporaryLimitInSql(code)} as temporary_limit, i.overdue::float8 as overdue_amount, i.days::int as overdue_days_max
  from (${invoices(code)}) i, (select coalesce(sum(k.covers), 0) as covers from (${coversOf(code)}) k) c, (${credits(code)}) r,
    (${orders(code, except)}) o`

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

type Found = Omit<Exposure, 'exposure' | 'available'> & { setting: (CreditSetting & { row_version: number }) | null }

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

const whose = { dept_code: customers.dept_code, salesman_code: customers.salesman_code }
const allCustomers = sql`${customers}`

/**
 * Until the end of the transaction nobody else judges this customer's credit, or changes what it is judged by. Answers with whose
 * customer it is; one out of sight is neither locked nor found.
 */
export const lockCustomerCredit = async (db: Db, customer_code: string, isVisible?: SQL) => {
  const isThis = and(eq(customers.customer_code, customer_code), isVisible)
  const [found] = await selectPlanned(db, whose, allCustomers, sql`${isThis} for no key update`)
  return found
}

type Judged = {
  customer_code: string
  amount: number
  order_code?: string | undefined
  /** How the order is paid, and the rule of its submission: of both rules the stricter one counts. */
  way?: PaymentWay
  judged_by?: CreditRule | null
}

/** Call it under `lockCustomerCredit`: whether the order fits, by the setting of the customer's branch. `isStopped` says at which stage. */
export const creditVerdict = async (
  db: Db,
  { customer_code, amount, order_code, way, judged_by }: Judged,
): Promise<
  CreditVerdict & { credit: Exposure; setting: CreditSetting & { row_version?: number }; rule: CreditRule }
> => {
  const { credit, setting } = await creditOf(db, customer_code, order_code)
  const limit = credit.credit_limit + credit.temporary_limit
  const rule = judged_by ? stricterRule(judged_by, setting) : setting
  const judged = { ...credit, limit, amount, ...(way ? { way } : {}) }
  return { ...judgeCredit(judged, rule), credit, setting, rule }
}
