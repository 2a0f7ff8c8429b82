import type { actOnWorkOrder, OwnAction } from '@sejuk/contract/aftersales/work-order-actions'
import type { Parsed } from '@sejuk/contract/endpoint'
import type { Outcome } from '@sejuk/domain/aftersales/work-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import type { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

export type WorkOrder = typeof workOrders.$inferSelect
/** Who acts, and with what. */
export type Acting = Within & { viewer: Viewer; actor: Actor }

/** What an action changes besides what the table says. */
export type Effect = {
  outcome?: Outcome
  reason?: string | null
  set?: Partial<WorkOrder>
  /** What the log tells beside the row. */
  also?: object
}

export type InputOf<Name extends OwnAction> = Parsed<(typeof actOnWorkOrder)[Name]>
/** `at` is when it happened: now, or when the phone says it was. */
export type Doing<Name extends OwnAction> = Acting & { input: InputOf<Name>; before: WorkOrder; at: string }
