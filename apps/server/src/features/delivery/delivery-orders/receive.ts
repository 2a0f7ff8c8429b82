import type { DeliveryState } from '@sejuk/domain/delivery/delivery-orders'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import {
  type Counts,
  farFromAddress,
  goodsReceivedOf,
  leastPhotos,
  restOfUnit,
  withPart,
} from '@sejuk/domain/delivery/receipts'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { lockOrders } from '../../../business/sales/order-deliveries.ts'
import type { Db } from '../../../db/database.ts'
import { deliveryOrders as t, deliveryOrderUnits as unitTable } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryReceipts } from '../../../db/tables/delivery/delivery-receipts.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { ActingContext, Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { dueOfLetter } from '../../../business/delivery/money-at-door.ts'
import { collectAtDoor } from '../held-cash/commands.ts'
import { problemsIn, reusedPhotos } from './find-problems.ts'
import { openProblems } from './problems.ts'
import { unitsOfDelivery } from './queries.ts'
import { receiptStatusNow } from './receipt-status.ts'
import { type ReceiptForm, type Said, writeReceived } from './write-received.ts'

type Row = typeof t.$inferSelect
type Unit = Awaited<ReturnType<typeof unitsOfDelivery>>[number]
/** By whom and how it came. */
export type Source = { source: 'desk' | 'driver'; is_late: boolean; usercode: string; username: string }

/** Clocks of phones may be a little ahead. */
const aheadMs = 10 * 60_000

const requireTime = ({ goods_issue_date }: Row, received_date: string, at: string) => {
  // Moments, not texts: of a tenth of a second the database writes one digit, a phone three.
  if (!goods_issue_date || Date.parse(received_date) < Date.parse(goods_issue_date))
    refuseField('received_date', because('received-before-sent'))
  if (Date.parse(received_date) > Date.parse(at) + aheadMs) refuseField('received_date', because('received-in-future'))
}

/** The photos hang on this delivery, and there are enough; a receiver signs, or says why not. */
const requireProof = async (db: Db, { delivery_code }: Row, form: ReceiptForm) => {
  const photos = [...new Set(form.photo_codes)]
  if (photos.length < leastPhotos) refuseField('photo_codes', because('receipt-photo-required'))
  if (!form.signature_code && !form.refused_reason) refuseField('signature_code', because('signature-or-reason'))
  const wanted = form.signature_code ? [...photos, form.signature_code] : photos
  const found = await db.$count(
    attachments,
    and(
      inArray(attachments.attachment_code, wanted),
      eq(attachments.module_name, deliveryPhotoModule),
      eq(attachments.module_code, delivery_code),
      isNull(attachments.deleted_date),
    ),
  )
  if (found < wanted.length) refuseField('photo_codes', because('photo-of-another-delivery'))
}

/** The numbers of what was received, damaged and short; those received may be left out where nothing else is left. */
const numbersOf = (unit: Unit, line: ReceiptForm['lines'][number], after: Counts, n: number) => {
  if (!unit.has_serial) return { received: [], damaged: [], short: [] }
  const open = unit.serials.filter(({ state }) => state === 'sent').map(({ serial_number }) => serial_number)
  const said = [...line.serials, ...line.damaged_serials, ...line.short_serials]
  const stranger = said.find((serial, at) => !open.includes(serial) || said.indexOf(serial) !== at)
  if (stranger) refuseField(`lines.${n}.serials`, because('serial-not-in-delivery', { serial: stranger }))
  const others = [...line.damaged_serials, ...line.short_serials]
  const received =
    line.serials.length === 0 && restOfUnit(after) === 0 ? open.filter((one) => !others.includes(one)) : line.serials
  const wrong =
    received.length !== line.received ||
    line.damaged_serials.length !== line.damaged ||
    line.short_serials.length !== line.short
  if (wrong)
    refuseField(
      `lines.${n}.serials`,
      because('serials-fewer-than-units', {
        n: received.length + others.length,
        qty: line.received + line.damaged + line.short,
      }),
    )
  return { received, damaged: line.damaged_serials, short: line.short_serials }
}

