import {
  didYouMean,
  differingLevels,
  type NamedPlace,
  notAPlace,
  placeLevels,
  plainRegion,
  regionKey,
} from '@sejuk/domain/masters/region-names'
import type { Line, Problem } from '@sejuk/domain/sheets'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { inSlices } from '../../../platform/sheets/in-slices.ts'

const chains = sql`sub_districts s join districts d using (district_code) join cities c on c.city_code = s.city_code
  join provinces p on p.province_code = s.province_code`
const names = sql`p.province_name, c.city_name, d.district_name, s.sub_district_name`

/** Places are guessed for the first lines only: users correct the top of a long list and retry. */
const mostGuesses = 200

const keyOf = (place: NamedPlace) => placeLevels.map((level) => regionKey(level, place[level])).join('\0')
/** As it was typed: fifty thousand lines name few places, and each is thought about once. */
const typedAs = (place: NamedPlace) => placeLevels.map((level) => place[level]).join('\0')

/** Lines whose place the country does not have, with the nearest one it has. */
export const placeProblems = async (db: Db, lines: readonly Line<NamedPlace>[]): Promise<Problem[]> => {
  const asked = new Map<string, NamedPlace>()
  await inSlices(lines, (some) => {
    for (const { value } of some) asked.set(typedAs(value), value)
    return []
  })
  const known = await calledAlike(db, [...asked.values()])
  const isKnown = (place: NamedPlace) =>
    known.get(keyOf(place))?.some((one) => differingLevels(place, one).length === 0)
  const unknown = new Map([...asked].filter(([, place]) => !isKnown(place)))
  if (unknown.size === 0) return []
  const guesses = await nearest(db, [...unknown].slice(0, mostGuesses))
  const problemsOf = ({ line, value }: Line<NamedPlace>): Problem[] => {
    const typed = typedAs(value)
    if (!unknown.has(typed)) return []
    const guess = guesses.get(typed)
    if (!guess) return [{ line, column: 'sub_district_name', value: value.sub_district_name, message: notAPlace }]
    return differingLevels(value, guess).map((level) => ({
      ...{ line, column: level, value: value[level] },
      message: didYouMean(guess[level]),
    }))
  }
  return inSlices(lines, (some) => some.flatMap(problemsOf))
}

/** Places by what they are called without their kinds: a city and a regency may be called alike. */
const calledAlike = async (db: Db, places: readonly NamedPlace[]) => {
  const called = places.flatMap(({ sub_district_name: name }) => [
    plainRegion(name),
    regionKey('sub_district_name', name),
  ])
  const { rows } = await db.execute<NamedPlace>(
    sql`select ${names} from ${chains} where lower(s.sub_district_name) = any(${sql.param([...new Set(called)])}::text[])`,
  )
  return Map.groupBy(rows, keyOf)
}

/** By the likeness of the whole, among those whose last name is alike. */
const nearest = async (db: Db, unknown: readonly (readonly [typed: string, place: NamedPlace])[]) => {
  const asked = unknown.map(([, place], n) => ({
    n,
    lowest: regionKey('sub_district_name', place.sub_district_name),
    whole: placeLevels.map((level) => regionKey(level, place[level])).join(' '),
  }))
  const { rows } = await db.execute<NamedPlace & { n: number }>(sql`select w.n, near.*
    from jsonb_to_recordset(${JSON.stringify(asked)}) as w(n int, lowest text, whole text)
    cross join lateral (select ${names} from ${chains} where s.sub_district_name % w.lowest
      order by similarity(concat_ws(' ', p.province_name, c.city_name, d.district_name, s.sub_district_name), w.whole) desc,
        s.sub_district_code limit 1) near`)
  return new Map(rows.map(({ n, ...place }) => [unknown[n]?.[0] ?? '', place]))
}
