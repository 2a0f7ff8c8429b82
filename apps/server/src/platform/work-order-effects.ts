import type { WorkOrderActionName } from '@sejuk/domain/aftersales/work-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import type { workOrders } from '../db/tables/aftersales/work-orders.ts'
import type { Actor } from './action-log.ts'
import type { Within } from './notify/notify.ts'

type WorkOrder = typeof workOrders.$inferSelect
export type WorkOrderDeed = Within & {
  viewer: Viewer
  actor: Actor
  /** The locked row as it stood, and as it stands now. */
  before: WorkOrder
  after: WorkOrder
  /** What the person filled in. */
  form: Readonly<Record<string, unknown>>
}
type Effect = (deed: WorkOrderDeed) => Promise<void>

const effects = new Map<WorkOrderActionName, Effect>()

/** What else an action on a work order does, in the same transaction, after the row was written: a feature says it once. */
export const afterWorkOrderAction = (name: WorkOrderActionName, effect: Effect) => void effects.set(name, effect)

export const runWorkOrderEffect = async (name: WorkOrderActionName, deed: WorkOrderDeed) => {
  await effects.get(name)?.(deed)
}
