import {
  amountOf,
  type CostLine,
  type PricedUnit,
  standardLines,
  sumCosts,
  transportOf,
} from '@sejuk/domain/aftersales/costs'
import { isUnpaidRepeat } from '@sejuk/domain/aftersales/tickets/complaints'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { costLines, costSheets } from '../../../db/tables/aftersales/costs.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { servicePrices, servicePriceVersions } from '../../../db/tables/aftersales/service-prices.ts'
import { workOrderVisits } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as d, workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'

type WorkOrder = typeof w.$inferSelect
export const entity = 'cost-sheet'

/** Roads are longer than the straight line. */
const detour = 1.3

const versionOn = async (db: Db, day: string) => {
  const [found] = await db
    .select({ version_no: servicePriceVersions.version_no })
    .from(servicePriceVersions)
    .where(lte(servicePriceVersions.valid_from, day))
    .orderBy(desc(servicePriceVersions.valid_from))
    .limit(1)
  return found?.version_no ?? null
}

/** A repeat that came of a complaint within thirty days is not paid again. */
const isRepeat = async (db: Db, { parent_number, created_date }: WorkOrder) => {
  if (!parent_number) return false
  const [parent] = await db.select({ at: w.finished_date }).from(w).where(eq(w.work_order_number, parent_number))
  return isUnpaidRepeat(parent?.at ?? null, created_date)
}

/** What the price list of the day gives for a work order. */
export const standardOf = async (db: Db, order: WorkOrder) => {
  const [centre] = await db.select().from(serviceCentres).where(eq(serviceCentres.asc_code, order.asc_code))
  const price_version = await versionOn(db, dayIn(order.finished_date ?? new Date().toISOString(), headOffice))
  const km =
    centre && order.pin_lat !== null && order.pin_lng !== null
      ? Math.round((metresBetween(centre, { lat: order.pin_lat, lng: order.pin_lng }) * 2 * detour) / 1000)
      : 0
  if (!centre || price_version === null || (await isRepeat(db, order))) return { lines: [], km, price_version }
  const units = await db
    .select({
      quantity: d.quantity,
      item_name: d.item_name,
      category_code: d.category_code,
      warranty: d.warranty,
      capacity_pk: sql<
        number | null
      >`(select max(s.capacity_pk) from ${serialNumbers} s where s.serial_number in (${d.serial_indoor}, ${d.serial_outdoor}))`,
    })
    .from(d)
    .where(eq(d.work_order_number, order.work_order_number))
    .orderBy(asc(d.line_no))
  const prices = await db
    .select()
    .from(servicePrices)
    .where(
      and(
        eq(servicePrices.version_no, price_version),
        eq(servicePrices.asc_type, centre.asc_type),
        eq(servicePrices.service_type, order.service_type),
      ),
    )
    .orderBy(asc(servicePrices.min_pk))
  const priceOf = ({ category_code, capacity_pk }: (typeof units)[number]) => {
    const ofKind = prices.filter((price) => price.category_code === category_code)
    return ofKind.find(({ max_pk }) => capacity_pk === null || capacity_pk <= max_pk) ?? ofKind.at(-1)
  }
  // Out of warranty the customer pays the centre, and we nothing.
  const priced = units.map((unit): PricedUnit & { price: (typeof prices)[number] | undefined } => {
    const price = unit.warranty === 'Out_of_Warranty' ? undefined : priceOf(unit)
    const description = unit.item_name ?? order.service_type
    return { description, quantity: unit.quantity, fee: price?.in_warranty_fee ?? null, price }
  })
  const bands = priced.find(({ price }) => price)?.price?.transport ?? []
  return { lines: standardLines(priced, { km, amount: transportOf(bands, km) }), km, price_version }
}

/** Another work order of the same kind on one of the same units, finished within thirty days before. */
const duplicateOf = async (db: Db, order: WorkOrder) => {
  const units = await db
    .select({ indoor: d.serial_indoor, outdoor: d.serial_outdoor })
    .from(d)
    .where(eq(d.work_order_number, order.work_order_number))
  const serials = units.flatMap(({ indoor, outdoor }) => [indoor, outdoor]).filter((one) => one !== null)
  if (serials.length === 0) return null
  const [other] = await db
    .select({ number: w.work_order_number })
    .from(d)
    .innerJoin(w, eq(w.work_order_number, d.work_order_number))
    .where(
      and(
        sql`(${inArray(d.serial_indoor, serials)} or ${inArray(d.serial_outdoor, serials)})`,
        sql`${w.work_order_number} <> ${order.work_order_number}`,
        eq(w.service_type, order.service_type),
        sql`${w.finished_date} between ${order.finished_date ?? 'now'}::timestamptz - interval '30 days' and ${order.finished_date ?? 'now'}::timestamptz`,
      ),
    )
    .limit(1)
  return other?.number ?? null
}

export const writeLines = async (db: Db, work_order_number: string, lines: readonly CostLine[]) => {
  await db.delete(costLines).where(eq(costLines.work_order_number, work_order_number))
  if (lines.length)
    await db.insert(costLines).values(
      lines.map((line, n) => ({
        ...line,
        photo_codes: [...line.photo_codes],
        work_order_number,
        line_no: n + 1,
        amount: amountOf(line),
      })),
    )
}

/** At Finish: what the price list gives, for the centre to add to. Finished a second time, its own sheet stays. */
export const prepareCosts = async (db: Db, actor: Actor, order: WorkOrder) => {
  const { work_order_number, asc_code, dept_code } = order
  if ((await db.$count(costSheets, eq(costSheets.work_order_number, work_order_number))) > 0) return
  const { lines, km, price_version } = await standardOf(db, order)
  const is_overtime =
    (await db.$count(
      workOrderVisits,
      and(eq(workOrderVisits.work_order_number, work_order_number), eq(workOrderVisits.is_overtime, true)),
    )) > 0
  const sums = sumCosts(lines)
  const duplicate_of = await duplicateOf(db, order)
  await db
    .insert(costSheets)
    .values({ work_order_number, asc_code, dept_code, price_version, km, is_overtime, duplicate_of, ...sums })
  await writeLines(db, work_order_number, lines)
  await db.update(w).set({ cost_amount: sums.asked_amount }).where(eq(w.work_order_number, work_order_number))
  await logActions(db, actor, [
    { entity, entity_code: work_order_number, action: 'prepare', to_status: 'Cost_Draft', after: sums },
  ])
}

export const prepareAtFinish = ({ db, actor, after }: Done<WorkOrder>) => prepareCosts(db, actor, after)
