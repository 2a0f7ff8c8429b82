import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { longestChain, type Replacement, substitutesOf } from '@sejuk/domain/catalogue/replacements'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'

type Pair = Pick<Replacement, 'old_item_code' | 'new_item_code'>

/** Every pair that leads on from these items, as far as a chain goes. */
const pairsFrom = async (db: Db, codes: readonly string[], today: string): Promise<Replacement[]> => {
  const { rows } = await db.execute<Pair>(sql`with recursive chain (old_item_code, new_item_code, n) as (
      select ${items.item_code}, ${items.replaced_by_item_code}, 1 from ${items}
      where ${items.item_code} = any(${sql.param([...codes])}) and ${items.replaced_by_item_code} is not null
      union
      select ${items.item_code}, ${items.replaced_by_item_code}, chain.n + 1 from ${items}
      join chain on chain.new_item_code = ${items.item_code}
      where ${items.replaced_by_item_code} is not null and chain.n < ${longestChain})
    select distinct old_item_code, new_item_code from chain`)
  return rows.map((pair) => ({ ...pair, ratio: 1, direction: 'one-way', valid_from: today, valid_to: null }))
}

/** What takes the place of these items today, the nearest first. */
export const substitutesFor = async (db: Db, codes: readonly string[]) => {
  const today = companyToday()
  const pairs = codes.length ? await pairsFrom(db, [...new Set(codes)], today) : []
  const found = [...new Set(pairs.map(({ new_item_code }) => new_item_code))]
  const named = found.length
    ? await db
        .select({ item_code: items.item_code, item_name: items.item_name, local_name: items.local_name })
        .from(items)
        .where(inArray(items.item_code, found))
    : []
  const names = new Map(named.map((item) => [item.item_code, item]))
  return (code: string): PartOfUnit['substitutes'] =>
    substitutesOf(code, pairs, today).flatMap(({ item_code, ratio }) => {
      const item = names.get(item_code)
      return item ? [{ ...item, ratio }] : []
    })
}
