import * as contract from '@sejuk/contract/spareparts/old-parts'
import type { Serve } from '../../../platform/http/serve.ts'
import { receiveOldPart } from './commands.ts'
import { listOldParts } from './queries.ts'

export const oldPartRoutes = (serve: Serve) => {
  serve(contract.listOldParts, listOldParts)
  serve(contract.receiveOldPart, receiveOldPart)
}
