import { createHash } from 'node:crypto'
import type * as contract from '@sejuk/contract/delivery/driver-links'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { isTrackable, reportOf } from '@sejuk/domain/delivery/driver-links'
import { restOf } from '@sejuk/domain/delivery/receipts'
import { because } from '@sejuk/domain/messages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  deliveryOrderLines,
  deliveryOrderSerials as serials,
  deliveryOrders as t,
  deliveryOrderUnits as units,
} from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryLinks as l } from '../../../db/tables/delivery/delivery-receipts.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { returnRequests as p } from '../../../db/tables/returns/return-requests.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { type StoredFile, storeFile } from '../../../platform/files/store-file.ts'
import { takeOfDay } from '../../../platform/files/upload-days.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { collectBySystem } from '../../returns/return-requests/commands.ts'
import { doorLetters } from '../../../business/delivery/money-at-door.ts'
import { onDelivery } from './commands.ts'
import { goodsOfPickups, isPickup, pickupsWhere } from './pickups.ts'
import { isRepeated, receiveGoods } from './receive.ts'

type Asked = { db: NodePgDatabase; request: { ip: string }; input: { token: string } }
type Link = typeof l.$inferSelect

const linkBehind = async ({ db, request, input: { token } }: Asked, kind: Link['kind']) => {
  const [found] = tokenProblem(token)
    ? []
    : await db
        .select()
        .from(l)
        .where(and(eq(l.token_hash, hashToken(token)), eq(l.kind, kind)))
  if (found) return found
  await countGuess(db, request.ip, 'delivery')
  return refuse('notFound', { status: 'WrongLink', because: because('link-not-right') })
}

/** The first phone that opens a driver's link is the only one that may. */
const requireDevice = async (db: NodePgDatabase, link: Link, device: string) => {
  const device_hash = createHash('sha256').update(device).digest('hex')
  if (link.device_hash === device_hash) return
  const bound =
    link.device_hash === null &&
    (await db
      .update(l)
      .set({ device_hash })
      .where(and(eq(l.token_hash, link.token_hash), isNull(l.device_hash)))
      .returning())
  if (!bound || bound.length === 0)
    refuse('conflict', { status: 'OtherPhone', because: because('link-of-another-phone') })
}

const dayOf = ({ warehouse_code, truck_no, planned_date, expires_date }: Link) => ({
  warehouse_code: warehouse_code ?? '',
  truck_no: truck_no ?? '',
  planned_date: planned_date ?? '',
  end: expires_date ?? '',
})
const stopsOf = (link: Link) => {
  const { warehouse_code, truck_no, planned_date } = dayOf(link)
  return and(
    eq(t.warehouse_code, warehouse_code),
    eq(t.truck_no, truck_no),
    eq(t.planned_date, planned_date),
    inArray(t.status, ['Review', 'Pending to Approve', 'Approved', 'Adjusted']),
  )
}

const pickupsOf = (link: Link) => {
  const { warehouse_code, truck_no, planned_date } = dayOf(link)
  return and(
    ...[isPickup, eq(p.warehouse_code, warehouse_code), eq(p.truck_no, truck_no), eq(p.pickup_date, planned_date)],
  )
}

const refuseEnded = async (db: Db) => {
  const { company } = await settingsOf(db, 'company')
  return refuse('conflict', {
    status: 'ExpiredLink',
    because: because('driver-link-over', { phone: company.support_phone }),
  })
}

