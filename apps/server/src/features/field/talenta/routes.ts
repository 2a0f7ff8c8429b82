import * as contract from '@sejuk/contract/field/talenta'
import type { Serve } from '../../../platform/http/serve.ts'
import * as convert from './convert.ts'

export const talentaRoutes = (serve: Serve) => {
  serve(contract.getTalentaColumns, convert.getTalentaColumns)
  serve(contract.saveTalentaColumns, convert.saveTalentaColumns)
  serve.afterReading(contract.glanceTalenta, convert.readGlance, convert.glanceTalenta)
  serve.afterReading(contract.previewTalenta, convert.readTalenta, convert.previewTalenta)
  serve.afterReading(contract.convertTalenta, convert.readTalenta, convert.convertTalenta)
}
