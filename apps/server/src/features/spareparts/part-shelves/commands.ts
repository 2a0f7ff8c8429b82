import type * as contract from '@sejuk/contract/spareparts/part-shelves'
import { because } from '@sejuk/domain/messages'
import { sparePartsAmong } from '../../../business/spareparts/part-facts.ts'
import { shelfOf, supplyOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { openCount } from '../../stock/stock-counts/commands.ts'
import { draftTransfer } from '../../stock/transfers/commands.ts'
import { addOrder } from '../sparepart-orders/commands.ts'
import { requireCentre } from './queries.ts'

type Wanted = { item_code: string; quantity: number }

const requireParts = async (db: Db, lines: readonly Wanted[]) => {
  const known = await sparePartsAmong(
    db,
    lines.map(({ item_code }) => item_code),
  )
  const n = lines.findIndex(({ item_code }) => !known.has(item_code))
  if (n >= 0) refuseField(`lines.${n}.item_code`, because('part-not-a-spare-part'))
}

export const orderForShelf = async (context: RequestContext<typeof contract.orderForShelf>) => {
  const { db, viewer, input } = context
  const { asc_code, dept_code } = await requireCentre(db, viewer, input.asc_code)
  const head = { order_kind: 'Stock' as const, delivery_to: 'ASC' as const, asc_code, dept_code }
  const asked = input.lines.map((line) => ({
    ...{ ...line, position_no: null, override_reason: null, quantity_reason: null },
  }))
  return { data: { sparepart_order_code: await addOrder(context, head, undefined, asked) } }
}

export const transferToShelf = async (context: RequestContext<typeof contract.transferToShelf>) => {
  const { db, viewer, input } = context
  const { asc_code, dept_code } = await requireCentre(db, viewer, input.asc_code)
  await requireParts(db, input.lines)
  const [to, supply] = [await shelfOf(db, asc_code), await supplyOf(db, dept_code)]
  if (!to) return refuse('conflict', { because: because('shelf-is-empty') })
  if (!supply) return refuse('conflict', { because: because('no-part-warehouse') })
  const transfer_code = await draftTransfer(context, {
    ...{ from_warehouse: supply.warehouse_code, to_warehouse: to, transfer_reason: 'sparepart', eta: input.eta },
    ...{ vendor: null, driver_name: null, truck_no: null, remark: null },
    lines: input.lines.map(({ item_code, quantity }) => ({ item_code, qty: quantity, serials: [] })),
  })
  return { data: { transfer_code } }
}

export const openShelfCount = async (context: RequestContext<typeof contract.openShelfCount>) => {
  const { db, viewer, input } = context
  const { asc_code, dept_code } = await requireCentre(db, viewer, input.asc_code)
  const warehouse_code = await shelfOf(db, asc_code)
  if (!warehouse_code) return refuse('conflict', { because: because('shelf-is-empty') })
  const count_code = await openCount(context, { warehouse_code, dept_code, asc_code, is_blind: true })
  return { data: { count_code } }
}
