import type * as contract from '@sejuk/contract/sales/order-forms'
import { takesBusiness } from '@sejuk/domain/customers/customers'
import { lastAcceptableDay } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { orderableBy, ordersForItself } from '../../../business/customers/orderable-customers.ts'
import { firstWarehouseOf } from '../../../business/masters/branch-warehouses.ts'
import { freeDays } from '../../../business/masters/free-days.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { creditSettingOf } from '../../../business/sales/credit-settings.ts'
import { exposureOf } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { lockStockLines, lockStockRequests } from '../../../db/tables/sales/lock-stock-requests.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const decisionOf = async (db: Db) => {
  const { branch_band_percent, answer_hours } = (await settingsOf(db, 'orders')).orders
  return { branch_band_percent, answer_hours }
}
const mostAddresses = 200
const mostOrders = 10
const mostProjects = 100

const creditOf = async (db: Db, customer_code: string, dept_code: string, order_code: string | undefined) => {
  const { credit_limit, temporary_limit, exposure, ...terms } = await exposureOf(db, customer_code, order_code)
  const { outstanding_invoice, open_order, uncleared_cheque, unapplied_receipt, overdue_days_max } = terms
  const { block_at, tolerance_percent, overdue_days, overdue_stops_cash, cod_most } = await creditSettingOf(
    db,
    dept_code,
  )
  return {
    ...{ limit: credit_limit + temporary_limit, exposure, outstanding_invoice, open_order, uncleared_cheque },
    ...{ unapplied_receipt, overdue_days_max, block_at, tolerance_percent, overdue_days },
    ...{ overdue_stops_cash, cod_most },
  }
}

const latestOrders = (db: Db, viewer: Viewer, customer_code: string) =>
  db
    .select({
      order_code: salesOrders.order_code,
      order_date: sql<string>`${salesOrders.order_date}::text`,
      total_amount: salesOrders.total_amount,
      line_count: salesOrders.line_count,
    })
    .from(salesOrders)
    .where(
      and(
        eq(salesOrders.customer_code, customer_code),
        notInArray(salesOrders.status, ['Deleted', 'Saved']),
        visibleTo(viewer, salesOrders),
      ),
    )
    .orderBy(desc(salesOrders.order_date), desc(salesOrders.order_code))
    .limit(mostOrders)

const shopsOf = (db: Db, customer_code: string) =>
  db
    .select({ shop_code: shops.shop_code, shop_name: shops.shop_name })
    .from(shops)
    .where(eq(shops.customer_code, customer_code))
    .orderBy(asc(shops.shop_name))
    .limit(mostAddresses)

/** Projects with a code, those that the customer installs first. */
const projectsFor = async (db: Db, viewer: Viewer, customer_code: string, dept_code: string) => {
  if (ordersForItself(viewer)) return []
  const found = await db
    .select({ project_code: projectLogs.project_code, project_name: projectLogs.project_name })
    .from(projectLogs)
    .where(and(isNotNull(projectLogs.project_code), eq(projectLogs.dept_code, dept_code), visibleLogs(viewer)))
    .orderBy(
      sql`${projectLogs.installer_customer_code} is distinct from ${customer_code}`,
      desc(projectLogs.created_date),
    )
    .limit(mostProjects)
  return found.flatMap(({ project_code, project_name }) => (project_code ? [{ project_code, project_name }] : []))
}

const locksOf = async (db: Db, customer_code: string, today: string) => {
  const left = sql<number>`${lockStockLines.quantity} - ${lockStockLines.used_qty} - ${lockStockLines.released_qty}`
  return db
    .select({
      lock_stock_order_detail_code: lockStockLines.lock_stock_order_detail_code,
      item_code: lockStockLines.item_code,
      warehouse_code: lockStockRequests.warehouse_code,
      valid_to: sql<string>`${lockStockRequests.valid_to}::text`,
      left,
    })
    .from(lockStockLines)
    .innerJoin(lockStockRequests, eq(lockStockRequests.lock_stock_order_code, lockStockLines.lock_stock_order_code))
    .where(
      and(
        eq(lockStockRequests.customer_code, customer_code),
        inArray(lockStockRequests.status, ['Approved', 'Adjusted']),
        sql`${lockStockRequests.valid_to} >= ${today}::date`,
        sql`${left} > 0`,
      ),
    )
    .orderBy(asc(lockStockRequests.valid_to), asc(lockStockLines.lock_stock_order_detail_code))
    .limit(mostAddresses)
}

export const orderCustomer = async ({ db, viewer, input }: RequestContext<typeof contract.orderCustomer>) => {
  const { customer_code, order_code } = input
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), orderableBy(viewer)))
  if (!customer) return refuseChoice('customer_code')
  const { customer_name, org_code, dept_code, collect_method, payment_term_days, price_include_tax, cheque_allowed } =
    customer
  const today = companyToday()
  const warehouse = await firstWarehouseOf(db, dept_code)
  const addresses = await db
    .select()
    .from(officialAddresses)
    .where(eq(officialAddresses.customer_code, customer_code))
    .orderBy(asc(officialAddresses.address_type), asc(officialAddresses.address_code))
    .limit(mostAddresses)
  return {
    data: {
      ...{ customer_code, customer_name, org_code, dept_code, collect_method, payment_term_days, price_include_tax },
      cheque_allowed,
      today,
      last_day: lastAcceptableDay(today, { isFree: await freeDays(db, dept_code, today) }),
      warehouse_code: warehouse?.warehouse_code ?? null,
      warehouse_name: warehouse?.warehouse_name ?? null,
      takes_orders: takesBusiness(customer.status) && customer.cooperation === 'Cooperate',
      addresses: addresses.map((one) => ({
        ...{ address_code: one.address_code, address_type: one.address_type, detail_address: one.detail_address },
        ...{ city_name: one.city_name, receiver_name: one.receiver_name, receiver_phone: one.receiver_phone },
      })),
      shops: await shopsOf(db, customer_code),
      projects: await projectsFor(db, viewer, customer_code, dept_code),
      locks: await locksOf(db, customer_code, today),
      orders: await latestOrders(db, viewer, customer_code),
      credit: await creditOf(db, customer_code, dept_code, order_code),
      decision: ordersForItself(viewer) ? null : await decisionOf(db),
    },
  }
}
