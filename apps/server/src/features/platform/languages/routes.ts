import * as contract from '@sejuk/contract/platform/languages'
import type { Serve } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { chooseLanguage, createWord, deleteWord, updateWord } from './commands.ts'
import { dismissMissingWord, reportMissingWords } from './missing-words.ts'
import { generateFile, listGenerated, listMissingWords, listWords, lookUpWords } from './queries.ts'

export const languageRoutes = (serve: Serve) => {
  serve(contract.listGenerated, listGenerated)
  serve(contract.generateFile, generateFile)
  serve(contract.lookUpWords, lookUpWords)
  serve(contract.listWords, listWords)
  serve(contract.createWord, createWord)
  serve(contract.updateWord, updateWord)
  serve(contract.deleteWord, deleteWord)
  serve(contract.reportMissingWords, reportMissingWords)
  serve(contract.listMissingWords, listMissingWords)
  serve(contract.dismissMissingWord, dismissMissingWord)
  serve(contract.chooseLanguage, chooseLanguage)
  serve(contract.wordLog, ({ db, input }) => historyOf(db, 'word', input.code, input.page))
}
