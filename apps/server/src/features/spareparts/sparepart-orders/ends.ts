import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { because } from '@sejuk/domain/messages'
import { refundAfter, sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { eq } from 'drizzle-orm'
import { unlockStock } from '../../../business/stock/locks.ts'
import { sparepartShipments } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { type OnOrder, openShipments } from './deliver.ts'
import { gateFacts } from './queries.ts'

type Acting = typeof actOnSparepartOrder

/** What was locked for it is free again. */
const unlockAll = async ({ db, viewer, before }: OnOrder) => {
  const { sparepart_order_code, row_version } = before
  const open = await openShipments(db, sparepart_order_code)
  await unlockStock(
    db,
    viewer,
    { type: sparepartOrder.entity, code: sparepart_order_code },
    open.flatMap(({ shipment_no, warehouse_code, lines: of }) =>
      of
        .filter(({ allocated_qty }) => allocated_qty > 0)
        .map(({ line_no: line, item_code, allocated_qty: qty }) => ({
          ...{ warehouse_code, item_code, line, qty, part: `${shipment_no}/${row_version}` },
        })),
    ),
  )
  await db.delete(sparepartShipments).where(eq(sparepartShipments.sparepart_order_code, sparepart_order_code))
}

/** Whoever has paid an order that ends here gets it back, once somebody else compared what arrived. */
const endedBy = async ({ db, before, viewer }: OnOrder) => ({
  ended_by: viewer.usercode,
  refund_status: refundAfter({ ...before, ...(await gateFacts(db, before.sparepart_order_code)) }),
})

export const cancel = async (begun: OnOrder<Parsed<Acting['cancel']>>) => {
  await unlockAll(begun)
  return {
    set: {
      ...(await endedBy(begun)),
      ...{ is_cancelled: true, reject_reason: begun.input.reason, shipment_count: 0, received_count: 0 },
      ...{ promised_date: null, desk_rank: null },
    },
  }
}
export const rejectedFor = async (begun: OnOrder<{ reason: string }>) => ({
  set: { ...(await endedBy(begun)), reject_reason: begun.input.reason },
})

/** No more than was due: what finance had compared, or the sum of the order. */
export const refund = async ({ before, input, viewer, at }: OnOrder<Parsed<Acting['refund']>>) => {
  const most = before.paid_amount ?? before.total_amount
  if (input.refund_amount > most) refuseField('refund_amount', because('refund-at-most', { amount: rupiah(most) }))
  const { refund_amount, refund_note } = input
  return { set: { refund_amount, refund_note, refund_user_name: viewer.username, refund_date: at } }
}
export const noRefund = async ({ input, viewer, at }: OnOrder<Parsed<Acting['no-refund']>>) => ({
  set: { refund_amount: 0, refund_note: input.reason, refund_user_name: viewer.username, refund_date: at },
})