export const getDriverDay = async (context: StepwiseContext<typeof contract.getDriverDay>) => {
  const { db, input } = context
  const link = await linkBehind(context, 'driver')
  const { warehouse_code, truck_no, planned_date, end } = dayOf(link)
  if (new Date().toISOString() > end) return refuseEnded(db)
  await requireDevice(db, link, input.device)
  const found = await db
    .select({ delivery: t, customer_name: customers.customer_name })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(stopsOf(link))
    .orderBy(sql`${t.stop_no} nulls last`, asc(t.delivery_code))
    .limit(100)
  const codes = found.map(({ delivery }) => delivery.delivery_code)
  const all = codes.length
    ? await db.select().from(units).where(inArray(units.delivery_code, codes)).orderBy(asc(units.unit_no))
    : []
  const numbers = codes.length
    ? await db
        .select()
        .from(serials)
        .where(and(inArray(serials.delivery_code, codes), inArray(serials.state, ['picked', 'sent'])))
        .orderBy(asc(serials.serial_number))
    : []
  const doors = await doorLetters(
    db,
    found.map(({ delivery }) => delivery),
  )
  const pickups = await pickupsWhere(db, pickupsOf(link), 100)
  const goods = await goodsOfPickups(
    db,
    pickups.map(({ return_code }) => return_code),
  )
  const [warehouse] = await db.select().from(warehouses).where(eq(warehouses.warehouse_code, warehouse_code))
  const { company } = await settingsOf(db, 'company')
  return {
    data: {
      ...{ company_name: company.company_name, support_phone: company.support_phone, truck_no, planned_date },
      ...{ driver_name: link.driver_name, expires_date: end, warehouse_name: warehouse?.warehouse_name ?? '' },
      pickups: pickups.map((pickup) => ({
        ...pickup,
        goods: goods.filter(({ return_code }) => return_code === pickup.return_code),
      })),
      stops: found.map(({ delivery, customer_name }) => ({
        ...delivery,
        customer_name,
        door: doors.get(delivery.delivery_code) ?? null,
        is_received: delivery.status !== 'Review' && delivery.goods_issue_date !== null && restOf(delivery) === 0,
        units: all
          .filter(({ delivery_code }) => delivery_code === delivery.delivery_code)
          .map((unit) => ({
            ...unit,
            serials: numbers
              .filter((one) => one.delivery_code === unit.delivery_code && one.unit_no === unit.unit_no)
              .map(({ serial_number }) => serial_number),
          })),
      })),
    },
  }
}

type Recorded = { recorded_date: string; device: string; token: string }
type Reported = Recorded & { delivery_code: string }

/** Whether what the phone recorded may still be taken. */
const recordBehind = async (asked: Asked & { input: Recorded }) => {
  const { db, input } = asked
  const link = await linkBehind(asked, 'driver')
  await requireDevice(db, link, input.device)
  const recorded = new Date(input.recorded_date).toISOString()
  const judged = reportOf({ recorded, sent: new Date().toISOString(), end: dayOf(link).end })
  return judged === 'too-late' ? refuseEnded(db) : { link, judged, recorded }
}

/** The same for a stop of its own truck. */
const reportBehind = async (asked: Asked & { input: Reported }) => {
  const { db, input } = asked
  const { link, judged } = await recordBehind(asked)
  const isStop = and(eq(t.delivery_code, input.delivery_code), stopsOf(link))
  if (!(await db.$count(t, isStop))) refuse('notFound')
  return { link, isLate: judged === 'late' }
}

const photoCodeOf = ({ delivery_code, photo_key }: { delivery_code: string; photo_key: string }) =>
  `PHT-${createHash('sha256').update(`${delivery_code}\n${photo_key}`).digest('base64url').slice(0, 24)}`

/** The file is cleaned and stored before the transaction, and not at all where it came before. */
export const readDriverPhoto = async (context: StepwiseContext<typeof contract.sendDriverPhoto>) => {
  const { db, config, input } = context
  const { link } = await reportBehind(context)
  const attachment_code = photoCodeOf(input)
  if (await db.$count(attachments, eq(attachments.attachment_code, attachment_code))) return { attachment_code }
  const subject = `driver ${link.token_hash.slice(0, 16)}`
  await takeOfDay(db, { subject, kind: 'other', bytes: input.file.size, files: 1 })
  const { store } = await openFiles(config, db)
  return { attachment_code, kept: await storeFile(store, input.file, 'photo') }
}

