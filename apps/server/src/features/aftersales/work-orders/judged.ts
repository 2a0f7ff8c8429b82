import { workOrderGroups } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { inArray, sql } from 'drizzle-orm'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'

/** Nothing is left to be done: confirmed or cancelled. */
export const hasEnded = inArray(t.service_status, [...workOrderGroups.Confirmed, ...workOrderGroups.Cancelled])

/** A job made by a complaint shows that the one before did not last. */
export const cameAgain = sql`(${t.visit_count} > 1 or ${t.parent_number} is not null)`
export const isInTime = sql`${t.finished_date} <= ${t.finish_due}`
