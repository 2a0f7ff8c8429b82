import type { setPurchaseOrder as contract } from '@sejuk/contract/sales/mobile-orders'
import { because } from '@sejuk/domain/messages'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleOrders } from './queries.ts'

const records = recordsOf(salesOrder.entity, t, t.order_code)
const ended = ['Closed', 'Deleted']

/** The customer's paper often comes after the order: its number is written at any time, and changes nothing that is approved. */
export const setPurchaseOrder = async ({ db, viewer, actor, input }: RequestContext<typeof contract>) => {
  const { order_code, row_version, po_number } = input
  const isVisible = visibleOrders(viewer)
  const before = await records.lock(db, { code: order_code, row_version, isVisible }, { po_number })
  if (ended.includes(before.status)) refuse('conflict', { because: because('order-po-not-now') })
  const after = await records.change(db, actor, before, { po_number })
  return { data: { order_code, row_version: after.row_version } }
}
