import * as contract from '@sejuk/contract/supervision/levels'
import type { Serve } from '../../../platform/http/serve.ts'
import { levelLog, updateLevel } from './commands.ts'
import { listLevels } from './queries.ts'

export const levelRoutes = (serve: Serve) => {
  serve(contract.listLevels, listLevels)
  serve(contract.updateLevel, updateLevel)
  serve(contract.levelLog, levelLog)
}
