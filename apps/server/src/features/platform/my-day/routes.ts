import * as contract from '@sejuk/contract/platform/my-day'
import type { Serve } from '../../../platform/http/serve.ts'
import { listFigures, listWaiting } from './queries.ts'

export const myDayRoutes = (serve: Serve) => {
  serve(contract.listWaiting, listWaiting)
  serve(contract.listFigures, listFigures)
}
