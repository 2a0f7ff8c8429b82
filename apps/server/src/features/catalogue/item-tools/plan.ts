import type * as contract from '@sejuk/contract/catalogue/item-tools'
import type { Parsed } from '@sejuk/contract/endpoint'
import { because, type Message } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { itemToolRows } from '../../../db/tables/catalogue/item-tools.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'

type Asked = Exclude<Parsed<typeof contract.checkItemTool>, { tool: 'merge' }>
type Item = typeof t.$inferSelect
export type PlannedRow = Omit<typeof itemToolRows.$inferInsert, 'run_code'>
export type Values = Record<string, string | number>

/** The columns a tool sets. */
export const valuesOf = ({ tool: _tool, item_codes: _codes, ...values }: Asked): Values => values

const whyNot = (item: Item | undefined): Message | undefined => {
  if (!item) return because('unknown-item')
  return item.merged_into ? because('item-was-merged') : undefined
}

export const part = (item: Item, values: Values) =>
  Object.fromEntries(Object.keys(values).map((field) => [field, item[field as keyof Item]]))
export const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** What would become of each item, in the order given. */
export const planRows = async (db: Db, asked: Asked): Promise<PlannedRow[]> => {
  const codes = [...new Set(asked.item_codes)]
  const found = await db.select().from(t).where(inArray(t.item_code, codes))
  const byCode = new Map(found.map((item) => [item.item_code, item]))
  const values = valuesOf(asked)
  return codes.map((record_code): PlannedRow => {
    const item = byCode.get(record_code)
    const objection = whyNot(item)
    if (!item || objection) return { record_code, outcome: 'refused', message: objection ? english(objection) : null }
    const before = part(item, values)
    return { record_code, outcome: isSame(before, values) ? 'same' : 'will-change', before, after: values }
  })
}
