import type * as contract from '@sejuk/contract/spareparts/lack-stock'
import { sparePartType } from '@sejuk/domain/catalogue/items'
import { because } from '@sejuk/domain/messages'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { availableIn } from '../../../business/spareparts/part-facts.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { sparepartPurchases as p } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { draftTransfer } from '../../stock/transfers/commands.ts'
import { onSparepartOrder } from '../sparepart-orders/commands.ts'
import { waitingFor } from './queries.ts'

type OfPart = { item_code: string; warehouse_code: string }

const requirePart = async (db: Db, { item_code, warehouse_code }: OfPart) => {
  const isPart = and(eq(items.item_code, item_code), eq(items.item_type, sparePartType))
  if (!(await db.$count(items, isPart))) refuseChoice('item_code')
  const [warehouse] = await db.select().from(warehouses).where(eq(warehouses.warehouse_code, warehouse_code))
  return warehouse ?? refuseChoice('warehouse_code')
}

const refusePast = (eta: string | null) => {
  if (eta && eta < companyToday()) refuseField('eta', because('part-arrives-in-past'))
}

/** Pressed twice, or by two planners, the supplier would send the part twice. */
const refuseTwice = async (db: Db, { item_code, warehouse_code }: OfPart, qty: number) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchase ${item_code}`}, 0))`)
  const isSame = and(eq(p.item_code, item_code), eq(p.warehouse_code, warehouse_code), eq(p.qty, qty))
  const isRecent = and(eq(p.status, 'Open'), gt(p.created_date, sql`now() - interval '24 hours'`))
  const [sent] = await db.select({ code: p.purchase_code }).from(p).where(and(isSame, isRecent)).limit(1)
  if (sent) refuse('conflict', { because: because('purchase-already-sent', { code: sent.code }) })
}

export const requestPurchase = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.requestPurchase>) => {
  const { dept_code } = await requirePart(db, input)
  refusePast(input.eta)
  await refuseTwice(db, input, input.qty)
  const purchase_code = await nextDocumentNumber(db, 'SPP', dept_code, companyToday())
  const row = { ...input, purchase_code, created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(p).values(row)
  await logActions(db, actor, [
    { entity: 'sparepart-purchase', entity_code: purchase_code, action: 'create', to_status: 'Open', after: row },
  ])
  return { data: { purchase_code } }
}

export const transferPart = async ({ input, ...context }: RequestContext<typeof contract.transferPart>) => {
  const { item_code, warehouse_code, from_warehouse, qty, eta } = input
  await requirePart(context.db, input)
  refusePast(eta)
  const left = (await availableIn(context.db, [from_warehouse], [item_code]))(from_warehouse, item_code)
  if (qty > left) refuseField('qty', because('only-pieces-lie-there', { n: left, place: from_warehouse }))
  const transfer_code = await draftTransfer(context, {
    ...{ from_warehouse, to_warehouse: warehouse_code, transfer_reason: 'sparepart', eta },
    ...{ vendor: null, driver_name: null, truck_no: null, remark: null, lines: [{ item_code, qty, serials: [] }] },
  })
  return { data: { transfer_code } }
}

/** One order after the other, in their order, until nothing is left; each is passed over that somebody else is at. */
const giveTo = async (within: ActingWithin, part: OfPart) => {
  const waiting = await waitingFor(within.db, part)
  const codes = [...new Set(waiting.map(({ sparepart_order_code }) => sparepart_order_code))]
  for (const code of codes) await onSparepartOrder.actBySystem(within, 'fill', code)
  const left = (await waitingFor(within.db, part)).reduce((sum, { short }) => sum + short, 0)
  return { filled: waiting.reduce((sum, { short }) => sum + short, 0) - left, left }
}

/** The days first: to give a piece changes the order, and its planner saw it as it was. */
export const confirmPlan = async ({ input, ...context }: RequestContext<typeof contract.confirmPlan>) => {
  await requirePart(context.db, input)
  // Always in one order, so that two planners never wait for each other.
  const promises = input.promises.toSorted((one, other) =>
    one.sparepart_order_code.localeCompare(other.sparepart_order_code),
  )
  for (const promise of promises) await onSparepartOrder.act(context, 'promise', promise)
  return { data: { ...(await giveTo(context, input)), promised: promises.length } }
}

/** What has arrived in a warehouse goes to those who wait for it, and is no longer asked of the supplier. */
export const arrivedIn = async (within: ActingWithin, warehouse_code: string, codes: readonly string[]) => {
  for (const item_code of [...new Set(codes)].toSorted()) await giveTo(within, { item_code, warehouse_code })
}

/** A delivery of the supplier ends what was asked of it. */
export const endPurchases = (db: Db, warehouse_code: string, codes: readonly string[]) =>
  db
    .update(p)
    .set({ status: 'Arrived' })
    .where(and(eq(p.warehouse_code, warehouse_code), inArray(p.item_code, [...codes]), eq(p.status, 'Open')))
