import { baseSentences } from './base-sentences.ts'
import { words } from './words.ts'

/** What is said of an uploaded sheet, whatever it holds. */
export const sheetWords = words('sheets', {}, { messages: baseSentences })
