import { type WarrantyFound, warrantyOf } from '@sejuk/domain/aftersales/warranty'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'

type Unit = {
  serial_indoor: string | null
  serial_outdoor: string | null
  purchase_date: string | null
  category_code?: string | null
}
export type KnownSerials = ReadonlyMap<string, typeof s.$inferSelect>

export const serialsIn = (units: readonly Pick<Unit, 'serial_indoor' | 'serial_outdoor'>[]) =>
  units.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor]).filter((one) => one !== null)

/** What we know of these numbers. */
export const knownSerials = async (db: Db, serials: readonly string[]): Promise<KnownSerials> => {
  const wanted = [...new Set(serials)]
  const found = wanted.length ? await db.select().from(s).where(inArray(s.serial_number, wanted)) : []
  return new Map(found.map((row) => [row.serial_number, row]))
}

/** Of the two halves the one we know. */
export const knownHalf = (known: KnownSerials, { serial_indoor, serial_outdoor }: Unit) =>
  known.get(serial_indoor ?? '') ?? known.get(serial_outdoor ?? '')

/** Whether units are covered today, each by what we know of its numbers. */
export const warrantyOfUnit = (known: KnownSerials, unit: Unit, today: string): WarrantyFound =>
  warrantyOf(
    {
      unit: knownHalf(known, unit) ?? null,
      has_serial: Boolean(unit.serial_indoor ?? unit.serial_outdoor),
      purchase_date: unit.purchase_date,
      category_code: unit.category_code,
    },
    today,
  )
