import * as contract from '@sejuk/contract/company/legal-entities'
import type { Serve } from '../../../platform/http/serve.ts'
import { proposeLegalEntity, takeAccountOff } from './commands.ts'
import { uploadLogo } from './logos.ts'
import { getLegalEntity, getLegalEntityValues, legalEntityLogo, listLegalEntities } from './queries.ts'

export const legalEntityRoutes = (serve: Serve) => {
  serve(contract.listLegalEntities, listLegalEntities)
  serve(contract.getLegalEntity, getLegalEntity)
  serve(contract.getLegalEntityValues, getLegalEntityValues)
  serve(contract.legalEntityLogo, legalEntityLogo)
  serve.inSteps(contract.uploadLogo, uploadLogo)
  serve(contract.proposeLegalEntity, proposeLegalEntity)
  serve(contract.takeAccountOff, takeAccountOff)
}
