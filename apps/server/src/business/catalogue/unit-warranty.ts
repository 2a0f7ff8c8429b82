import { type CardTerms, type ItemTerms, type WarrantyFound, warrantyOf } from '@sejuk/domain/catalogue/warranty'
import type { WarrantyPolicy } from '@sejuk/domain/catalogue/warranty-policies'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { consumerItems as c } from '../../db/tables/aftersales/consumer-items.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import { warrantyPolicies } from '../../db/tables/catalogue/warranty-policies.ts'
import { inheritedWarranties } from '../../db/tables/returns/rma-requests.ts'
import { warrantyCardItems, warrantyCards } from '../../db/tables/supervision/warranty-cards.ts'
import { fixedStatement } from '../../platform/lists/fixed-statement.ts'
import { readTogether } from '../../platform/lists/planned-rows.ts'
import { type Selected, selectPlanned } from '../../platform/lists/selection.ts'

type Unit = {
  serial_indoor: string | null
  serial_outdoor: string | null
  purchase_date: string | null
  item_code?: string | null
  category_code?: string | null
}
type Named = Pick<Unit, 'serial_indoor' | 'serial_outdoor' | 'item_code'>

/** Everything the warranty of some units depends on. */
export type KnownSerials = {
  bySerial: ReadonlyMap<string, typeof s.$inferSelect>
  byItem: ReadonlyMap<string, ItemTerms>
  policies: readonly WarrantyPolicy[]
  /** The numbers that consumers registered; asked only where a policy wants to know. */
  registered: ReadonlySet<string> | null
  /** What issued cards of projects say, by serial number. */
  cards: ReadonlyMap<string, CardTerms>
}

export const serialsIn = (units: readonly Named[]) =>
  units.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor]).filter((one) => one !== null)

/** A list as one value, so that the statement is the same for any length. */
const oneOf = (column: PgColumn, codes: readonly string[]) => sql`${column} = any(${sql.param(codes)}::text[])`

const itemFields = {
  item_code: items.item_code,
  warranty_sparepart_months: items.warranty_sparepart_months,
  warranty_compressor_months: items.warranty_compressor_months,
  warranty_policy_code: items.warranty_policy_code,
}
const itemSource = sql`${items}`
const { item_code: ownItem, ...terms } = itemFields
/** A unit, and what its item promises; of a source that joins the items. */
export const unitAndTerms = { ...getTableColumns(s), own_item: ownItem, ...terms }
type UnitAndTerms = Selected<typeof unitAndTerms>
const unitSource = sql`${s} left join ${items} on ${items.item_code} = ${s.item_code}`
const policyFields = getTableColumns(warrantyPolicies)
const policySource = sql`${warrantyPolicies}`
const registeredFields = { serial_indoor: c.serial_indoor, serial_outdoor: c.serial_outdoor }
const registeredSource = sql`${c}`

const itemsOf = async (db: Db, codes: readonly string[]): Promise<ItemTerms[]> =>
  codes.length ? selectPlanned(db, itemFields, itemSource, oneOf(items.item_code, [...new Set(codes)])) : []

/** The units by their numbers, and what their items promise, in one statement. */
const unitsOf = async (db: Db, serials: readonly string[]): Promise<UnitAndTerms[]> =>
  serials.length ? selectPlanned(db, unitAndTerms, unitSource, oneOf(s.serial_number, serials)) : []

const apart = ({
  own_item,
  warranty_sparepart_months,
  warranty_compressor_months,
  warranty_policy_code,
  ...unit
}: UnitAndTerms) => {
  const promised = { warranty_sparepart_months, warranty_compressor_months, warranty_policy_code }
  const item: ItemTerms | undefined = own_item === null ? undefined : { item_code: own_item, ...promised }
  return { unit, item }
}

