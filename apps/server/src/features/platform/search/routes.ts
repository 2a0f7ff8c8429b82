import * as contract from '@sejuk/contract/platform/search'
import type { Area } from '../../../platform/area.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { listRecentRecords, searchRecords } from './queries.ts'

/** With the kinds of every area. */
export const searchRoutes = (areas: readonly Area[]) => {
  const kinds = areas.flatMap((area) => area.search ?? [])
  return (serve: Serve) => {
    serve(contract.searchRecords, (context) => searchRecords(context, kinds))
    serve(contract.listRecentRecords, (context) => listRecentRecords(context, kinds))
  }
}
