import * as contract from '@sejuk/contract/installers/statements'
import type { Serve } from '../../../platform/http/serve.ts'
import { getInstallerStatement, getMyStatement } from './queries.ts'

export const statementRoutes = (serve: Serve) => {
  serve(contract.getMyStatement, getMyStatement)
  serve(contract.getInstallerStatement, getInstallerStatement)
}