const judgeLines = (own: readonly Unit[], form: ReceiptForm): Said[] => {
  const said = new Map<number, Said>()
  for (const [n, line] of form.lines.entries()) {
    const unit = own.find(({ unit_no }) => unit_no === line.unit_no)
    if (!unit || said.has(line.unit_no)) return refuseField(`lines.${n}.unit_no`, because('not-in-list'))
    if (line.received + line.damaged + line.short === 0) continue
    const { counts, why } = withPart(unit, line)
    if (!counts) return refuseField(`lines.${n}.received`, why)
    if (line.damaged + line.short > 0 && !line.reason) refuseField(`lines.${n}.reason`, because('say-why-missing'))
    said.set(line.unit_no, { unit, line, counts, numbers: numbersOf(unit, line, counts, n) })
  }
  if (said.size === 0) refuseField('lines', because('nothing-received'))
  if (!form.is_part)
    for (const unit of own) {
      const counts = said.get(unit.unit_no)?.counts ?? unit
      if (restOfUnit(counts) > 0)
        refuse('conflict', {
          status: 'DoesNotAddUp',
          because: because('receipt-does-not-add-up', {
            item: unit.item_code,
            n: counts.qty - restOfUnit(counts),
            sent: counts.qty,
          }),
        })
    }
  return [...said.values()]
}

const distanceOf = ({ lat, lng }: Row, form: ReceiptForm) =>
  lat === null || lng === null || form.lat === null || form.lng === null
    ? null
    : Math.round(metresBetween({ lat, lng }, { lat: form.lat, lng: form.lng }))

/** Whether the same part was saved before: a phone sends until it hears an answer. */
export const isRepeated = async (db: Db, delivery_code: string, request_key: string | null) =>
  request_key !== null &&
  (await db.$count(
    deliveryReceipts,
    and(eq(deliveryReceipts.delivery_code, delivery_code), eq(deliveryReceipts.request_key, request_key)),
  )) > 0

type Sent = { delivery_code: string; request_key: string | null }

/** The delivery in sight, where this part of its receipt is saved already. */
export const receivedBefore = async ({ db, viewer }: ActingContext, { delivery_code, request_key }: Sent) => {
  if (!(await isRepeated(db, delivery_code, request_key))) return undefined
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.delivery_code, delivery_code), visibleDeliveries(viewer)))
  return row
}

/** Adds a part of the receipt to what is known: quantities, units, the progress of the orders, and what needs a look. */
export const receiveGoods = async (
  begun: Begun<Row, DeliveryState>,
  form: ReceiptForm,
  by: Source,
): Promise<Change<Row, DeliveryState>> => {
  const { db, before, at } = begun
  const { delivery_code } = before
  const received_date = new Date(form.received_date).toISOString()
  requireTime(before, received_date, at)
  await requireProof(db, before, form)
  await lockOrders(db, before.order_codes)
  const own = await unitsOfDelivery(db, delivery_code)
  const said = judgeLines(own, form)
  const arriving = own.map((unit) => ({ ...unit, ...said.find((one) => one.unit.unit_no === unit.unit_no)?.counts }))
  const due = await dueOfLetter(db, before, arriving)
  await writeReceived(db, before, said, by, received_date)
  await collectAtDoor(db, begun.actor, before, due, { ...form, received_date }, by)
  const distance = distanceOf(before, form)
  if (by.source === 'desk' && distance !== null && distance > farFromAddress && !form.far_reason)
    refuseField('far_reason', because('say-why-far', { n: distance }))
  const { lines: _lines, is_part: _part, taken: _taken, receiver_name, ...rest } = form
  await db.insert(deliveryReceipts).values({
    ...rest,
    ...{ delivery_code, received_date, receiver_name, distance, source: by.source, is_late: by.is_late },
    photo_codes: [...new Set(form.photo_codes)],
    units: said.map(({ line }) => ({
      ...{ unit_no: line.unit_no, received: line.received, damaged: line.damaged, short: line.short },
      ...{ damaged_serials: line.damaged_serials, short_serials: line.short_serials, reason: line.reason },
    })),
    ...{ recorded_by: by.usercode, recorded_user_name: by.username },
  })
  const now = await db.select().from(unitTable).where(eq(unitTable.delivery_code, delivery_code))
  const sum = (field: 'received_qty' | 'damaged_qty' | 'short_qty') => now.reduce((all, unit) => all + unit[field], 0)
  const sums = { received_qty: sum('received_qty'), damaged_qty: sum('damaged_qty'), short_qty: sum('short_qty') }
  const reused = await reusedPhotos(db, delivery_code, form.photo_codes)
  await openProblems(begun, by, before, problemsIn({ said, form, distance, reused, isLate: by.is_late }))
  return {
    facts: { receipt_status: await receiptStatusNow(db, before) },
    set: {
      ...{ ...sums, received_date, signed_name: receiver_name },
      goods_received_status: goodsReceivedOf({ ...sums, total_qty: before.total_qty }),
    },
    also: { received: said.map(({ line }) => line), receiver_name },
  }
}
