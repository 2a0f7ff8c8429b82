import { changedSince, nothingToUndo, undoneUntil, undoObjection } from '@sejuk/domain/aftersales/work-orders/undo'
import type { Workflow, WorkflowAction } from '@sejuk/domain/document-workflow'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { enforce, refuse } from '../http/refuse.ts'
import { logActions } from '../records/action-log.ts'
import { hasMessageLeft, lastActionOf, takeMessagesBack } from '../records/last-action.ts'
import { stillCurrent } from '../records/stale.ts'
import type { ActingContext, DocumentTable, Effect } from './action-context.ts'

type Stored = { row_version: number } & Record<string, unknown>
type Options<Row> = {
  table: DocumentTable
  key: string
  columns: Record<string, PgColumn>
  visible: (viewer: Viewer) => SQL | undefined
  lock: (context: ActingContext, where: SQL | undefined) => Promise<Row | undefined>
  onUndo?: Effect<Row> | undefined
}

type Found<Name> =
  | { action: Name; at: string; until: string; was: Record<string, unknown>; objection?: undefined }
  | { objection: string }

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Takes back the last action where the workflow says for how long, it changed this record alone and nobody was told yet. */
export const undoing = <
  Row extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, Row>>,
  TableRow extends { row_version: number },
>(
  workflow: Workflow<Row, State, Status, Actions>,
  { table, key, columns, visible, lock, onUndo }: Options<TableRow>,
) => {
  const { entity, status } = workflow
  const aboutOf = (row: TableRow) => ({ entity, entity_code: String((row as Stored)[key]) })
  const undoable = workflow.names.filter((name) => workflow.action(name).undo)
  const isOurs = (action: string): action is keyof Actions & string => action in workflow.actions
  const minutesOf = (action: string) => (isOurs(action) ? workflow.action(action).undo : undefined)

  const find = async (
    { db, viewer }: Pick<ActingContext, 'db' | 'viewer'>,
    row: TableRow,
  ): Promise<Found<keyof Actions & string>> => {
    const last = await lastActionOf(db, aboutOf(row))
    const minutes = last && minutesOf(last.action)
    const who = { usercode: viewer.usercode, now: new Date().toISOString() }
    const objection = undoObjection(last, undoable, who, minutes)
    const changes = Object.entries(last?.diff ?? {})
    // What an action wrote beside the row is not in the row to be put back.
    const isWhole = changes.length > 0 && changes.every(([field]) => field in columns)
    const action = last?.action ?? ''
    if (!last || !isOurs(action) || !minutes || objection || !isWhole) return { objection: objection ?? nothingToUndo }
    if (changes.some(([field, [, is]]) => !same((row as Stored)[field], is))) return { objection: changedSince }
    const was = Object.fromEntries(changes.map(([field, [before]]) => [field, before]))
    return { action, at: last.at, until: undoneUntil(last, minutes), was }
  }

  return {
    /** For the page: what could be taken back, and until when. */
    undoOf: async (
      context: Pick<ActingContext, 'db' | 'viewer'>,
      row: TableRow,
    ): Promise<{ action: keyof Actions & string; until: string } | null> => {
      const found = await find(context, row)
      if (found.objection !== undefined) return null
      const { action, at, until } = found
      const isAllowed = permissionGate(context.viewer.permission, workflow.action(action).needs).enabled
      return !isAllowed || (await hasMessageLeft(context.db, aboutOf(row), at)) ? null : { action, until }
    },
    undo: async (
      context: ActingContext,
      input: { row_version: number } & Record<string, unknown>,
    ): Promise<TableRow> => {
      const { db, viewer, actor } = context
      const entity_code = String(input[key])
      const isThis = eq(columns[key] as PgColumn, entity_code)
      const found = await lock(context, and(isThis, visible(viewer)))
      const before = await stillCurrent(db, found, { entity, entity_code, row_version: input.row_version, form: {} })
      const last = await find(context, before)
      if (last.objection !== undefined) return refuse('conflict', { message: last.objection })
      const { action, at, was } = last
      enforce(permissionGate(viewer.permission, workflow.action(action).needs))
      await takeMessagesBack(db, { entity, entity_code }, at)
      const now = new Date().toISOString()
      const [row] = await db
        .update(table as PgTable)
        .set({ ...was, ...('updated_date' in columns ? { updated_date: now } : {}) })
        .where(isThis)
        .returning()
      const after = row as TableRow
      const statusOf = (one: TableRow) => ((one as Stored)[status] as string | null) ?? null
      await logActions(db, actor, [
        {
          entity,
          entity_code,
          action: 'undo',
          from_status: statusOf(before),
          to_status: statusOf(after),
          before,
          after,
        },
      ])
      await onUndo?.({ ...context, name: action, input, before, after, reason: null, at: now })
      return after
    },
  }
}
