import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../../db/database.ts'

export type Fields = Record<string, [before: unknown, after: unknown]>

/** Something that decides what people may do, and how it is read, judged and written. */
export type AccessKind<State> = {
  kind: 'role' | 'role-users' | 'person' | 'menus'
  /** The permission that changing it takes. */
  needs: 'Role-Permission-Modify' | 'Role-User-Modify' | 'Role-User-Override' | 'Role-Menu-Modify'
  /** As it is now, as much of it as `like` speaks of. Lists are in order, so that two states can be compared. */
  read: (db: Db, code: string, like?: State) => Promise<State | undefined>
  /** Refuses what this viewer may not do. */
  judge: (db: Db, viewer: Viewer, code: string, before: State, after: State) => Promise<void>
  write: (db: Db, code: string, before: State, after: State) => Promise<void>
  /** Whom it concerns. */
  people: (db: Db, code: string, after: State) => Promise<string[]>
  differences: (before: State, after: State) => Fields
}
