import * as contract from '@sejuk/contract/company/legal-entities'
import type { Serve } from '../../../platform/http/serve.ts'
import { getLegalEntity, legalEntityLogo, listLegalEntities } from './queries.ts'

export const legalEntityRoutes = (serve: Serve) => {
  serve(contract.listLegalEntities, listLegalEntities)
  serve(contract.getLegalEntity, getLegalEntity)
  serve(contract.legalEntityLogo, legalEntityLogo)
}
