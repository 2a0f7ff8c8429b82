import { afterSerialEvent, fitsMask, isSerial, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { keepInLife, type SerialDocument, serialField } from './serial-life.ts'
import { serialSettingOf } from './serial-settings.ts'

type Born = {
  item_code: string
  serials: readonly string[]
  document: SerialDocument
  actor: { usercode: string; username: string }
  at?: string | undefined
  batch_code?: string | undefined
}

type Item = typeof items.$inferSelect
const kindOf = ({ used_for_indoor_outdoor: used }: Item) => (used === 'Indoor' || used === 'Outdoor' ? used : 'Unit')

/** The first set that has the item as one of its halves. */
const setOf = async (db: Db, item_code: string) => {
  const [found] = await db
    .select({ item_code: items.item_code })
    .from(items)
    .where(sql`${items.sub_items} @> ${JSON.stringify([{ sub_item_code: item_code }])}::jsonb`)
    .orderBy(items.item_code)
    .limit(1)
  return found?.item_code ?? null
}

export const itemWithSerials = async (db: Db, item_code: string) => {
  const [item] = await db.select().from(items).where(eq(items.item_code, item_code))
  if (!item?.has_serial) refuse('conflict', { because: because('item-has-no-serial-numbers', { item: item_code }) })
  return item
}

/**
 * Numbers that nobody knew: each begins its life in the factory. A goods receipt makes those that come with the goods before
 * it moves them.
 */
export const makeSerials = async (db: Db, born: Born) => {
  const item = await itemWithSerials(db, born.item_code)
  const serials = [...new Set(born.serials.map(normalizeSerial))].toSorted()
  const mask = item.serial_mask ?? (await serialSettingOf(db, item.brand_code)).mask
  const wrong = serials.filter((serial) => !isSerial(serial) || !fitsMask(serial, mask))
  const taken = serials.length
    ? await db.select({ serial_number: s.serial_number }).from(s).where(inArray(s.serial_number, serials))
    : []
  const problems = [
    ...wrong.map((serial) => [serial, because('serial-number-does-not-match-the-model')] as const),
    ...taken.map(({ serial_number }) => [serial_number, because('serial-number-already-exists')] as const),
  ]
  const [first] = problems
  if (first)
    refuse('conflict', {
      status: 'SerialRefused',
      because: first[1],
      errors: Object.fromEntries(problems.slice(0, 50).map(([serial, problem]) => [serialField(serial), [problem]])),
    })
  const made = await insertSerials(db, { ...born, serials }, item)
  // Somebody made one of them at the same moment.
  if (made.length < serials.length) refuse('conflict', { because: because('serial-number-already-exists') })
  return made
}

/** Those that are still free; a number that was taken meanwhile is left out. */
export const insertSerials = async (db: Db, born: Born, item: Item) => {
  const at = born.at ?? new Date().toISOString()
  const status = afterSerialEvent(null, 'produced') ?? 'InFactory'
  const model = {
    item_code: item.item_code,
    item_name: item.item_name,
    set_item_code: await setOf(db, item.item_code),
    unit_kind: kindOf(item),
    brand_code: item.brand_code ?? '',
    category_code: item.category_code ?? '',
    business_unit: item.business_unit_code,
    capacity_pk: item.capacity_pk,
    batch_code: born.batch_code ?? null,
    produced_date: dayIn(at, headOffice),
    status,
  } as const
  if (born.serials.length === 0) return []
  const made = await db
    .insert(s)
    .values(born.serials.map((serial_number) => ({ ...model, serial_number })))
    .onConflictDoNothing()
    .returning({ serial_number: s.serial_number })
  await keepInLife(
    db,
    { ...born, event: 'produced' },
    at,
    made.map(({ serial_number }) => ({ serial_number, status_before: null, status_after: status })),
  )
  return made.map(({ serial_number }) => serial_number)
}