export const sendDriverPhoto = async (
  { db, input }: RequestContext<typeof contract.sendDriverPhoto>,
  { attachment_code, kept }: { attachment_code: string; kept?: StoredFile },
) => {
  const { delivery_code, alias, recorded_date } = input
  if (kept)
    await db
      .insert(attachments)
      .values({
        ...kept,
        ...{ attachment_code, kind: 'photo', module_name: deliveryPhotoModule, module_code: delivery_code, alias },
        ...{ source: 'camera', created_by: 'driver', taken_date: kept.taken_date ?? recorded_date },
      })
      .onConflictDoNothing()
  return { data: { photo_code: attachment_code } }
}

export const findReported = (context: StepwiseContext<typeof contract.saveDriverReceipt>) => reportBehind(context)

/** Exactly once: what came before under the same key is answered, and nothing happens again. */
export const saveDriverReceipt = async (
  context: RequestContext<typeof contract.saveDriverReceipt>,
  { link, isLate }: Awaited<ReturnType<typeof findReported>>,
) => {
  const { db, input } = context
  const { token: _token, device: _device, recorded_date: _recorded, delivery_code, ...form } = input
  const data = { delivery_code, is_late: isLate }
  if (await isRepeated(db, delivery_code, form.request_key)) return { data }
  const begun = await onDelivery.beginBySystem(context, 'record', delivery_code)
  if (!begun) {
    const [now] = await db.select().from(t).where(eq(t.delivery_code, delivery_code))
    if (now && now.goods_issue_date === null)
      return refuse('conflict', { status: 'NotSent', because: because('received-before-sent') })
    if (now && restOf(now) === 0)
      return refuse('conflict', { status: 'Received', because: because('delivery-received-already') })
    return refuse('busy')
  }
  const by = { source: 'driver', is_late: isLate, usercode: 'driver', username: link.driver_name ?? 'Driver' } as const
  await onDelivery.end(begun, await receiveGoods(begun, form, by))
  return { data }
}

export const findPickup = async (context: StepwiseContext<typeof contract.collectPickup>) => {
  const { db, input } = context
  const now = new Date().toISOString()
  const said = { ...context, input: { ...input, recorded_date: input.recorded_date ?? now } }
  const { link, recorded } = await recordBehind(said)
  if (!(await db.$count(p, and(eq(p.return_code, input.return_code), pickupsOf(link))))) refuse('notFound')
  // The clock of a phone may be ahead.
  const [earlier = now] = [recorded, now].toSorted()
  return earlier
}

export const collectPickup = async (context: RequestContext<typeof contract.collectPickup>, at: string) => {
  const { return_code, collected_from } = context.input
  await collectBySystem(context, return_code, { collected_from, collected_date: at })
  return { data: { return_code } }
}

export const trackDelivery = async (context: StepwiseContext<typeof contract.trackDelivery>) => {
  const { db } = context
  const { delivery_code } = await linkBehind(context, 'customer')
  const [found] = await db
    .select({ delivery: t, customer_name: customers.customer_name })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(eq(t.delivery_code, delivery_code ?? ''))
  const { delivery, customer_name } = found ?? refuse('notFound')
  const isWhole = delivery.goods_issue_date !== null && restOf(delivery) === 0
  if (delivery.status === 'Deleted' || !isTrackable(isWhole ? delivery.received_date : null, new Date().toISOString()))
    refuse('conflict', { status: 'ExpiredLink', because: because('link-no-longer-valid') })
  const items = await db
    .select({ item_name: deliveryOrderLines.item_name, qty: deliveryOrderLines.qty })
    .from(deliveryOrderLines)
    .where(eq(deliveryOrderLines.delivery_code, delivery.delivery_code))
    .orderBy(asc(deliveryOrderLines.line_no))
  const { company } = await settingsOf(db, 'company')
  return {
    data: {
      ...delivery,
      ...{ customer_name, items, company_name: company.company_name, support_phone: company.support_phone },
      step: isWhole
        ? ('received' as const)
        : delivery.goods_issue_date
          ? ('on-the-way' as const)
          : ('planned' as const),
    },
  }
}
