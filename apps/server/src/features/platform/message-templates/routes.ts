import * as contract from '@sejuk/contract/platform/message-templates'
import type { Serve } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { resetTemplate, updateTemplate } from './commands.ts'
import { listTemplates } from './queries.ts'
import { listTemplateRecords, previewTemplate, sendTestMessage } from './try-out.ts'

export const messageTemplateRoutes = (serve: Serve) => {
  serve(contract.listTemplates, listTemplates)
  serve(contract.updateTemplate, updateTemplate)
  serve(contract.resetTemplate, resetTemplate)
  serve(contract.listTemplateRecords, listTemplateRecords)
  serve(contract.previewTemplate, previewTemplate)
  serve(contract.sendTestMessage, sendTestMessage)
  serve(contract.templateLog, ({ db, input }) => historyOf(db, 'message-template', input.code, input.page))
}
