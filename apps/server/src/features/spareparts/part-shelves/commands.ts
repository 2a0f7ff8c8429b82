import type * as contract from '@sejuk/contract/spareparts/part-shelves'
import { because } from '@sejuk/domain/messages'
import { sql } from 'drizzle-orm'
import { sparePartsAmong } from '../../../business/spareparts/part-facts.ts'
import { shelfOf, supplyOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { shelfLevels } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { openCount } from '../../stock/stock-counts/commands.ts'
import { draftTransfer } from '../../stock/transfers/commands.ts'
import { addOrder } from '../sparepart-orders/commands.ts'
import { requireCentre } from './queries.ts'

const requireParts = async (db: Db, lines: readonly { item_code: string }[]) => {
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

export const setShelfLevels = async ({ db, viewer, actor, input }: RequestContext<typeof contract.setShelfLevels>) => {
  const { asc_code } = await requireCentre(db, viewer, input.asc_code)
  await requireParts(db, input.lines)
  const who = { set_by: viewer.usercode, set_user_name: viewer.username }
  // The last of two lines of one part is what was meant.
  const lines = [...new Map(input.lines.map((line) => [line.item_code, line])).values()]
  await db
    .insert(shelfLevels)
    .values(lines.map(({ item_code, min, max }) => ({ asc_code, item_code, min_qty: min, max_qty: max, ...who })))
    .onConflictDoUpdate({
      target: [shelfLevels.asc_code, shelfLevels.item_code],
      set: {
        ...{ min_qty: sql`excluded.min_qty`, max_qty: sql`excluded.max_qty`, set_by: sql`excluded.set_by` },
        ...{ set_user_name: sql`excluded.set_user_name`, set_date: sql`now()` },
      },
    })
  await logActions(db, actor, [{ entity: 'part-shelf', entity_code: asc_code, action: 'setLevels', after: { lines } }])
  return { data: null }
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
