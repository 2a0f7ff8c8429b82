import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import type { Viewer } from '@sejuk/domain/viewers'
import type { SQL } from 'drizzle-orm'
import type { ActingContext, Begun, Change, DocumentTable, Effect } from './action-context.ts'
import type { Approval } from './approvals.ts'

export type RowOf<T extends DocumentTable> = T['$inferSelect'] & { row_version: number }
export type NameOf<Actions> = keyof Actions & string

/** What an action takes: of its endpoint, or, where it has none, the record and a reason. */
export type InputOf<Endpoints, Key extends string, N> = N extends keyof Endpoints
  ? Endpoints[N] extends Endpoint
    ? Parsed<Endpoints[N]>
    : never
  : Record<Key, string> & { row_version?: number | undefined; reason?: string | null }

type By = Pick<Viewer, 'usercode' | 'username'> & { at: string }
type Facts<Row, T extends DocumentTable> = Omit<Row, keyof RowOf<T> | 'approved_today'>
type FactsOption<Row, T extends DocumentTable> = {
  /** What the state reads and the row does not have. */
  facts: (context: ActingContext, row: RowOf<T>) => Promise<Facts<Row, T>>
}

export type Options<Row, State, Actions, T extends DocumentTable, Key extends string, Endpoints> = {
  table: T & (RowOf<T> extends Pick<Row, keyof Row & keyof RowOf<T>> ? unknown : never)
  /** The column that names the record; the endpoints have a field of the same name. */
  key: Key & keyof RowOf<T>
  endpoints?: Endpoints
  visible: (viewer: Viewer) => SQL | undefined
  /** Locks what other commands lock before this record, so that two never wait for each other. */
  lockFirst?: (context: ActingContext, code: string) => Promise<unknown>
  /** The work of an action between its gate and its write: checks of the form, what else is set. */
  changes?: {
    [N in NameOf<Actions>]?: (
      begun: Begun<RowOf<T>, State, InputOf<Endpoints, Key, N>>,
    ) => Promise<Change<RowOf<T>, State>>
  }
  /** Writes what an action sets and the table has no column for, such as the status of a second table. */
  writeBeside?: (begun: Begun<RowOf<T>, State>, fields: Partial<State>) => Promise<unknown>
  /** Who did it and when, in columns of their own. */
  marks?: { [N in NameOf<Actions>]?: (by: By) => Partial<RowOf<T>> }
  /** Columns computed from the row as it will be. */
  derived?: (
    row: RowOf<T>,
    action: { name: NameOf<Actions>; before: RowOf<T>; at: string; reason: string | null },
  ) => Partial<RowOf<T>>
  /** After the write, in this order; what other areas add runs after them. */
  effects?: { [N in NameOf<Actions>]?: readonly Effect<RowOf<T>, InputOf<Endpoints, Key, N>>[] }
  /** Last; those of an action that can be undone leave when it no longer can. */
  notices?: Effect<RowOf<T>> | { [N in NameOf<Actions>]?: Effect<RowOf<T>, InputOf<Endpoints, Key, N>> }
  /** The record, where what is asked was done before under the same key: it is answered as it stands, and nothing happens again. */
  repeated?: {
    [N in NameOf<Actions>]?: (
      context: ActingContext,
      input: InputOf<Endpoints, Key, N>,
    ) => Promise<RowOf<T> | undefined>
  }
  /** What an action answers beside the record, its status and its version. */
  answers?: { [N in NameOf<Actions>]?: (after: RowOf<T>) => object }
  /** What an approval counts towards a limit of amounts; nothing where the record has none. */
  approval?: (row: RowOf<T>) => Approval | undefined
  /** After an action was undone. */
  onUndo?: Effect<RowOf<T>>
} & (object extends Facts<Row, T> ? Partial<FactsOption<Row, T>> : FactsOption<Row, T>)
