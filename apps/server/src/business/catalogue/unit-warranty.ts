import { type CardTerms, type ItemTerms, type WarrantyFound, warrantyOf } from '@sejuk/domain/catalogue/warranty'
import type { WarrantyPolicy } from '@sejuk/domain/catalogue/warranty-policies'
import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { consumerItems as c } from '../../db/tables/aftersales/consumer-items.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import { warrantyPolicies } from '../../db/tables/catalogue/warranty-policies.ts'
import { inheritedWarranties } from '../../db/tables/returns/rma-requests.ts'
import { warrantyCardItems, warrantyCards } from '../../db/tables/supervision/warranty-cards.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'

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
const unitFields = getTableColumns(s)
const unitSource = sql`${s}`
const policyFields = getTableColumns(warrantyPolicies)
const policySource = sql`${warrantyPolicies}`
const cardFields = {
  serial_number: warrantyCardItems.serial_number,
  start_date: warrantyCards.start_date,
  sparepart_until: warrantyCardItems.warranty_end_date_sparepart,
  compressor_until: warrantyCardItems.warranty_end_date_compressor,
}
const cardSource = sql`${warrantyCardItems} join ${warrantyCards} on ${warrantyCards.card_key} = ${warrantyCardItems.card_key}`

const itemsOf = async (db: Db, codes: readonly string[]): Promise<Map<string, ItemTerms>> => {
  const wanted = [...new Set(codes)]
  const found = wanted.length ? await selectPlanned(db, itemFields, itemSource, oneOf(items.item_code, wanted)) : []
  return new Map(found.map((item) => [item.item_code, item]))
}

const registeredAmong = async (db: Db, serials: readonly string[]) => {
  const wanted = [...serials]
  const found = wanted.length
    ? await db
        .select({ serial_indoor: c.serial_indoor, serial_outdoor: c.serial_outdoor })
        .from(c)
        .where(or(inArray(c.serial_indoor, wanted), inArray(c.serial_outdoor, wanted)))
    : []
  return new Set(serialsIn(found))
}

const cardsOf = async (db: Db, serials: readonly string[]): Promise<Map<string, CardTerms>> => {
  const found = serials.length
    ? await selectPlanned(
        db,
        cardFields,
        cardSource,
        sql`${oneOf(warrantyCardItems.serial_number, serials)} and ${warrantyCardItems.is_issued}`,
      )
    : []
  return new Map([
    ...found.map(({ serial_number, ...terms }) => [serial_number, terms] as const),
    ...(await inheritedBy(db, serials)),
  ])
}

/** What units that replaced others took over from them. */
const inheritedBy = async (db: Db, serials: readonly string[]) => {
  const found = serials.length
    ? await db
        .select()
        .from(inheritedWarranties)
        .where(inArray(inheritedWarranties.serial_number, [...serials]))
    : []
  return found.map(({ serial_number, start_date, sparepart_until, compressor_until }) => {
    const terms: CardTerms = { start_date, sparepart_until, compressor_until, is_inherited: true }
    return [serial_number, terms] as const
  })
}

/** What we know of these units by their numbers, of their items, and the policies they are judged by. */
export const knownSerials = async (db: Db, units: readonly Named[]): Promise<KnownSerials> => {
  const wanted = [...new Set(serialsIn(units))]
  const found = wanted.length ? await selectPlanned(db, unitFields, unitSource, oneOf(s.serial_number, wanted)) : []
  const codes = [...found, ...units].flatMap(({ item_code }) => (item_code ? [item_code] : []))
  const policies = await selectPlanned(db, policyFields, policySource, sql`true`)
  const asksForRegistration = policies.some(({ needs_registration }) => needs_registration)
  return {
    bySerial: new Map(found.map((row) => [row.serial_number, row])),
    byItem: await itemsOf(db, codes),
    policies,
    registered: asksForRegistration ? await registeredAmong(db, wanted) : null,
    cards: await cardsOf(db, wanted),
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
