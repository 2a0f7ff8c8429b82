import { type Endpoint, nothing } from '@sejuk/contract/endpoint'
import type { Workflow, WorkflowAction } from '@sejuk/domain/document-workflow'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { enforce, Refusal } from '../http/refuse.ts'
import type { Serve } from '../http/serve.ts'
import { lockOne } from '../lists/lock-one.ts'
import { updatePlanned } from '../lists/planned-writes.ts'
import type { Within } from '../notify/notify.ts'
import type { AddedEffect } from '../offers.ts'
import { logActions } from '../records/action-log.ts'
import { stillCurrent } from '../records/stale.ts'
import { systemActor, systemViewer } from '../records/system-actor.ts'
import type { ActingContext, ActingWithin, Begun, Change, DocumentTable, Done, Effect } from './action-context.ts'
import type { InputOf, NameOf, Options, RowOf } from './action-options.ts'
import { approvedToday, recordApproval } from './approvals.ts'
import { undoing } from './undoing.ts'

/** The actions of a document: locks, checks, applies, marks, logs, runs the effects and notifies, in one transaction. */
export const acting = <
  Row extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, Row>>,
  T extends DocumentTable,
  const Key extends string,
  Endpoints extends { readonly [N in NameOf<Actions>]?: Endpoint } = Record<never, never>,
