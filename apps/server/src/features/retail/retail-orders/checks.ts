import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because, type Message } from '@sejuk/domain/messages'
import { type CheckedUnit, pairProblem, serialProblem, soldItem } from '@sejuk/domain/retail/serial-checks'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { retailOrderLines as l, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { selectPlanned } from '../../../platform/lists/selection.ts'

export type FormLine = { serial_indoor: string | null; serial_outdoor: string | null; price: number | null }
export type FoundUnit = CheckedUnit & { item_name: string; set_name: string | null; capacity_pk: number | null }

const serialsOf = (lines: readonly FormLine[]) =>
  lines.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor].filter((one) => one !== null))

const unitSource = sql`${s} left join ${items} on ${eq(items.item_code, s.item_code)}`
const unitFields = {
  serial_number: s.serial_number,
  item_code: s.item_code,
  item_name: s.item_name,
  set_item_code: s.set_item_code,
  set_name: sql<string | null>`(select i.item_name from items i where i.item_code = ${s.set_item_code})`,
  unit_kind: s.unit_kind,
  status: s.status,
  customer_code: s.customer_code,
  retail_date: s.retail_date,
  installed_date: s.installed_date,
  delivered_date: s.delivered_date,
  capacity_pk: s.capacity_pk,
  serial_mask: items.serial_mask,
}
/** However many numbers are asked for, the statement is the same. */
const oneOf = (column: PgColumn, serials: readonly string[]) => sql`${column} = any(${sql.param([...serials])}::text[])`

/** Locked, they are so in one order for everybody: of two shops that enter the same unit the second waits and hears of the first. */
export const unitsOf = async (
  db: Db,
  serials: readonly string[],
  { isLocked = false } = {},
): Promise<Map<string, FoundUnit>> => {
  if (serials.length === 0) return new Map()
  const locking = isLocked ? sql` order by ${asc(s.serial_number)} for update of ${s}` : sql``
  const rows = await selectPlanned(db, unitFields, unitSource, sql`${oneOf(s.serial_number, serials)}${locking}`)
  return new Map(rows.map((row) => [row.serial_number, row]))
}

const soldSource = sql`${l} join ${t} on ${eq(t.retail_order_code, l.retail_order_code)}`
const soldFields = {
  serial_indoor: l.serial_indoor,
  serial_outdoor: l.serial_outdoor,
  sale_date: t.sale_date,
  shop_code: t.shop_code,
  status: t.status,
  seller: t.create_user_name,
  consumer_name: t.consumer_name,
  consumer_phone: t.consumer_phone,
  approved_date: t.approved_date,
}

/** The counted sell-out that already names each number. */
export const soldBefore = async (db: Db, serials: readonly string[], except = '') => {
  const rows = serials.length
    ? await selectPlanned(
        db,
        soldFields,
        soldSource,
        and(
          sql`${l.is_counted}`,
          ne(l.retail_order_code, except),
          or(oneOf(l.serial_indoor, serials), oneOf(l.serial_outdoor, serials)),
        ),
      )
    : []
  return new Map(
    rows.flatMap((row) => [row.serial_indoor, row.serial_outdoor].flatMap((one) => (one ? [[one, row] as const] : []))),
  )
}

/** Whoever scans the outdoor unit first has sold the same set. */
const inOrder = (line: FormLine, units: ReadonlyMap<string, FoundUnit>): FormLine => {
  const { serial_indoor, serial_outdoor } = line
  const isTurned =
    units.get(serial_indoor ?? '')?.unit_kind === 'Outdoor' || units.get(serial_outdoor ?? '')?.unit_kind === 'Indoor'
  return isTurned ? { ...line, serial_indoor: serial_outdoor, serial_outdoor: serial_indoor } : line
}

type Asked = { customer_code: string; is_reported: boolean; except?: string | undefined }

/** Lines whose every unit may be sold here, with what they are about; refused under the field of each problem otherwise. */
export const requireUnits = async (
  db: Db,
  form: readonly FormLine[],
  { customer_code, is_reported, except }: Asked,
) => {
  const serials = serialsOf(form).map(normalizeSerial)
  const units = await unitsOf(db, serials, { isLocked: true })
  const before = await soldBefore(db, serials, except)
  const errors: Record<string, Message[]> = {}
  let is_cross_area = false
  const problemOf = (serial: string): Message | undefined => {
    if (serials.filter((one) => one === serial).length > 1) return because('serial-named-twice')
    const sold_on = before.get(serial)?.sale_date ?? null
    const problem = serialProblem(serial, units.get(serial), { customer_code, sold_on })
    if (problem?.code !== 'serial-not-delivered-here' || !is_reported) return problem
    is_cross_area = true
    return undefined
  }
  const lines = form.map((given, n) => {
    const line = inOrder(given, units)
    const { serial_indoor, serial_outdoor } = line
    if (!serial_indoor && !serial_outdoor) errors[`lines.${n}.serial_indoor`] = [because('line-without-serial')]
    for (const field of ['serial_indoor', 'serial_outdoor'] as const) {
      const serial = line[field]
      const problem = serial && problemOf(serial)
      if (problem) errors[`lines.${n}.${field}`] = [problem]
    }
    const indoor = units.get(serial_indoor ?? '')
    const outdoor = units.get(serial_outdoor ?? '')
    const unfit = pairProblem(indoor, outdoor)
    if (unfit && !errors[`lines.${n}.serial_indoor`] && !errors[`lines.${n}.serial_outdoor`])
      errors[`lines.${n}.serial_outdoor`] = [unfit]
    const unit = indoor ?? outdoor
    return {
      ...line,
      item_code: unit ? soldItem(unit) : '',
      item_name: unit?.set_name ?? unit?.item_name ?? '',
    }
  })
  const [first] = Object.values(errors).flat()
  if (first) refuse('invalid', { because: first, errors })
  return { lines, is_cross_area }
}
