import * as contract from '@sejuk/contract/supervision/letters'
import type { Serve } from '../../../platform/http/serve.ts'
import { rejectNoticeLetter, saveNoticeLetter, signNoticeLetter } from './commands.ts'
import { getNoticeLetter, listLetters, previewNotice, templateLanguageLookup } from './queries.ts'

export const letterRoutes = (serve: Serve) => {
  serve(contract.getNoticeLetter, getNoticeLetter)
  serve(contract.saveNoticeLetter, saveNoticeLetter)
  serve(contract.rejectNoticeLetter, rejectNoticeLetter)
  serve(contract.signNoticeLetter, signNoticeLetter)
  serve(contract.previewNotice, previewNotice)
  serve(contract.templateLanguageLookup, templateLanguageLookup)
  serve(contract.listLetters, listLetters)
}
