import type { Viewer } from '@sejuk/domain/viewers'
import { or } from 'drizzle-orm'
import { deliveryOrders as t } from '../../db/tables/delivery/delivery-orders.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The branch that sells and the one whose warehouse sends both see a delivery. */
export const visibleDeliveries = (viewer: Viewer) =>
  or(visibleTo(viewer, t), visibleTo(viewer, { dept_code: t.warehouse_dept }))
