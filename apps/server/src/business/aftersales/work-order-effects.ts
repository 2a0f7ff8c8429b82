import type { WorkOrderActionName } from '@sejuk/domain/aftersales/work-orders'
import type { workOrders } from '../../db/tables/aftersales/work-orders.ts'
import type { Within } from '../../platform/notify/notify.ts'
import type { Actor } from '../../platform/records/action-log.ts'

type Done = Within & {
  actor: Actor
  /** The locked row as it stands now. */
  after: typeof workOrders.$inferSelect
}
type Effect = (done: Done) => Promise<void>

const effects = new Map<WorkOrderActionName, Effect>()

/** What another feature does after an action on a work order, in the same transaction: it says so once. */
export const afterWorkOrderAction = (name: WorkOrderActionName, effect: Effect) => void effects.set(name, effect)

export const runWorkOrderEffect = async (name: WorkOrderActionName, done: Done) => {
  await effects.get(name)?.(done)
}
