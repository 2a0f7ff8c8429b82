import type { Viewer } from '@sejuk/domain/viewers'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Config } from '../../config.ts'
import type { Within } from '../notify/notify.ts'
import type { Offers } from '../offers.ts'
import type { Actor } from '../records/action-log.ts'

/** Within which transaction, and what other areas do after an action. */
export type ActingWithin = Within & { config: Pick<Config, 's3' | 'dataDir'>; offers: Pick<Offers, 'effects'> }
/** The same, and who acts. */
export type ActingContext = ActingWithin & {
  viewer: Viewer
  actor: Actor
  /** One of many that are done at once: fewer are notified. */
  isOfMany?: boolean
}
export type DocumentTable = PgTable & { row_version: PgColumn }

/** An action that has passed its gate, on a locked row. `at` is when it happened. */
export type Begun<Row, State, Input = object> = ActingContext & {
  name: string
  input: Input
  before: Row
  state: State
  at: string
}
/** What an action changes beside its `to`. */
export type Change<Row, State> = {
  set?: Partial<Row>
  /** What it found out, for a `to` that depends on it. */
  facts?: Partial<State>
  reason?: string | null
  /** What the log tells beside the row, and what it was before. */
  also?: object
  was?: object
}
export type Done<Row, Input = object> = Omit<Begun<Row, unknown, Input>, 'state'> & {
  after: Row
  reason: string | null
}
export type Effect<Row, Input = object> = (done: Done<Row, Input>) => Promise<unknown>
