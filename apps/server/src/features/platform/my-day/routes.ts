import * as contract from '@sejuk/contract/platform/my-day'
import type { Area } from '../../../platform/area.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { listFigures, listWaiting } from './queries.ts'

/** With what every area has waiting and measures. */
export const myDayRoutes = (areas: readonly Area[]) => {
  const waiting = areas.flatMap((area) => area.waiting ?? [])
  const measures = areas.flatMap((area) => area.measures ?? [])
  return (serve: Serve) => {
    serve(contract.listWaiting, (context) => listWaiting(context, waiting))
    serve(contract.listFigures, (context) => listFigures(context, measures))
  }
}
