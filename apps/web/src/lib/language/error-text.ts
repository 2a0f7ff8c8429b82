import { everydayWords } from '@sejuk/words/everyday'
import { Offline, Refused } from '../api/call.ts'
import { ChunkMissing } from '../browser/chunks.ts'
import { toast } from '../browser/toasts.ts'
import { say, wordsOf } from './words.ts'

/** The text shown for an error. */
export const errorText = (error: unknown): string => {
  const t = wordsOf(everydayWords)
  if (error instanceof Refused) {
    if (error.status === 'NoPermission') return t('noPermission')
    return error.message ? say(error.message) : t('unexpected')
  }
  if (error instanceof Offline) return say(error.message)
  if (error instanceof ChunkMissing) return t('partMissing')
  return t('wentWrong', { detail: error instanceof Error ? error.message : String(error) })
}

export const showError = (error: unknown) => toast('error', errorText(error))

/** What was typed cannot be sent; the fields say why. */
export const showWarning = (text = wordsOf(everydayWords)('checkInput')) => toast('warning', text)

/** For errors without a better explanation. */
export const showGenericError = () => toast('error', wordsOf(everydayWords)('askIt'))

export const showSaved = (message: string) => toast('saved', message ? say(message) : wordsOf(everydayWords)('saved'))
