import type * as contract from '@sejuk/contract/catalogue/item-replacements'
import type { Parsed } from '@sejuk/contract/endpoint'
import { substitutesOf } from '@sejuk/domain/catalogue/replacements'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { itemReplacements as t } from '../../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { records } from './commands.ts'

const before = alias(items, 'old_item')
const after = alias(items, 'new_item')

const fields = {
  replace_code: t.replace_code,
  old_item_code: t.old_item_code,
  old_item_name: before.item_name,
  new_item_code: t.new_item_code,
  new_item_name: after.item_name,
  ratio: t.ratio,
  direction: t.direction,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  reason: t.reason,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const itemReplacementList = ({ input }: { input: Parsed<typeof contract.listItemReplacements> }) =>
  asList({
    input,
    source: sql`${t} join ${items} old_item on old_item.item_code = ${t.old_item_code}
      join ${items} new_item on new_item.item_code = ${t.new_item_code}`,
    where: and(
      or(containsText(input.search, before.search_text), containsText(input.search, after.search_text)),
      input.direction && eq(t.direction, input.direction),
      input.day
        ? sql`${t.valid_from} <= ${input.day} and (${t.valid_to} is null or ${t.valid_to} >= ${input.day})`
        : undefined,
    ),
    key: t.replace_code,
    sorts: { created_date: t.created_date, old_item_code: t.old_item_code, new_item_code: t.new_item_code },
    sort: '-created_date',
    fields,
  })

export const listItemReplacements = (context: RequestContext<typeof contract.listItemReplacements>) =>
  listPage(context.db, itemReplacementList(context))

export const itemSubstitutes = async ({ db, input }: RequestContext<typeof contract.itemSubstitutes>) => {
  const pairs = await db.select().from(t)
  const found = substitutesOf(input.item_code, pairs, input.day ?? companyToday())
  const codes = found.map(({ item_code }) => item_code)
  const rows = codes.length ? await db.select().from(items).where(inArray(items.item_code, codes)) : []
  const byCode = new Map(rows.map((row) => [row.item_code, row]))
  return {
    data: found.flatMap(({ item_code, ratio }) => {
      const known = byCode.get(item_code)
      return known ? [{ item_code, item_name: known.item_name, status: known.status, ratio }] : []
    }),
  }
}

export const itemReplacementLog = ({ db, input }: RequestContext<typeof contract.itemReplacementLog>) =>
  records.history(db, input.code, input.page)
