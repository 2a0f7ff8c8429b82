import type * as contract from '@sejuk/contract/sales/cashback-orders'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import {
  cashbacks,
  cashbackOrderItems as items,
  cashbackOrders as orders,
  cashbackPlans as plans,
} from '../../../db/tables/sales/cashbacks.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { scopedByCopies } from '../../../platform/scope/ordered-parts.ts'

type Filters = {
  dept_code: string[]
  customer_code?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What belongs to an order is seen with it, and carries its scope. Days are days of the head office. */
const common = (scope: SQL, of: typeof plans | typeof items, input: Filters, at: SQLWrapper): SQL | undefined =>
  and(
    scope,
    filterByCodes(of.scope_dept_code, input.dept_code),
    input.customer_code ? eq(of.scope_customer_code, input.customer_code) : undefined,
    input.from ? sql`${companyDayOf(at)} >= ${input.from}` : undefined,
    input.to ? sql`${companyDayOf(at)} <= ${input.to}` : undefined,
  )

const fields = {
  plan_id: plans.plan_id,
  order_code: plans.order_code,
  invoice_code: orders.invoice_code,
  cashback_code: plans.cashback_code,
  customer_code: orders.customer_code,
  customer_name: customers.customer_name,
  dept_code: customers.dept_code,
  type_rebate_name: rebateTypes.type_rebate_name,
  planned_amount: plans.planned_amount,
  real_amount: plans.real_amount,
  cashback_discount: plans.cashback_discount,
  cashback_percent: sql<number>`case when ${orders.original_total_amount} > 0
    then ${plans.cashback_discount}::float8 / ${orders.original_total_amount} else 0 end`,
  state: plans.state,
  created_date: plans.created_date,
}

export const rebateHistoryOrder = ({ db, viewer, input }: RequestContext<typeof contract.rebateHistoryOrder>) =>
  listPage(db, {
    input,
    source: sql`${plans} join ${orders} on ${orders.order_code} = ${plans.order_code}
      join ${customers} on ${customers.customer_code} = ${orders.customer_code}
      join ${cashbacks} on ${cashbacks.cashback_code} = ${plans.cashback_code}
      join ${rebateTypes} on ${rebateTypes.type_rebate_code} = ${cashbacks.type_rebate_code}`,
    own: sql`${plans}`,
    ...scopedByCopies(viewer, input, plans, (scope) =>
      and(
        common(scope, plans, input, plans.created_date),
        input.state ? eq(plans.state, input.state) : undefined,
        input.order_code ? eq(plans.order_code, input.order_code) : undefined,
        input.cashback_code ? eq(plans.cashback_code, input.cashback_code) : undefined,
        input.text
          ? containsText(
              input.text,
              plans.order_code,
              plans.cashback_code,
              orders.invoice_code,
              customers.customer_name,
            )
          : undefined,
      ),
    ),
    key: plans.plan_id,
    sorts: {
      created_date: plans.created_date,
      order_code: plans.order_code,
      planned_amount: plans.planned_amount,
      real_amount: plans.real_amount,
    },
    sort: '-created_date',
    totals: { planned_amount: plans.planned_amount, real_amount: plans.real_amount },
    fields,
  })

const rebateHistoryItemFields = {
  order_item_id: items.order_item_id,
  item_code: items.item_code,
  item_name: items.item_name,
  order_code: items.order_code,
  invoice_code: orders.invoice_code,
  customer_code: orders.customer_code,
  customer_name: customers.customer_name,
  dept_code: customers.dept_code,
  quantity: items.quantity,
  amount: items.amount,
  rebate_share: items.rebate_share,
  state: orders.state,
  created_date: orders.created_date,
}

export const rebateHistoryItem = ({ db, viewer, input }: RequestContext<typeof contract.rebateHistoryItem>) =>
  listPage(db, {
    input,
    source: sql`${items} join ${orders} on ${orders.order_code} = ${items.order_code}
      join ${customers} on ${customers.customer_code} = ${orders.customer_code}`,
    own: sql`${items}`,
    ...scopedByCopies(viewer, input, items, (scope) =>
      and(
        common(scope, items, input, items.scope_created_date),
        input.state ? eq(orders.state, input.state) : undefined,
        input.order_code ? eq(items.order_code, input.order_code) : undefined,
        input.item_code ? eq(items.item_code, input.item_code) : undefined,
        input.text ? containsText(input.text, items.item_code, items.item_name, items.order_code) : undefined,
      ),
    ),
    key: items.order_item_id,
    sorts: {
      created_date: items.scope_created_date,
      item_code: items.item_code,
      quantity: items.quantity,
      amount: items.amount,
      rebate_share: items.rebate_share,
    },
    sort: '-created_date',
    totals: { amount: items.amount, rebate_share: items.rebate_share },
    fields: rebateHistoryItemFields,
  })