>(
  workflow: Workflow<Row, State, Status, Actions>,
  options: Options<Row, State, Actions, T, Key, Endpoints>,
) => {
  type Name = NameOf<Actions>
  type TableRow = RowOf<T>
  type Input<N extends Name> = InputOf<Endpoints, Key, N>
  type Anything = { row_version?: number; reason?: string | null } & Record<string, unknown>
  const { entity, status } = workflow
  const { key, visible } = options
  const table = options.table as DocumentTable
  const columns = getTableColumns(table)
  const keyColumn = columns[key] as PgColumn
  const codeOf = (row: TableRow) => String(row[key])
  const statusOf = (row: TableRow) => (row as Record<string, string | null>)[status] ?? null
  const now = () => new Date().toISOString()

  const judgedRow = async (context: ActingContext, row: TableRow, name?: Name): Promise<Row> => {
    const facts = await options.facts?.(context, row)
    const counted = name && options.approval && workflow.action(name).approves ? options.approval(row) : undefined
    const approved = counted ? { approved_today: await approvedToday(context, counted) } : {}
    return { ...row, ...facts, ...approved } as object as Row
  }

  const lock = async ({ db }: ActingContext, where: SQL | undefined, isImpatient = false) =>
    (await lockOne(db, table as PgTable, where, isImpatient)) as TableRow | undefined

  /** The record in sight, locked and as the caller saw it, where the action is possible now. */
  const begin = async <N extends Name>(from: ActingContext, name: N, input: Input<N>, at = now()) => {
    const { db, jobs, config, offers, viewer, actor } = from
    const context = { db, jobs, config, offers, viewer, actor }
    const given = input as Anything
    const entity_code = String(given[key])
    await options.lockFirst?.(context, entity_code)
    const found = await lock(context, and(eq(keyColumn, entity_code), visible(viewer)))
    const row_version = given.row_version ?? found?.row_version ?? 0
    const form = Object.fromEntries(
      Object.entries(given).filter(([field]) => field in columns && field !== key && field !== 'row_version'),
    )
    const before = await stillCurrent(db, found, { entity, entity_code, row_version, form })
    const judged = await judgedRow(context, before, name)
    enforce(workflow.gate(name, judged, viewer, at))
    return { ...context, name, input, before, state: workflow.state(judged, viewer, at), at }
  }

  /** On a row that the caller has found and locked: whether it is possible, and what `run` and `end` take if it is. */
  const prepareOn = async <N extends Name>(from: ActingContext, name: N, before: TableRow, at = now()) => {
    const { db, jobs, config, offers, viewer, actor } = from
    const context = { db, jobs, config, offers, viewer, actor }
    const judged = await judgedRow(context, before, name)
    const input = { [key]: codeOf(before) } as Input<N>
    const state = workflow.state(judged, viewer, at)
    return { gate: workflow.gate(name, judged, viewer, at), begun: { ...context, name, input, before, state, at } }
  }

  /** The same, refused where it is not possible. */
  const beginOn = async <N extends Name>(from: ActingContext, name: N, before: TableRow, at = now()) => {
    const { gate, begun } = await prepareOn(from, name, before, at)
    enforce(gate)
    return begun
  }

  const beginBySystem = async <N extends Name>(within: ActingWithin, name: N, code: string) => {
    const { db, jobs, config, offers } = within
    const context = { db, jobs, config, offers, viewer: systemViewer, actor: systemActor }
    const at = now()
    const before = await lock(context, eq(keyColumn, code), true)
    if (!before) return undefined
    const judged = await judgedRow(context, before)
    if (!workflow.systemGate(name, judged, systemViewer, at).enabled) return undefined
    const input = { [key]: code } as Input<N>
    return { ...context, name, input, before, state: workflow.state(judged, systemViewer, at), at }
  }

  const write = async (
    begun: Begun<TableRow, State, object>,
    name: Name,
    reason: string | null,
    change: Change<TableRow, State>,
  ) => {
    const { db, viewer, before, state, at } = begun
    if (workflow.action(name).removes) {
      await db.delete(table).where(eq(keyColumn, codeOf(before)))
      return before
    }
    const authors = 'authors' in before ? (before.authors as string[]) : undefined
    const [own, beside] = parted(workflow.after(name, state, change.facts), columns)
    if (options.writeBeside && Object.keys(beside).length > 0) await options.writeBeside(begun, beside)
    const changed = {
      ...(options.writeBeside ? own : { ...own, ...beside }),
      ...(authors ? { authors: workflow.authorsAfter(name, authors, viewer.usercode) } : {}),
      ...options.marks?.[name]?.({ usercode: viewer.usercode, username: viewer.username, at }),
      ...('updated_date' in columns ? { updated_date: at } : {}),
      ...change.set,
    }
    const stranger = Object.keys(changed).find((field) => !(field in columns))
    if (stranger) throw new Error(`${entity}/${name} sets ${stranger}, which is no column`)
    const next = { ...before, ...changed } as TableRow
    const set = { ...changed, ...options.derived?.(next, { name, before, at, reason }) }
    return (await updatePlanned(db, table as PgTable, [keyColumn, codeOf(before)], set)) as TableRow
  }

  /** Writes, logs, runs the effects and notifies. */
  const end = async <N extends Name>(
    begun: Begun<TableRow, State, Input<N>>,
    change: Change<TableRow, State> = {},
  ): Promise<TableRow> => {
    const { state: _state, ...context } = begun
    const { db, actor, before, input } = context
    const name = begun.name as N
    const reason = change.reason ?? (input as Anything).reason ?? null
    const after = await write(begun as Begun<TableRow, State, object>, name, reason, change)
    const { removes: isGone, shows, loggedAs = name } = workflow.action(name)
    const [, beside] = parted(workflow.after(name, begun.state, change.facts), columns)
    const [was, is] = [begun.state, { ...begun.state, ...beside }].map(
      (found) => shows && ((found[shows] as string | null) ?? null),
    )
    const approval = workflow.action(name).approves ? options.approval?.(after) : undefined
    if (approval) await recordApproval(context, approval, { entity, entity_code: codeOf(after) })
    await logActions(db, actor, [
      {
        entity,
        entity_code: codeOf(before),
        action: loggedAs,
        from_status: was === undefined ? statusOf(before) : was,
        to_status: isGone ? null : is === undefined ? statusOf(after) : is,
        reason,
        before: { ...before, ...parted(begun.state, beside)[0], ...change.was },
        ...(isGone ? {} : { after: { ...after, ...beside, ...change.also } }),
      },
    ])
    const done = { ...context, after, reason }
    for (const effect of options.effects?.[name] ?? []) await effect(done)
    for (const effect of done.offers.effects.get(`${entity}/${name}`) ?? [])
      await (effect as Effect<TableRow>)(done as Done<TableRow>)
    const told = { ...done, jobs: patient(done.jobs, workflow.action(name).undo) }
    if (typeof options.notices === 'function') await options.notices(told as Done<TableRow>)
    else await options.notices?.[name]?.(told)
    return after
  }

  const run = async <N extends Name>(begun: Begun<TableRow, State, Input<N>>) =>
    end<N>(begun, await options.changes?.[begun.name as N]?.(begun))

  return {
    workflow,
    options,
    begin,
    beginOn,
    prepareOn,
    run,
    end,
    act: async <N extends Name>(context: ActingContext, name: N, input: Input<N>, at?: string) =>
      run<N>(await begin(context, name, input, at)),
    /** The same on many records, each in a transaction of its own: what is refused keeps nothing else back. */
    actInBulk: async <N extends Name>(
      { db, ...context }: Omit<ActingContext, 'db'> & { db: NodePgDatabase },
      name: N,
      rows: readonly Input<N>[],
    ) => {
      const results: { code: string; is_done: boolean; message: string }[] = []
      for (const input of rows) {
        const act = (within: Db) => begin({ ...context, db: within }, name, input).then((begun) => run<N>(begun))
        const refusal = await db.transaction(act).then(() => undefined, messageOfRefusal)
        const code = String((input as Anything)[key])
        results.push({ code, is_done: refusal === undefined, message: refusal ?? 'Data saved successfully' })
      }
      return { data: results }
    },
    beginBySystem,
    /** The same by a job: without a permission, and passed over where it is not possible or somebody else is at it. */
    actBySystem: async <N extends Name>(within: ActingWithin, name: N, code: string) => {
      const begun = await beginBySystem(within, name, code)
      return begun && run<N>(begun)
    },
    /** What another area does after an action, in the same transaction; it stands among the `effects` of its area. */
    after: <N extends Name>(name: N, effect: Effect<TableRow, Input<N>>): AddedEffect => ({
      after: `${entity}/${name}`,
      effect,
    }),
    /** Serves every endpoint. `says` is for an action whose message depends on what came of it. */
    routes: (serve: Serve, says: (name: Name, after: TableRow) => string | undefined = () => undefined) => {
      for (const [name, endpoint] of Object.entries(options.endpoints ?? {}) as [Name, Endpoint][])
        serve(endpoint, async (ask) => {
          const input = ask.input as Input<Name>
          const after = (await options.repeated?.[name]?.(ask, input)) ?? (await run(await begin(ask, name, input)))
          const message = says(name, after)
          const data = { [key]: codeOf(after), [status]: statusOf(after), row_version: after.row_version }
          const answered = endpoint.data === nothing ? null : { ...data, ...options.answers?.[name]?.(after) }
          return { data: answered, ...(message ? { message } : {}) }
        })
    },
    ...undoing<Row, State, Status, Actions, TableRow>(workflow, {
      table,
      key,
      columns,
      lock,
      visible,
      onUndo: options.onUndo,
    }),
  }
}

/** The fields that `columns` has, and the others. */
const parted = <Fields extends object>(fields: Fields, columns: object): [Partial<Fields>, Partial<Fields>] => {
  const part = (isWanted: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => field in columns === isWanted)) as Partial<Fields>
  return [part(true), part(false)]
}

/** Only a refusal is a result; a fault is everybody's. */
const messageOfRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error.answer.message
  throw error
}

/** Messages of what can be undone wait until it no longer can. */
const patient = (jobs: Within['jobs'], minutes: number | undefined): Within['jobs'] =>
  minutes
    ? { ...jobs, send: (db, name, data, when) => jobs.send(db, name, data, { after: minutes * 60, ...when }) }
    : jobs
