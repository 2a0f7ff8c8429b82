import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { because } from '@sejuk/domain/messages'
import { sparepartPhotoModule } from '@sejuk/domain/spareparts/order-photos'
import type { ShipmentStatus } from '@sejuk/domain/spareparts/shipments'
import { type SparepartOrderState, sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { requireShelf } from '../../../business/spareparts/part-places.ts'
import { settleShelfDebts } from '../../../business/spareparts/shelf-debts.ts'
import { heldByOthers } from '../../../business/stock/holds.ts'
import { balanceKey, lockBalances } from '../../../business/stock/lock-balances.ts'
import { lockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { sparepartOrderLines } from '../../../db/tables/spareparts/sparepart-orders.ts'
import {
  sparepartShipments as s,
  sparepartShipmentLines as sl,
} from '../../../db/tables/spareparts/sparepart-shipments.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import type { Order } from './lines.ts'

type Acting = typeof actOnSparepartOrder
export type OnOrder<Input = object> = Begun<Order, SparepartOrderState, Input>
type Line = typeof sl.$inferSelect
export type Shipment = typeof s.$inferSelect & { lines: Line[] }

/** The shipments of an order with their lines; the order itself is locked. */
export const openShipments = async (db: Db, sparepart_order_code: string): Promise<Shipment[]> => {
  const shipments = await db
    .select()
    .from(s)
    .where(eq(s.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(s.shipment_no))
  const lines = await db
    .select()
    .from(sl)
    .where(eq(sl.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(sl.line_no))
  return shipments.map((one) => ({ ...one, lines: lines.filter(({ shipment_no }) => shipment_no === one.shipment_no) }))
}

/** One shipment that is at this step. */
export const shipmentAt = async (db: Db, order: Order, shipment_no: number, status: ShipmentStatus) => {
  const all = await openShipments(db, order.sparepart_order_code)
  const shipment = all.find((one) => one.shipment_no === shipment_no)
  if (!shipment) return refuseChoice('shipment_no')
  if (shipment.status !== status)
    refuse('conflict', { because: because('shipment-not-there', { n: shipment.shipment_no }) })
  return shipment
}

const ofShipment = ({ sparepart_order_code, shipment_no }: Pick<Shipment, 'sparepart_order_code' | 'shipment_no'>) =>
  and(eq(s.sparepart_order_code, sparepart_order_code), eq(s.shipment_no, shipment_no))
export const writeShipment = (db: Db, shipment: Shipment, set: Partial<typeof s.$inferSelect>) =>
  db.update(s).set(set).where(ofShipment(shipment))
export const writeLine = (db: Db, { sparepart_order_code, shipment_no, line_no }: Line, set: Partial<Line>) =>
  db
    .update(sl)
    .set(set)
    .where(
      and(eq(sl.sparepart_order_code, sparepart_order_code), eq(sl.shipment_no, shipment_no), eq(sl.line_no, line_no)),
    )
const documentOf = ({ sparepart_order_code }: Pick<Order, 'sparepart_order_code'>) => ({
  type: sparepartOrder.entity,
  code: sparepart_order_code,
})

/** How the shipments stand now, for the status of the order and its counts. */
export const standing = async (db: Db, { sparepart_order_code }: Order) => {
  const all = await db.select().from(s).where(eq(s.sparepart_order_code, sparepart_order_code))
  const statuses = all.map(({ status }) => status)
  return {
    facts: { shipment_statuses: statuses },
    set: {
      shipment_count: statuses.length,
      received_count: statuses.filter((status) => status === 'DO_Receipt_Uploaded').length,
    },
  }
}

/** Locks for a shipment what is there, and answers with how many pieces that was. Whole, it can be picked. */
export const lockFor = async ({ db, viewer, before }: OnOrder, shipment: Shipment) => {
  const { warehouse_code, shipment_no } = shipment
  const short = shipment.lines.filter(({ qty, allocated_qty }) => allocated_qty < qty)
  const places = short.map(({ item_code }) => ({ warehouse_code, item_code, zone_code: '' }))
  if (!places.length) return 0
  const balances = await lockBalances(db, places)
  const held = await heldByOthers(db, places)
  const given = short.flatMap((line) => {
    const key = balanceKey(warehouse_code, line.item_code)
    const balance = balances.get(key)
    const free = balance ? availableOf(balance, held.get(key) ?? 0) : 0
    const qty = Math.min(Math.max(0, free), line.qty - line.allocated_qty)
    if (balance) balances.set(key, { ...balance, locked: balance.locked + qty })
    return qty > 0 ? [{ line, qty }] : []
  })
  await lockStock(
    db,
    viewer,
    documentOf(before),
    given.map(({ line, qty }) => ({
      ...{ warehouse_code, item_code: line.item_code, line: line.line_no, qty },
      part: `${shipment_no}/${before.row_version}`,
    })),
  )
  for (const { line, qty } of given) {
    line.allocated_qty += qty
    await writeLine(db, line, { allocated_qty: line.allocated_qty })
  }
  if (shipment.lines.every(({ qty, allocated_qty }) => allocated_qty === qty))
    await writeShipment(db, shipment, { status: 'DO_Picking' })
  return given.reduce((sum, { qty }) => sum + qty, 0)
}

/** Everything that was approved, in one shipment: to be picked where all of it is there, otherwise lacking stock. */
export const allocateOrder = async (begun: OnOrder) => {
  const { db, before } = begun
  const { sparepart_order_code, warehouse_code } = before
  const approved = await db
    .select()
    .from(sparepartOrderLines)
    .where(eq(sparepartOrderLines.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(sparepartOrderLines.line_no))
  const wanted = approved.filter(({ approved_qty }) => (approved_qty ?? 0) > 0)
  const first = { sparepart_order_code, shipment_no: 1 }
  await db.insert(s).values({ ...first, warehouse_code, status: 'DO_LackStock' })
  if (wanted.length)
    await db.insert(sl).values(
      wanted.map(({ line_no, item_code, replacement_item_code, approved_qty }) => ({
        ...{ ...first, line_no, item_code: replacement_item_code ?? item_code, qty: approved_qty ?? 0 },
      })),
    )
  for (const shipment of await openShipments(db, sparepart_order_code)) await lockFor(begun, shipment)
  return standing(db, before)
}

/** Tries again, in the same warehouse or, while nothing is allocated, in another one. */
export const fillShipments = async (begun: OnOrder<Partial<Parsed<Acting['fill']>>>) => {
  const { db, viewer, input, before } = begun
  const all = await openShipments(db, before.sparepart_order_code)
  const lacking = all.filter(
    ({ status, shipment_no }) =>
      status === 'DO_LackStock' && (input.shipment_no === undefined || shipment_no === input.shipment_no),
  )
  if (!lacking.length) return refuse('conflict', { because: because('nothing-to-fill') })
  let given = 0
  for (const shipment of lacking) {
    const elsewhere = input.warehouse_code
    if (elsewhere && elsewhere !== shipment.warehouse_code) {
      if (shipment.lines.some(({ allocated_qty }) => allocated_qty > 0))
        refuse('conflict', { because: because('allocated-elsewhere') })
      const isThere = and(eq(warehouses.warehouse_code, elsewhere), eq(warehouses.is_active, true))
      if (!(await db.$count(warehouses, isThere))) refuseChoice('warehouse_code')
      await writeShipment(db, shipment, { warehouse_code: elsewhere })
      shipment.warehouse_code = elsewhere
    }
    given += await lockFor(begun, shipment)
  }
  // What arrives is given to many at once: for whom nothing is left, that is no mistake.
  const isOfMany = viewer.usercode === systemViewer.usercode
  if (given === 0 && !isOfMany) refuse('conflict', { status: 'NotEnoughStock', because: because('nothing-to-fill') })
  return standing(db, before)
}

/** What is there goes ahead in a shipment of its own; the rest goes on waiting. */
export const splitShipment = async ({ db, input, before }: OnOrder<Parsed<Acting['split']>>) => {
  const shipment = await shipmentAt(db, before, input.shipment_no, 'DO_LackStock')
  const ready = shipment.lines.filter(({ allocated_qty }) => allocated_qty > 0)
  if (!ready.length) refuse('conflict', { because: because('nothing-to-split') })
  const all = await openShipments(db, before.sparepart_order_code)
  const shipment_no = Math.max(...all.map((one) => one.shipment_no)) + 1
  const { sparepart_order_code, warehouse_code } = shipment
  await db.insert(s).values({ sparepart_order_code, shipment_no, warehouse_code, status: 'DO_Picking' })
  await db.insert(sl).values(
    ready.map(({ line_no, item_code, allocated_qty }) => ({
      ...{ sparepart_order_code, shipment_no, line_no, item_code, qty: allocated_qty, allocated_qty },
    })),
  )
  for (const line of ready) {
    const left = line.qty - line.allocated_qty
    if (left > 0) await writeLine(db, line, { qty: left, allocated_qty: 0 })
    else
      await db
        .delete(sl)
        .where(
          and(
            eq(sl.sparepart_order_code, sparepart_order_code),
            eq(sl.shipment_no, shipment.shipment_no),
            eq(sl.line_no, line.line_no),
          ),
        )
  }
  return standing(db, before)
}

export const pickShipment = async ({ db, input, before }: OnOrder<Parsed<Acting['pick']>>) => {
  const shipment = await shipmentAt(db, before, input.shipment_no, 'DO_Picking')
  for (const line of shipment.lines) {
    const picked = input.lines.find(({ line_no }) => line_no === line.line_no)
    if (picked?.qty !== line.qty) refuseField('lines', because('picked-not-whole'))
    await writeLine(db, line, { picked_qty: line.qty })
  }
  await writeShipment(db, shipment, { status: 'DO_Picked' })
  return standing(db, before)
}

/** To a centre it goes onto its shelf and is on the way until then; to anybody else it leaves our stock. */
const shelfFor = async (db: Db, { delivery_to, asc_code }: Order) =>
  delivery_to === 'ASC' && asc_code ? requireShelf(db, asc_code) : undefined

export const sendShipment = async ({ db, viewer, input, before, at }: OnOrder<Parsed<Acting['send']>>) => {
  const shipment = await shipmentAt(db, before, input.shipment_no, 'DO_Picked')
  const shelf = await shelfFor(db, before)
  const document = documentOf(before)
  const part = String(shipment.shipment_no)
  await moveStock(
    db,
    viewer,
    shipment.lines.flatMap(({ line_no: line, item_code, qty }): StockMove[] => {
      const leaves = { warehouse_code: shipment.warehouse_code, item_code, qty, locked: qty, document, line, part }
      if (!shelf) return [{ ...leaves, type: 'GI' }]
      return [
        { ...leaves, type: 'TO' },
        { type: 'ON_WAY', warehouse_code: shelf, item_code, qty, document, line, part },
      ]
    }),
  )
  const { courier, tracking_no, eta } = input
  await writeShipment(db, shipment, {
    ...{ status: 'DO_Sent', courier, tracking_no, eta, sent_date: at, sent_user_name: viewer.username },
  })
  return { ...(await standing(db, before)), also: { shipment_no: shipment.shipment_no, courier, tracking_no } }
}

const requirePhoto = async (db: Db, { sparepart_order_code }: Order) => {
  const isReceipt = and(
    eq(attachments.module_name, sparepartPhotoModule),
    eq(attachments.module_code, sparepart_order_code),
    eq(attachments.alias, 'receipt'),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isReceipt))) refuse('conflict', { because: because('receipt-needs-photo') })
}

/** What arrived, with its photo; what did not arrive, or is damaged, is said. */
export const receiveShipment = async ({ db, viewer, input, before, at }: OnOrder<Parsed<Acting['upload-receipt']>>) => {
  const shipment = await shipmentAt(db, before, input.shipment_no, 'DO_Sent')
  await requirePhoto(db, before)
  const shelf = await shelfFor(db, before)
  const document = documentOf(before)
  const part = String(shipment.shipment_no)
  const moves: StockMove[] = []
  for (const line of shipment.lines) {
    const n = input.lines.findIndex(({ line_no }) => line_no === line.line_no)
    const { qty: whole = 0, damaged = 0 } = input.lines[n] ?? {}
    const came = whole + damaged
    if (came > line.qty) refuseField(`lines.${n}.qty`, because('received-more-than-sent'))
    if ((came < line.qty || damaged > 0) && !input.receipt_note)
      refuseField('receipt_note', because('difference-needs-note'))
    await writeLine(db, line, { received_qty: came, damaged_qty: damaged })
    if (!shelf) continue
    const place = { warehouse_code: shelf, item_code: line.item_code, document, line: line.line_no, part }
    if (came > 0) moves.push({ ...place, type: 'TI', qty: came, damaged })
    if (came < line.qty)
      moves.push({ ...place, type: 'ON_WAY', qty: came - line.qty, part: `${part}/lost`, reason: input.receipt_note })
  }
  await moveStock(db, viewer, moves)
  if (shelf) await settleShelfDebts(db, viewer, shelf)
  await writeShipment(db, shipment, {
    ...{ status: 'DO_Receipt_Uploaded', receipt_note: input.receipt_note },
    ...{ received_date: at, received_user_name: viewer.username },
  })
  const now = await standing(db, before)
  const isWhole = now.set.received_count === now.set.shipment_count
  return {
    ...now,
    set: { ...now.set, ...(isWhole ? { received_date: at, promised_date: null, desk_rank: null } : {}) },
    also: { shipment_no: shipment.shipment_no, lines: input.lines },
  }
}
