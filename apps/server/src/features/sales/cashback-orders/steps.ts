import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cashbackOrders as orders, cashbackPlans as plans } from '../../../db/tables/sales/cashbacks.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

/* What every step of an order's cashback shares. */

export const entity = 'cashback-order'
export type Order = typeof orders.$inferSelect
type Plan = typeof plans.$inferSelect

/** The transaction of the order or invoice that causes a step, and the user who causes it. */
export type Within = { db: Db; viewer: Viewer; actor: Actor }

export const setPlan = (db: Db, { plan_id }: Plan, set: Partial<Plan>) =>
  db.update(plans).set(set).where(eq(plans.plan_id, plan_id))
export const setOrder = (db: Db, { order_code }: Order, set: Partial<Order>) =>
  db.update(orders).set(set).where(eq(orders.order_code, order_code))
