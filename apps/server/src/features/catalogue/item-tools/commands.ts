import type * as contract from '@sejuk/contract/catalogue/item-tools'
import { actOnItemToolRun } from '@sejuk/contract/catalogue/item-tools'
import { confirmationOf, itemToolRun, whyNotUndo } from '@sejuk/domain/catalogue/item-tools'
import { because } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { itemToolRows as rows, itemToolRuns as runs } from '../../../db/tables/catalogue/item-tools.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { moveMergedStock, planMerge, putRecord, stockMovedSince, whyNotMerge } from './merge.ts'
import { movePhotos } from './photos.ts'
import { isSame, type PlannedRow, part, planRows, type Values, valuesOf } from './plan.ts'
import { findRun } from './queries.ts'
import { insertRows, insertRun, type RowOf, reportRows } from './runs.ts'

const entity = 'item-tool-run'

export const checkItemTool = async ({ db, viewer, input }: RequestContext<typeof contract.checkItemTool>) => {
  const isCategory = input.tool === 'category'
  if (isCategory && !(await db.$count(itemCategories, eq(itemCategories.category_code, input.category_code))))
    refuseChoice('category_code')
  const { tool } = input
  const given: Values =
    input.tool === 'merge'
      ? { from_item_code: input.from_item_code, into_item_code: input.into_item_code }
      : valuesOf(input)
  let planned: PlannedRow[]
  if (input.tool === 'merge') {
    const objection = await whyNotMerge(db, input)
    planned = objection
      ? [{ record_code: input.from_item_code, outcome: 'refused', message: english(objection) }]
      : ((await planMerge(db, input)) as PlannedRow[])
  } else planned = await planRows(db, input)
  const run_code = await insertRun(db, viewer, { tool, given })
  await insertRows(db, run_code, planned)
  return { data: await findRun(db, run_code) }
}

const lockRun = async (db: Db, { run_code, row_version }: { run_code: string; row_version: number }) => {
  const [found] = await db.select().from(runs).where(eq(runs.run_code, run_code)).for('update')
  return stillCurrent(db, found, { entity, entity_code: run_code, row_version, form: {} })
}

export const onItemToolRun = acting(itemToolRun, {
  table: runs,
  key: 'run_code',
  endpoints: actOnItemToolRun,
  visible: () => undefined,
  facts: async ({ db }, { run_code }) => {
    const { change_count, refused_count } = await findRun(db, run_code)
    return { change_count, refused_count }
  },
  changes: {
    start: async ({ db, before, input }) => {
      const text = confirmationOf((await findRun(db, before.run_code)).change_count)
      if (input.confirmation.trim() !== text) refuseField('confirmation', because('type-to-confirm', { text }))
      return {}
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  effects: {
    approve: [({ db, jobs, actor, after }) => jobs.send(db, 'item-tool-run', { run_code: after.run_code, actor })],
  },
})

type Run = Pick<typeof runs.$inferSelect, 'created_by'>

/**
 * Some items, locked: each that is still as it was before becomes as it shall be. Who prepared the change and who did it are
 * authors of what is not approved.
 */
export const changeSome = async (
  db: Db,
  actor: Actor,
  { created_by }: Run,
  list: readonly RowOf[],
  way: 'do' | 'undo',
) => {
  const codes = list.map(({ record_code }) => record_code)
  const found = await db.select().from(t).where(inArray(t.item_code, codes)).orderBy(asc(t.item_code)).for('update')
  const byCode = new Map(found.map((item) => [item.item_code, item]))
  const [done, left]: [RowOf[], RowOf[]] = [[], []]
  for (const row of list) {
    const item = byCode.get(row.record_code)
    const [from, to] = (way === 'do' ? [row.before, row.after] : [row.after, row.before]) as [Values, Values]
    if (!item || !isSame(part(item, from), from)) {
      left.push(row)
      continue
    }
    const writers = item.status === 'Approved' ? [] : [created_by, actor.usercode]
    const authors = [...new Set([...item.authors, ...writers])]
    const [after] = await db
      .update(t)
      .set({ ...to, authors })
      .where(eq(t.item_code, item.item_code))
      .returning()
    await logActions(db, actor, [
      { entity: 'item', entity_code: item.item_code, action: `tool-${way}`, before: item, after },
    ])
    done.push(row)
  }
  await reportRows(db, way, done, left)
}

/** All of a merge or nothing. */
export const mergeAll = async (
  db: Db,
  actor: Actor,
  run: typeof runs.$inferSelect,
  list: readonly RowOf[],
  way: 'do' | 'undo',
) => {
  const stock = list.filter(({ kind }) => kind === 'stock')
  const pair = run.given as { from_item_code: string; into_item_code: string }
  if (way === 'undo' && stock.length && (await stockMovedSince(db, run.run_code, pair)))
    refuse('conflict', { because: because('something-followed') })
  if (way === 'do') {
    const objection = await whyNotMerge(db, pair)
    if (objection) refuse('conflict', { because: objection })
  }
  for (const row of list.filter(({ kind }) => kind !== 'stock')) {
    const [from, to] = way === 'do' ? [row.before, row.after] : [row.after, row.before]
    await putRecord(db, row, from ?? {}, to ?? {})
  }
  await moveMergedStock(db, actor, run.run_code, stock, way === 'do' ? 'merge' : 'undo')
  await logActions(db, actor, [
    {
      entity: 'item',
      entity_code: pair.from_item_code,
      action: way === 'do' ? 'merge' : 'undo-merge',
      reason: pair.into_item_code,
    },
  ])
  await reportRows(db, way, list)
}

export const undoItemTool = async ({ db, viewer, actor, input }: RequestContext<typeof contract.undoItemTool>) => {
  const run = await lockRun(db, input)
  const objection = whyNotUndo(run, new Date().toISOString())
  if (objection) refuse('conflict', { because: objection })
  const done = await db
    .select()
    .from(rows)
    .where(and(eq(rows.run_code, run.run_code), eq(rows.outcome, 'done')))
    .orderBy(asc(rows.row_id))
  if (run.tool === 'merge') await mergeAll(db, actor, run, done, 'undo')
  else if (run.tool === 'photos') await movePhotos(db, actor, run, done, 'undo')
  else await changeSome(db, actor, run, done, 'undo')
  await db
    .update(runs)
    .set({ status: 'Undone', undone_user_name: viewer.username, undone_date: sql`now()` })
    .where(eq(runs.run_code, run.run_code))
  return { data: await findRun(db, run.run_code) }
}
