import * as contract from '@sejuk/contract/projects/salesman-replacements'
import type { Serve } from '../../../platform/http/serve.ts'
import { createReplacement, onReplacement, replacementLog } from './commands.ts'
import { listReplacements } from './queries.ts'

export const replacementRoutes = (serve: Serve) => {
  serve(contract.listReplacements, listReplacements)
  serve(contract.createReplacement, createReplacement)
  onReplacement.routes(serve)
  serve(contract.replacementLog, replacementLog)
}
