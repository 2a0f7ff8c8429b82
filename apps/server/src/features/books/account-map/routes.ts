import * as contract from '@sejuk/contract/books/account-map'
import type { Serve } from '../../../platform/http/serve.ts'
import { listAccountMap } from './queries.ts'

export const accountMapRoutes = (serve: Serve) => {
  serve(contract.listAccountMap, listAccountMap)
}
