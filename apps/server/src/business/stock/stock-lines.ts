import { because } from '@sejuk/domain/messages'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { notInList, refuse } from '../../platform/http/refuse.ts'

/** Each item once, and none that has no stock of its own. Answers with the items that have serial numbers. */
export const requireStockLines = async (db: Db, wanted: readonly { item_code: string }[]) => {
  const codes = wanted.map(({ item_code }) => item_code)
  const found = await db
    .select({ item_code: items.item_code, used_for: items.used_for_indoor_outdoor, has_serial: items.has_serial })
    .from(items)
    .where(inArray(items.item_code, codes))
  const known = new Map(found.map((item) => [item.item_code, item]))
  const seen = new Set<string>()
  for (const [n, { item_code }] of wanted.entries()) {
    const objection = !known.has(item_code)
      ? notInList
      : known.get(item_code)?.used_for === 'Set'
        ? because('item-has-no-stock')
        : seen.has(item_code)
          ? because('item-stands-here-twice')
          : undefined
    if (objection) refuse('invalid', { errors: { [`lines.${n}.item_code`]: [objection] } })
    seen.add(item_code)
  }
  return new Set(found.filter(({ has_serial }) => has_serial).map(({ item_code }) => item_code))
}
