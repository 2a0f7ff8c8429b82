import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/platform/my-day'
import type { Figure, Waiting } from '@sejuk/contract/platform/my-day'
import { measureNames } from '@sejuk/domain/platform/my-day'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import type { Db } from '../../../db/database.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import type { WaitingKind } from '../../../platform/my-day/waiting-kind.ts'
import { computeFigures } from '../../../platform/reports/compute-figures.ts'

/** Of each kind so many: the whole list is a press away. */
const shownOfEach = 4

/** What waits for the viewer. A kind of which nothing waits is left out. */
export const listWaiting = async (
  context: RequestContext<typeof contract.listWaiting>,
  waiting: readonly WaitingKind[],
) => {
  const mine = waiting.filter(({ needs }) => holds(context.viewer.permission, needs))
  const data: Waiting[] = []
  for (const { kind, pages, asked, read } of mine) {
    const found = await read(context satisfies RequestContext<Endpoint>, shownOfEach)
    if (found.total > 0) data.push({ kind, pages: [...pages], asked, ...found })
  }
  return { data }
}

/** Figures are the same for a minute: a page that is opened again costs nothing. */
const goodForMs = 60_000
const mostViewers = 500
type Known = { until: number; data: { as_of: string; figures: Figure[] } }
const knownBy = new WeakMap<object, Map<string, Known>>()

/** Everything that decides what a viewer sees. */
const scopeOf = ({ permission: _permission, ...viewer }: Viewer, measures: readonly Measure[]) =>
  JSON.stringify([viewer, measures.map(({ measure }) => measure)])

export const listFigures = async (
  { db, viewer, config }: RequestContext<typeof contract.listFigures>,
  all: readonly Measure[],
) => {
  const mine = measureNames.flatMap((name) => all.find(({ measure }) => measure === name) ?? [])
  const measures = mine.filter(({ needs }) => holds(viewer.permission, needs))
  const known = knownBy.get(config) ?? new Map<string, Known>()
  knownBy.set(config, known)
  const scope = scopeOf(viewer, measures)
  const before = known.get(scope)
  if (before && before.until > Date.now()) return { data: before.data }
  const data = {
    as_of: new Date().toISOString(),
    figures: await computeFigures('small', () => measured(db, viewer, measures)),
  }
  known.delete(scope)
  known.set(scope, { until: Date.now() + goodForMs, data })
  const [oldest] = known.keys()
  if (known.size > mostViewers && oldest !== undefined) known.delete(oldest)
  return { data }
}

const measured = async (db: Db, viewer: Viewer, measures: readonly Measure[]) => {
  const figures: Figure[] = []
  const today = companyToday()
  for (const { read, needs: _needs, page, ...shown } of measures)
    figures.push({
      ...{ target: null, pace: null, before: null, series: [], ...shown, page: page(today, viewer) },
      ...(await read(db, viewer)),
    })
  return figures
}
