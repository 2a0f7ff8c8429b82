import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { deliveryOrders as t } from '../../db/tables/delivery/delivery-orders.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The branch that sells and the one whose warehouse sends both see a delivery. */
export const visibleDeliveries = (viewer: Viewer) =>
  sql`(${visibleTo(viewer, t)} or ${visibleTo(viewer, { dept_code: t.warehouse_dept })})`
