import * as contract from '@sejuk/contract/supervision/letters'
import * as mails from '@sejuk/contract/supervision/mails'
import type { Serve } from '../../../platform/http/serve.ts'
import { rejectNoticeLetter, saveNoticeLetter, signNoticeLetter } from './commands.ts'
import { discardNoticeLetter } from './discard.ts'
import { listMails, mailTemplate } from './mails.ts'
import { getNoticeLetter, listLetters, previewNotice, templateLanguageLookup } from './queries.ts'
import { acknowledgeLetter, checkLink, letterOfLink, openLetter } from './receipts.ts'
import { sendLetter } from './send-letter.ts'

export const letterRoutes = (serve: Serve) => {
  serve(contract.getNoticeLetter, getNoticeLetter)
  serve(contract.saveNoticeLetter, saveNoticeLetter)
  serve(contract.rejectNoticeLetter, rejectNoticeLetter)
  serve(contract.signNoticeLetter, signNoticeLetter)
  serve(contract.discardNoticeLetter, discardNoticeLetter)
  serve(contract.previewNotice, previewNotice)
  serve(contract.templateLanguageLookup, templateLanguageLookup)
  serve(contract.listLetters, listLetters)
  serve(mails.listMails, listMails)
  serve(mails.mailTemplate, mailTemplate)
  serve(mails.sendLetter, sendLetter)
  serve.afterReading(mails.openLetter, checkLink, openLetter)
  serve.afterReading(mails.letterOfLink, checkLink, letterOfLink)
  serve.afterReading(mails.acknowledgeLetter, checkLink, acknowledgeLetter)
}