const registeredAmong = async (db: Db, serials: readonly string[]) => {
  const isNamed = sql`(${oneOf(c.serial_indoor, serials)} or ${oneOf(c.serial_outdoor, serials)})`
  const found = serials.length ? await selectPlanned(db, registeredFields, registeredSource, isNamed) : []
  return new Set(serialsIn(found))
}

const [i, k, h] = [warrantyCardItems, warrantyCards, inheritedWarranties]
const amongAsked = (column: PgColumn) => sql`${column} = any(${sql.raw('$1::text[]')})`
const cardRows = fixedStatement<CardTerms & { serial_number: string }>(
  sql`select ${i.serial_number}, ${k.start_date}, ${i.warranty_end_date_sparepart} as sparepart_until,
      ${i.warranty_end_date_compressor} as compressor_until, false as is_inherited
    from ${i} join ${k} on ${k.card_key} = ${i.card_key} where ${amongAsked(i.serial_number)} and ${i.is_issued}
    union all select ${h.serial_number}, ${h.start_date}, ${h.sparepart_until}, ${h.compressor_until}, true
    from ${h} where ${amongAsked(h.serial_number)} order by is_inherited`,
)

/** What issued cards of projects say, and, after them, what units that replaced others took over from them. */
const cardsOf = async (db: Db, serials: readonly string[]): Promise<Map<string, CardTerms>> => {
  const found = serials.length ? await cardRows(db, serials) : []
  return new Map(
    found.map(({ serial_number, is_inherited, ...dates }) => [
      serial_number,
      is_inherited ? { ...dates, is_inherited } : dates,
    ]),
  )
}

/** What we know of these units by their numbers, of their items, and the policies they are judged by. */
export const knownSerials = (db: Db, units: readonly Named[]): Promise<KnownSerials> => {
  const wanted = [...new Set(serialsIn(units))]
  const named = units.flatMap(({ item_code }) => (item_code ? [item_code] : []))
  return knownWith(db, wanted, () => unitsOf(db, wanted), named)
}

/** The same, where the caller reads the units itself. */
export const knownWith = async (
  db: Db,
  wanted: readonly string[],
  readUnits: () => Promise<readonly UnitAndTerms[]>,
  named: readonly string[] = [],
): Promise<KnownSerials> => {
  const [units, others, policies, cards] = await readTogether(db, [
    readUnits,
    () => itemsOf(db, named),
    () => selectPlanned(db, policyFields, policySource, sql`true`),
    () => cardsOf(db, wanted),
  ])
  const found = units.map(apart)
  const promised = [...others, ...found.flatMap(({ item }) => (item ? [item] : []))]
  const asksForRegistration = policies.some(({ needs_registration }) => needs_registration)
  return {
    bySerial: new Map(found.map(({ unit }) => [unit.serial_number, unit])),
    byItem: new Map(promised.map((item) => [item.item_code, item])),
    policies,
    registered: asksForRegistration ? await registeredAmong(db, wanted) : null,
    cards,
  }
}

/** Of the two halves the one we know. */
export const knownHalf = ({ bySerial }: KnownSerials, { serial_indoor, serial_outdoor }: Named) =>
  bySerial.get(serial_indoor ?? '') ?? bySerial.get(serial_outdoor ?? '')

/** Whether a unit is covered today, by what we know of its numbers. */
export const warrantyOfUnit = (known: KnownSerials, unit: Unit, today: string): WarrantyFound => {
  const half = knownHalf(known, unit)
  return warrantyOf(
    {
      unit: half ?? null,
      has_serial: Boolean(unit.serial_indoor ?? unit.serial_outdoor),
      purchase_date: unit.purchase_date,
      category_code: unit.category_code,
      item: known.byItem.get(half?.item_code ?? unit.item_code ?? '') ?? null,
      policies: known.policies,
      card: known.cards.get(unit.serial_indoor ?? '') ?? known.cards.get(unit.serial_outdoor ?? '') ?? null,
      ...(known.registered && { is_registered: serialsIn([unit]).some((one) => known.registered?.has(one)) }),
    },
    today,
  )
}
