import { addWorkingHours, type WorkingHours } from '@sejuk/domain/aftersales/sla'
import { addWorkingDays } from '@sejuk/domain/installers/settlements'
import { because, type Message } from '@sejuk/domain/messages'
import { type ApprovalKind, type Route, routeOf } from '@sejuk/domain/sales/order-approvals'
import { termReasons } from '@sejuk/domain/sales/payment-ways'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isFreeDay } from '../../../business/masters/free-days.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { type salesOrders, salesOrderApprovals as t } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { plannedRows } from '../../../platform/lists/planned-rows.ts'
import { insertPlanned } from '../../../platform/lists/planned-writes.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import { decidedInSql, withStandard } from '../../../platform/records/site-settings.ts'

type Order = typeof salesOrders.$inferSelect

/** What policies and people gave beyond what is allowed; special prices were approved by themselves. */
const isOverAllowed = ({ ladder, allowed_discount_amount }: Pick<Order, 'ladder' | 'allowed_discount_amount'>) => {
  const counted = ladder.filter(({ step }) => ['sales-policy', 'item-discount', 'extra-discount'].includes(step))
  return total(counted.map(({ discount }) => discount)) > allowed_discount_amount
}

type Terms = { decided: Record<string, object> | null; timezone: string | null; days: string[] }

/** By when an order of the branch is answered: the settings, and the branch's hours and holidays. */
const termsOf = async (db: Db, dept_code: string) => {
  const [found] = await plannedRows<Terms>(
    db,
    sql`select ${decidedInSql('orders')} as decided,
      (select ${departments.timezone} from ${departments} where ${eq(departments.dept_code, dept_code)}) as timezone,
      array(select ${holidays.holiday_date}::text from ${holidays} where ${isFreeDay(dept_code, companyToday())}) as days`,
  )
  const days = new Set(found?.days)
  const { orders } = withStandard(['orders'], found?.decided ?? {})
  const hours: WorkingHours = {
    ...{ timezone: found?.timezone ?? headOffice, from: '08:30', to: '18:00', workDays: [1, 2, 3, 4, 5, 6] },
    isFree: (day) => days.has(day),
  }
  return { orders, hours }
}

type Asked = Awaited<ReturnType<typeof termsOf>>
type Asking = { round: number; routes: readonly Route[]; at: string; terms: Asked; days?: number }

/** The end of so many working days of the branch. */
const endOfDays = ({ hours }: Asked, days: number) =>
  instantOf(addWorkingDays(companyToday(), days, hours.isFree), hours.to, hours.timezone)

/** Working days in which an order is paid that waits for its money. */
const daysToPay = 2
export const payUntil = async (db: Db, { dept_code }: Order) => endOfDays(await termsOf(db, dept_code), daysToPay)

const write = async (db: Db, { order_code }: Order, { round, routes, at, terms, days }: Asking) => {
  const { orders, hours } = terms
  const due_date = addWorkingHours(at, orders.answer_hours, hours)
  await insertPlanned(
    db,
    t,
    routes.map(({ kind, reasons }) => ({ order_code, round, kind, reasons, due_date })),
  )
  return endOfDays(terms, days ?? orders.undecided_days)
}

const payerFields = {
  collect_method: customers.collect_method,
  payment_term_days: customers.payment_term_days,
  cheque_allowed: customers.cheque_allowed,
}
const payers = sql`${customers}`

/** Why finance is asked about the days and the way of an order. */
const termReasonsOf = async (db: Db, order: Order) => {
  const customer = await selectOne(db, payerFields, payers, eq(customers.customer_code, order.customer_code))
  return customer ? termReasons(order, customer) : []
}

/** Without enough credit its stock waits no longer than this many working days for finance. */
const daysWithoutCredit = 1

/** Asks everybody whose decision the order needs. Answers with what the header remembers of it. */
export const askForDecisions = async (db: Db, order: Order, credit_problems: readonly Message[], at: string) => {
  const terms = await termsOf(db, order.dept_code)
  const routes = routeOf({
    band: terms.orders.branch_band_percent,
    discount_percent: order.discount_percent,
    discount_problems: isOverAllowed(order) ? [because('ladder-discount-above-allowed')] : [],
    credit_problems,
    term_reasons: await termReasonsOf(db, order),
  })
  const approval_round = order.approval_round + 1
  const days = order.asks_finance && credit_problems.length > 0 ? { days: daysWithoutCredit } : {}
  const decide_until = await write(db, order, { round: approval_round, routes, at, terms, ...days })
  const waiting_for = routes.map(({ kind }) => kind)
  return { approval_round, decide_until, waiting_for, decided_count: 0, pay_by: endOfDays(terms, daysToPay) }
}

/** The customer's credit ended while the order waited: finance is asked too. */
export const askFinance = async (db: Db, order: Order, reasons: readonly Message[], at: string) => {
  const terms = await termsOf(db, order.dept_code)
  return write(db, order, {
    round: order.approval_round,
    routes: [{ kind: 'finance', reasons: [...reasons] }],
    at,
    terms,
  })
}

type Decision = { usercode: string; username: string; at: string; note: string | null }

export const decide = (
  db: Db,
  { order_code, approval_round }: Order,
  kinds: readonly ApprovalKind[],
  status: 'Approved' | 'Rejected',
  { usercode, username, at, note }: Decision,
) =>
  db
    .update(t)
    .set({ status, note, decided_by: usercode, decided_user_name: username, decided_date: at })
    .where(
      and(
        eq(t.order_code, order_code),
        eq(t.round, approval_round),
        eq(t.status, 'Waiting'),
        inArray(t.kind, [...kinds]),
      ),
    )

/** Nobody else needs to decide any more. */
export const withdraw = (db: Db, { order_code, approval_round }: Order) =>
  db
    .update(t)
    .set({ status: 'Withdrawn' })
    .where(and(eq(t.order_code, order_code), eq(t.round, approval_round), eq(t.status, 'Waiting')))

export const hasFinanceApproved = async (db: Db, { order_code, approval_round }: Order) =>
  (await db.$count(
    t,
    and(eq(t.order_code, order_code), eq(t.round, approval_round), eq(t.kind, 'finance'), eq(t.status, 'Approved')),
  )) > 0
