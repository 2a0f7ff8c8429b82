import type * as contract from '@sejuk/contract/platform/search'
import { readSearch, searchNames } from '@sejuk/domain/platform/search'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { recentVisits } from '../../../db/tables/platform/recent-visits.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { SearchKind } from '../../../platform/search/search-kind.ts'

/** Of each kind so many; of one that was chosen, more. */
const shownOfEach = 3
const shownOfOne = 20
const recentAsked = 60
const recentShown = 8
/** A search shares the connections with everybody else. */
const atOnce = 4

const recentOf = async (db: Db, { usercode }: Viewer) => {
  const found = await db
    .select({ code: recentVisits.code })
    .from(recentVisits)
    .where(eq(recentVisits.usercode, usercode))
    .orderBy(desc(recentVisits.visited_date))
    .limit(recentAsked)
  return found.map(({ code }) => code)
}

/** Some at a time; the answers in the order of what was given. */
const inParallel = async <One, Found>(given: readonly One[], run: (one: One) => Promise<Found>) => {
  const found: Found[] = []
  const waiting = [...given.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await run(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** In the order in which they are shown, and only those one may list. */
const kindsOf = (viewer: Viewer, all: readonly SearchKind[]) =>
  searchNames.flatMap((name) => all.find(({ kind, needs }) => kind === name && holds(viewer.permission, needs)) ?? [])

export const searchRecords = async (
  { db, viewer, input }: RequestContext<typeof contract.searchRecords>,
  all: readonly SearchKind[],
) => {
  const kinds = kindsOf(viewer, all).filter(({ kind }) => !input.kind || kind === input.kind)
  const shown = input.kind ? shownOfOne : shownOfEach
  const wanted = { text: readSearch(input.text), recent: await recentOf(db, viewer), limit: shown + 1 }
  const data = await inParallel(kinds, async ({ kind, find }) => {
    const records = await find(db, viewer, wanted)
    return { kind, records: records.slice(0, shown), has_more: records.length > shown }
  })
  return { data: data.filter(({ records }) => records.length > 0) }
}

export const listRecentRecords = async (
  { db, viewer }: RequestContext<typeof contract.listRecentRecords>,
  all: readonly SearchKind[],
) => {
  const recent = await recentOf(db, viewer)
  if (recent.length === 0) return { data: [] }
  const found = await inParallel(kindsOf(viewer, all), ({ find }) => find(db, viewer, { recent, limit: recentShown }))
  const data = found.flat().toSorted((one, other) => recent.indexOf(one.code) - recent.indexOf(other.code))
  return { data: data.slice(0, recentShown) }
}
