import { because } from '@sejuk/domain/messages'
import { isDeadOnArrival, type RmaResolution, replacesUnit } from '@sejuk/domain/returns/rma-requests'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { purchaseDatesOf } from '../../../business/catalogue/purchase-dates.ts'
import { substitutesFor } from '../../../business/catalogue/substitutes.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { rmaRequestLines as lines } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'

export type OldUnit = typeof serialNumbers.$inferSelect
const outside = ['Sold', 'SoldOut', 'Installed']
const field = 'serial_numbers'

/** Units that are with a customer, all with the same one, and in no other exchange. A work order says itself whose they are. */
export const requireOldUnits = async (db: Db, serials: readonly string[], rma_code: string, isOfWorkOrder: boolean) => {
  const wanted = [...new Set(serials)]
  const found = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, wanted))
  for (const sn of wanted) {
    const unit = found.find((one) => one.serial_number === sn)
    if (!unit || (unit.customer_code === null && !isOfWorkOrder) || !outside.includes(unit.status))
      refuseField(field, because('rma-unit-not-outside', { sn }))
  }
  const [first] = found
  const stranger = found.find((unit) => unit.customer_code !== first?.customer_code)
  if (!first || stranger)
    return refuseField(field, because('rma-units-of-two-customers', { sn: stranger?.serial_number ?? '' }))
  const [other] = await db
    .select()
    .from(lines)
    .where(
      and(
        inArray(lines.serial_number, wanted),
        eq(lines.item_flag, 'IN'),
        eq(lines.is_open, true),
        ne(lines.rma_code, rma_code),
      ),
    )
  if (other) refuseField(field, because('rma-serial-open', { sn: other.serial_number ?? '', rma: other.rma_code }))
  return { units: found, customer_code: first.customer_code }
}

/** Whether all of them are covered, the day on which the first warranty ends, and whether they were dead on arrival. */
export const warrantyOfUnits = async (db: Db, units: readonly OldUnit[]) => {
  const today = companyToday()
  const bought = await purchaseDatesOf(
    db,
    units.map(({ serial_number }) => serial_number),
  )
  const named = units.map(({ serial_number, item_code }) => ({
    ...{ serial_indoor: serial_number, serial_outdoor: null, item_code },
    purchase_date: bought.get(serial_number) ?? null,
  }))
  const known = await knownSerials(db, named)
  const found = named.map((unit) => warrantyOfUnit(known, unit, today))
  const is_covered = found.every(({ state }) => state === 'In_Warranty')
  const ends = found.flatMap(({ parts_until }) => (parts_until ? [parts_until] : [])).toSorted()
  const is_doa = units.every((unit) =>
    isDeadOnArrival(unit.installed_date ?? unit.retail_date ?? unit.delivered_date, today, is_covered),
  )
  return { is_covered, is_doa, warranty_until: ends[0] ?? null }
}

type Wanted = { resolution: RmaResolution; out_item_code: string | null }

/** The other model that goes out, where it takes the place of every old unit. */
const requireModel = async (db: Db, units: readonly OldUnit[], { resolution, out_item_code: code }: Wanted) => {
  if (!code || !replacesUnit(resolution)) return undefined
  const [item] = await db
    .select({ item_code: items.item_code, item_name: items.item_name })
    .from(items)
    .where(eq(items.item_code, code))
  if (!item) return refuseChoice('out_item_code')
  const substitutes = await substitutesFor(
    db,
    units.map(({ item_code }) => item_code),
  )
  for (const { item_code: old } of units)
    if (old !== code && !substitutes(old).some(({ item_code }) => item_code === code))
      refuseField('out_item_code', because('rma-model-does-not-replace', { item: code, old }))
  return item
}

/** A line in for each old unit and, unless it is credited, a line out: the same model, one that replaces it, or the unit itself. */
export const writeUnits = async (db: Db, rma_code: string, units: readonly OldUnit[], wanted: Wanted) => {
  const { resolution } = wanted
  const other = await requireModel(db, units, wanted)
  await db.delete(lines).where(eq(lines.rma_code, rma_code))
  const rows = units.flatMap(({ item_code, item_name, serial_number }, n): (typeof lines.$inferInsert)[] => [
    { rma_code, line_no: n + 1, item_flag: 'IN', item_code, item_name, serial_number },
    ...(resolution === 'Credit'
      ? []
      : [{ rma_code, line_no: n + 101, item_flag: 'OUT' as const, item_code, item_name, ...other }]),
  ])
  if (rows.length === 0) refuse('invalid')
  await db.insert(lines).values(rows)
}
