import type { SearchName } from '@sejuk/domain/platform/search'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import type { Db } from '../../../db/database.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { SearchKind } from '../../../platform/search/search-kind.ts'
import { findViewer } from '../../../platform/session/viewer.ts'

export type Commented = { kind: SearchName; code: string }

/** The record as this person finds it; none where they would not. */
export const recordFor = async (db: Db, kinds: readonly SearchKind[], viewer: Viewer, { kind, code }: Commented) => {
  const known = kinds.find((one) => one.kind === kind)
  if (!known || !holds(viewer.permission, known.needs)) return undefined
  const [found] = await known.find(db, viewer, { recent: [code], limit: 1 })
  return found
}

export const requireRecord = async (db: Db, kinds: readonly SearchKind[], viewer: Viewer, record: Commented) =>
  (await recordFor(db, kinds, viewer, record)) ?? refuse('notFound')

/** The same as somebody else would find it. */
export const recordForUser = async (db: Db, kinds: readonly SearchKind[], usercode: string, record: Commented) => {
  const found = await findViewer(db, usercode)
  return found && recordFor(db, kinds, found.viewer, record)
}
