import type * as contract from '@sejuk/contract/catalogue/item-tools'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { itemToolRows as rows, itemToolRuns as t } from '../../../db/tables/catalogue/item-tools.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { selectOne } from '../../../platform/lists/selection.ts'

const counted = (outcomes: string) =>
  sql<number>`(select count(*)::int from item_tool_rows r where r.run_code = ${t.run_code} and r.outcome in (${sql.raw(outcomes)}))`

const fields = {
  run_code: t.run_code,
  tool: t.tool,
  given: t.given,
  status: t.status,
  progress: t.progress,
  problem: t.problem,
  create_user_name: t.create_user_name,
  authors: t.authors,
  approved_user_name: t.approved_user_name,
  reject_reason: t.reject_reason,
  created_date: t.created_date,
  finished_date: t.finished_date,
  undone_user_name: t.undone_user_name,
  undone_date: t.undone_date,
  row_version: t.row_version,
  row_count: sql<number>`(select count(*)::int from item_tool_rows r where r.run_code = ${t.run_code})`,
  change_count: counted(`'will-change', 'done', 'undone'`),
  refused_count: counted(`'refused'`),
}
const source = sql`${t}`

export const findRun = async (db: Db, run_code: string) =>
  (await selectOne(db, fields, source, eq(t.run_code, run_code))) ?? refuse('notFound')

export const getItemToolRun = async ({ db, input }: RequestContext<typeof contract.getItemToolRun>) => ({
  data: await findRun(db, input.run_code),
})

export const listItemToolRuns = ({ db, input }: RequestContext<typeof contract.listItemToolRuns>) =>
  listPage(db, {
    input,
    source,
    where: and(input.tool && eq(t.tool, input.tool), input.status && eq(t.status, input.status)),
    key: t.run_code,
    sorts: { created_date: t.created_date },
    sort: '-created_date',
    fields,
  })

/** Photos are seen before somebody approves them. */
const withPhotos = async (
  context: RequestContext<typeof contract.listItemToolRows>,
  found: readonly Omit<contract.ItemToolRow, 'photo_path'>[],
) => {
  const photoOf = ({ after }: Pick<contract.ItemToolRow, 'after'>) =>
    typeof after?.photo_code === 'string' ? after.photo_code : null
  const link = await linksTo(context, found.map(photoOf))
  return found.map((row) => ({ ...row, photo_path: link(photoOf(row), 'small') }))
}

const toolRowFields = {
  row_id: rows.row_id,
  kind: rows.kind,
  record_code: rows.record_code,
  record_name: items.item_name,
  outcome: rows.outcome,
  message: rows.message,
  before: rows.before,
  after: rows.after,
}

export const listItemToolRows = async (context: RequestContext<typeof contract.listItemToolRows>) => {
  const { db, input } = context
  const page = await listPage(db, {
    input,
    source: sql`${rows} left join ${items} on ${items.item_code} = ${rows.record_code}`,
    where: and(eq(rows.run_code, input.run_code), input.outcome && eq(rows.outcome, input.outcome)),
    key: rows.row_id,
    sorts: { row_id: rows.row_id },
    sort: 'row_id',
    fields: toolRowFields,
  })
  return { ...page, data: await withPhotos(context, page.data) }
}
