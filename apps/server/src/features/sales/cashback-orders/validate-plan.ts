import type { CashbackPlan } from '@sejuk/contract/sales/cashback-orders'
import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import { spentOnOrders } from '@sejuk/domain/masters/rebate-types'
import { because, type Said } from '@sejuk/domain/messages'
import {
  barReason,
  exceedsMaximum,
  exceedsRemain,
  maxAllowedCashback,
  overrunOf,
} from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { barSentences, paidOutInstead, spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { type Line, lockLines } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackOrders as orders, cashbackPlans as plans } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** All that can be said against a plan, on locked rows: the rules of the screen once more, where nobody can pass them by. */
export const validatePlan = async (db: Db, viewer: Viewer, input: CashbackPlan) => {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuse('notFound')
  if (!takesBusiness(customer.status)) refuse('conflict', { message: noNewBusiness })
  const before = await plannedBefore(db, input)

  const asked = input.cashback_list.filter(({ plannedAmount }) => plannedAmount > 0)
  const wanted = new Map(asked.map(({ cashback_code, plannedAmount }) => [cashback_code, plannedAmount]))
  if (wanted.size !== asked.length) refuseField('cashback_list', because('line-named-twice'))
  const max = maxAllowedCashback(input)
  const overrun = overrunOf(asked, max)
  if (overrun > 0) refuseField('cashback_list', exceedsMaximum(overrun))

  const lines = await lockLines(db, [...new Set([...wanted.keys(), ...before.keys()])])
  const org_code = input.org_code || customer.org_code
  const paidOut = await paidOutTypes(db, [...lines.values()])
  const taken: { cashback_code: string; cashback_remain: number }[] = []
  const objections: Said[] = []
  for (const [cashback_code, amount] of wanted) {
    const line = lines.get(cashback_code)
    if (!line || line.customer_code !== customer.customer_code || line.org_code !== org_code) return refuse('notFound')
    const own = before.get(cashback_code) ?? 0
    // What an order planned may stay as it is; only more of it must pass the rules of today.
    if (amount <= own) continue
    const cashback_remain = line.cashback_remain + own
    const bar = barReason({ ...line, cashback_remain }, { deptCode: viewer.department, today: companyToday() })
    const isSpendable = (spendableStatuses as readonly string[]).includes(line.status)
    if (paidOut.has(line.type_rebate_code)) objections.push(`${cashback_code}: ${paidOutInstead}`)
    else if (bar && bar !== 'nothing-left') objections.push(`${cashback_code}: ${barSentences[bar]}`)
    else if (!isSpendable && line.status !== 'Closed') objections.push(needsApproval(cashback_code))
    else if (amount > cashback_remain) taken.push({ cashback_code, cashback_remain })
  }
  if (objections.length) refuse('invalid', { errors: { cashback_list: objections } })
  if (taken.length) refuse('conflict', { status: 'CashbackTaken', message: exceedsRemain, data: { lines: taken } })
  return { before, lines, wanted, customer, max }
}

const needsApproval = (code: string) =>
  because('line-needs-status', { code, statuses: [{ entity: 'cashback', field: 'status', statuses: ['Approved'] }] })

/** The types among these lines that are paid by bank or credit note. */
const paidOutTypes = async (db: Db, lines: readonly Line[]) => {
  if (lines.length === 0) return new Set<string>()
  const codes = [...new Set(lines.map(({ type_rebate_code }) => type_rebate_code))]
  const found = await db
    .select({ code: rebateTypes.type_rebate_code })
    .from(rebateTypes)
    .where(and(inArray(rebateTypes.type_rebate_code, codes), ne(rebateTypes.payout, spentOnOrders)))
  return new Set(found.map(({ code }) => code))
}

/** What the order has planned until now. An order that was invoiced, or is another customer's, plans nothing. */
const plannedBefore = async (db: Db, { order_code, customer_code }: CashbackPlan) => {
  const [order] = await db.select().from(orders).where(eq(orders.order_code, order_code)).for('update')
  if (order && order.customer_code !== customer_code)
    refuseField('order_code', because('order-belongs-another-customer'))
  if (order?.state === 'Consumed') refuse('conflict', { because: because('order-invoiced-cashback-can-no') })
  const rows = await db
    .select()
    .from(plans)
    .where(and(eq(plans.order_code, order_code), eq(plans.state, 'Planned')))
  return new Map(rows.map(({ cashback_code, planned_amount }) => [cashback_code, planned_amount]))
}
