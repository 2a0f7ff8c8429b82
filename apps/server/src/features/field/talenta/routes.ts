import * as contract from '@sejuk/contract/field/talenta'
import type { Serve } from '../../../platform/http/serve.ts'
import { convertTalenta, getTalentaColumns, previewTalenta, readTalenta, saveTalentaColumns } from './convert.ts'

export const talentaRoutes = (serve: Serve) => {
  serve(contract.getTalentaColumns, getTalentaColumns)
  serve(contract.saveTalentaColumns, saveTalentaColumns)
  serve.afterReading(contract.previewTalenta, readTalenta, previewTalenta)
  serve.afterReading(contract.convertTalenta, readTalenta, convertTalenta)
}
