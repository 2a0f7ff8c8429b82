import { because, type Message } from './messages.ts'
import type { Needs } from './permissions.ts'
import type { Viewer } from './viewers.ts'
import { type Action, type Gate, gate, holds, permissionGate } from './workflow.ts'

type StatusLists<State> = NonNullable<Action<State>['from']>[number]

/** What a gate reads of the user who looks. */
export type WorkflowViewer = Pick<Viewer, 'usercode' | 'permission' | 'view_data'>
/** The users who wrote any part of the record since it was last approved. */
type Authored = { readonly authors: readonly string[] }

/** `['Draft']` is short for `[{ status: ['Draft'] }]`, and `to: 'Submitted'` for `to: { status: 'Submitted' }`. */
type From<State> = readonly StatusLists<State>[] | (State extends { status: infer Status } ? readonly Status[] : never)
type To<State> =
  | Partial<State>
  | ((state: State) => Partial<State>)
  | (State extends { status: infer Status } ? Status : never)

/** One row of a workflow's table. */
export type WorkflowAction<State, Row = unknown> = {
  needs: Needs
  /** Never possible for other records: there the action is not offered. */
  appliesTo?: (state: State) => boolean
  /** Alternatives, as in `Action`. */
  from?: From<State>
  /** The columns it sets, or a function where they depend on the state. */
  to?: To<State>
  guards?: Action<State>['guards']
  reason?: 'required' | 'optional'
  /**
   * `true`: authors may not, and afterwards nobody is an author. `'step'`: a first approval of several; authors may not, and
   * they stay authors for the next one.
   */
  approves?: Row extends Authored ? true | 'step' : never
  /** Decides without approving, such as a rejection: authors may not either. */
  notAuthor?: Row extends Authored ? true : never
  /** Changes nothing that is approved: the user does not become an author. */
  writes?: false
  /** The record is gone afterwards. */
  removes?: true
  /** The status that the log shows, where it is not the document's own. */
  shows?: keyof State & string
  /** Its name in the log, where that is not the one of the call. */
  loggedAs?: string
  /** Done by a job; no user may. */
  bySystem?: true
  /** Minutes in which the same user may take it back; only for what changed this record alone. */
  undo?: number
  /** How the screen shows it. */
  primary?: true
  dangerous?: true
  confirm?: true
}

/** Closed to everybody, whatever their permissions. */
const refused = (reason: Message): Gate => ({ enabled: false, because: reason })

type Definition<Row, State, Status, Actions> = {
  entity: string
  /** The column that the log and the lists show as the status. */
  status: Status
  /** What gates read, with its parameters annotated. `Row` names what both the table's row and the contract's row have. */
  state: (row: Row, viewer: WorkflowViewer, now: string) => State
  /** What an author hears who would approve; the general sentence by default. */
  toAuthors?: Message | string
  actions: Actions
}

/** A document's actions: when each is possible, and where it leads. The server enforces them, the screen shows them. */
export const workflow = <
  Row extends object,
  State extends object,
  const Status extends keyof NoInfer<State> & string,
  const Actions extends Record<string, WorkflowAction<NoInfer<State>, NoInfer<Row>>>,
>(
  definition: Definition<Row, State, Status, Actions>,
) => {
  type Name = keyof Actions & string
  const { entity, status, state, toAuthors = because('author-approves'), actions } = definition
  const action = (name: Name): WorkflowAction<State, Row> => actions[name] as WorkflowAction<State, Row>
  const asLists = (from: From<State> = []) =>
    from.map((one) => (typeof one === 'string' ? { status: [one] } : one)) as StatusLists<State>[]

  const allowed = (name: Name, row: Row, viewer: WorkflowViewer, now: string): Gate => {
    const { from, guards, appliesTo, approves, notAuthor } = action(name)
    const found = state(row, viewer, now)
    if (appliesTo && !appliesTo(found)) return refused(because('not-for-this-record'))
    const { authors = [] } = row as Partial<Authored>
    const isBarred = (approves || notAuthor) && authors.includes(viewer.usercode)
    const own = isBarred ? [() => toAuthors] : []
    return gate({ needs: 'public', from: asLists(from), guards: [...own, ...(guards ?? [])] }, found, new Set(), entity)
  }

  return {
    entity,
    status,
    state,
    actions,
    names: Object.keys(actions) as Name[],
    action,
    isOffered: (name: Name, row: Row, viewer: WorkflowViewer, now: string) => {
      const { needs, bySystem, appliesTo } = action(name)
      return !bySystem && holds(viewer.permission, needs) && (appliesTo?.(state(row, viewer, now)) ?? true)
    },
    /** May this user do it to this row now? */
    gate: (name: Name, row: Row, viewer: WorkflowViewer, now: string): Gate => {
      const { needs, bySystem } = action(name)
      if (bySystem) return refused(because('done-by-system'))
      return holds(viewer.permission, needs)
        ? allowed(name, row, viewer, now)
        : permissionGate(viewer.permission, needs)
    },
    /** May a job do it? A job needs no permission. */
    systemGate: (name: Name, row: Row, viewer: WorkflowViewer, now: string): Gate => allowed(name, row, viewer, now),
    /** The columns the action sets. `facts` is what was found out while it ran, such as the form's answer. */
    after: (name: Name, found: State, facts: Partial<State> = {}): Partial<State> => {
      const { to } = action(name)
      if (typeof to === 'string') return { status: to } as object as Partial<State>
      return (typeof to === 'function' ? (to as (state: State) => Partial<State>)({ ...found, ...facts }) : to) ?? {}
    },
    /** The authors after the action. */
    authorsAfter: (name: Name, authors: readonly string[], usercode: string): string[] => {
      const { approves, notAuthor, writes, bySystem } = action(name)
      if (approves === true) return []
      const isWriting = !approves && !notAuthor && !bySystem && writes !== false
      return isWriting && !authors.includes(usercode) ? [...authors, usercode] : [...authors]
    },
  }
}

export type Workflow<
  Row extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, Row>>,
> = ReturnType<typeof workflow<Row, State, Status, Actions>>
