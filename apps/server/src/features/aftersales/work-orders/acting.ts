import type { actOnWorkOrder, OwnAction } from '@sejuk/contract/aftersales/work-order-actions'
import type { Parsed } from '@sejuk/contract/endpoint'
import type { WorkOrderState } from '@sejuk/domain/aftersales/work-orders/work-orders'
import type { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { ActingContext, Begun, Change } from '../../../platform/documents/action-context.ts'

export type WorkOrder = typeof workOrders.$inferSelect
export type Acting = ActingContext
/** What an action changes besides what the workflow says. */
export type Effect = Change<WorkOrder, WorkOrderState>
type InputOf<Name extends OwnAction> = Parsed<(typeof actOnWorkOrder)[Name]>
export type Doing<Name extends OwnAction> = Begun<WorkOrder, WorkOrderState, InputOf<Name>>
