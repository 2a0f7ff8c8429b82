import type { actOnWorkOrder, OwnAction } from '@sejuk/contract/aftersales/work-order-actions'
import type { Parsed } from '@sejuk/contract/endpoint'
import type { Outcome } from '@sejuk/domain/aftersales/work-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import type { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

export type WorkOrder = typeof workOrders.$inferSelect
/** The acting user and the input. */
export type Acting = Within & { viewer: Viewer; actor: Actor }

/** Changes beyond the action table. */
export type Effect = {
  outcome?: Outcome
  reason?: string | null
  set?: Partial<WorkOrder>
  /** Log details beyond the row's changes. */
  also?: object
}

export type InputOf<Name extends OwnAction> = Parsed<(typeof actOnWorkOrder)[Name]>
/** `at` is when it happened: now, or when the phone says it was. */
export type Doing<Name extends OwnAction> = Acting & { input: InputOf<Name>; before: WorkOrder; at: string }
