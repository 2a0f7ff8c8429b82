import * as contract from '@sejuk/contract/company/paper-checks'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkPaper } from './queries.ts'

export const paperCheckRoutes = (serve: Serve) => {
  serve.inSteps(contract.checkPaper, checkPaper)
}
