import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { longestChain, type Replacement, substitutesOf } from '@sejuk/domain/catalogue/replacements'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { itemReplacements as t } from '../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'

/** Every pair that leads on from these items, as far as a chain goes: what `/item-replace` says, and the item itself. */
const pairsFrom = async (db: Db, codes: readonly string[], today: string): Promise<Replacement[]> => {
  const { rows } = await db.execute<Replacement>(sql`with recursive pairs as (
      select ${t.old_item_code}, ${t.new_item_code}, ${t.ratio}, ${t.direction},
        ${t.valid_from}::text as valid_from, ${t.valid_to}::text as valid_to from ${t}
      where ${t.valid_from} <= ${today} and (${t.valid_to} is null or ${t.valid_to} >= ${today})
      union
      select ${items.item_code}, ${items.replaced_by_item_code}, 1, 'one-way', ${today}::text, null from ${items}
      where ${items.replaced_by_item_code} is not null),
    reached (item_code, n) as (
      select code, 0 from unnest(${sql.param([...codes])}::text[]) as given (code)
      union
      select case when pairs.old_item_code = reached.item_code then pairs.new_item_code else pairs.old_item_code end,
        reached.n + 1
      from reached join pairs on pairs.old_item_code = reached.item_code
        or (pairs.direction = 'both' and pairs.new_item_code = reached.item_code)
      where reached.n < ${longestChain})
    select distinct pairs.* from pairs
    where pairs.old_item_code in (select item_code from reached)
      or (pairs.direction = 'both' and pairs.new_item_code in (select item_code from reached))`)
  return rows
}

/** What takes the place of these items today, the nearest first. */
export const substitutesFor = async (db: Db, codes: readonly string[]) => {
  const today = companyToday()
  const pairs = codes.length ? await pairsFrom(db, [...new Set(codes)], today) : []
  const found = [...new Set(pairs.flatMap((pair) => [pair.old_item_code, pair.new_item_code]))]
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
