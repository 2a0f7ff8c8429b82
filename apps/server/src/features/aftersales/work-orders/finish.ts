import { finishGaps, type KnownSerial, serialProblem } from '@sejuk/domain/aftersales/work-orders/finishing'
import { because } from '@sejuk/domain/messages'
import { and, asc, count, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { workOrderDetails as d, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { photoLists } from '../../../db/tables/masters/photo-lists.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { Doing, Effect, WorkOrder } from './acting.ts'
import { leave, signatureOf, writeUnits } from './works.ts'

export const photoModule = 'work_order'

/** The photos required by the photo list, and those attached to each of the orders. */
export const photosByOrder = async (db: Db, numbers: readonly string[]) => {
  const wanted = await db
    .select()
    .from(photoLists)
    .where(and(eq(photoLists.module_name, photoModule), eq(photoLists.is_active, true)))
    .orderBy(asc(photoLists.seq))
  const taken = await db
    .select({ code: attachments.module_code, alias: attachments.alias, n: count() })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, photoModule),
        inArray(attachments.module_code, [...numbers]),
        isNull(attachments.deleted_date),
      ),
    )
    .groupBy(attachments.module_code, attachments.alias)
  return (work_order_number: string) => {
    const by = new Map(taken.filter(({ code }) => code === work_order_number).map(({ alias, n }) => [alias, n]))
    return wanted.map(({ photo_alias, photo_name, local_name, min_photos, is_required }) => ({
      alias: photo_alias,
      photo_name,
      local_name,
      least: is_required ? min_photos : 0,
      taken: by.get(photo_alias) ?? 0,
    }))
  }
}
const photosOf = async (db: Db, work_order_number: string) =>
  (await photosByOrder(db, [work_order_number]))(work_order_number)

type Unit = typeof d.$inferSelect
const unitsOf = (db: Db, { work_order_number }: WorkOrder) =>
  db.select().from(d).where(eq(d.work_order_number, work_order_number)).orderBy(asc(d.line_no))

/** Checks every serial number and stores the problem with its unit. */
const checkSerials = async (db: Db, order: WorkOrder, units: readonly Unit[]) => {
  const given = units
    .flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor])
    .filter((one) => one !== null)
  const rows = given.length
    ? await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, given))
    : []
  const known = new Map<string, KnownSerial>(rows.map((one) => [one.serial_number, one]))
  // A unit that is installed now must not have been installed at somebody else's before.
  const before =
    order.work_done === 'Install' && given.length
      ? await db
          .select({ serial_indoor: d.serial_indoor, serial_outdoor: d.serial_outdoor })
          .from(d)
          .innerJoin(workOrders, eq(workOrders.work_order_number, d.work_order_number))
          .where(
            and(
              or(inArray(d.serial_indoor, given), inArray(d.serial_outdoor, given)),
              eq(workOrders.work_done, 'Install'),
              ne(workOrders.customer_phone, order.customer_phone),
              notInArray(workOrders.service_status, ['Cancelled', 'Service_Dispatched', 'Rejected']),
            ),
          )
      : []
  const elsewhere = new Set(
    before.flatMap((one) => [one.serial_indoor, one.serial_outdoor]).filter((one) => one !== null),
  )
  const problems = units.map((unit) => ({ unit, problem: serialProblem(unit, { known, elsewhere }) ?? null }))
  for (const { unit, problem } of problems)
    await db.update(d).set({ serial_problem: problem }).where(eq(d.work_order_detail_id, unit.work_order_detail_id))
  return problems.filter(({ problem }) => problem !== null)
}

/** Everything there, the work is finished; with a serial number that cannot be right, somebody looks at it. */
export const finishWork = async (doing: Doing<'finish'>): Promise<Effect> => {
  const { db, input, before, at } = doing
  await writeUnits(doing, before, input.units)
  const units = await unitsOf(db, before)
  const signature = signatureOf(input, before)
  const errors = finishGaps({
    service_type: before.service_type,
    units,
    photos: await photosOf(db, before.work_order_number),
    signed_by: signature.signed_by ?? null,
    unsigned_reason: signature.unsigned_reason ?? null,
  })
  if (Object.keys(errors).length) refuse('invalid', { errors })
  const problems = await checkSerials(db, before, units)
  await db.update(d).set({ unit_status: 'Done' }).where(eq(d.work_order_number, before.work_order_number))
  await leave(doing, before, at)
  return { reason: input.reason, set: signature, facts: { is_any_serial_invalid: problems.length > 0 } }
}

/** A serial number that was not right is put right, or it is said why it may stay. */
export const confirmWork = async (doing: Doing<'ass-confirm'>): Promise<Effect> => {
  const { db, input, before } = doing
  await writeUnits(doing, before, input.units)
  if (before.service_status === 'Finished_SN_Invalid') {
    const problems = await checkSerials(db, before, await unitsOf(db, before))
    const [first] = problems
    if (first && !input.reason)
      refuseField('reason', because('correct-or-say-why-may', { problem: first.problem ?? '-' }))
  }
  return { reason: input.reason, also: input.units.length ? { units: input.units } : {} }
}
