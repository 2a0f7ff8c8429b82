import { isPostalCode } from '@sejuk/domain/masters/regions'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { subDistricts, postalCodes as t } from '../../../db/tables/masters/regions.ts'

type Confirmed = { sub_district_code: string | null; postal_code: string | null }

/**
 * Remembers postal codes a person confirmed for a place, so that they are offered there next time. For every form and import
 * that keeps an address: what is empty, malformed or of an unknown place is passed over, the address itself is not judged here.
 */
export const learnPostalCodes = async (db: Db, confirmed: readonly Confirmed[]) => {
  const usable = confirmed.filter(
    (one): one is { sub_district_code: string; postal_code: string } =>
      Boolean(one.sub_district_code) && isPostalCode(one.postal_code ?? ''),
  )
  if (!usable.length) return
  const known = await db
    .select({ code: subDistricts.sub_district_code })
    .from(subDistricts)
    .where(inArray(subDistricts.sub_district_code, [...new Set(usable.map((one) => one.sub_district_code))]))
  const places = new Set(known.map(({ code }) => code))
  const counted = new Map<string, { sub_district_code: string; postal_code: string; times_confirmed: number }>()
  for (const { sub_district_code, postal_code } of usable.filter((one) => places.has(one.sub_district_code))) {
    const key = `${sub_district_code} ${postal_code}`
    const times_confirmed = (counted.get(key)?.times_confirmed ?? 0) + 1
    counted.set(key, { sub_district_code, postal_code, times_confirmed })
  }
  // In one order, so that two who learn the same places never wait for each other.
  const rows = [...counted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  if (!rows.length) return
  await db
    .insert(t)
    .values(rows)
    .onConflictDoUpdate({
      target: [t.sub_district_code, t.postal_code],
      set: {
        times_confirmed: sql`${t.times_confirmed} + excluded.times_confirmed`,
        last_confirmed_date: sql`now()`,
      },
    })
}
