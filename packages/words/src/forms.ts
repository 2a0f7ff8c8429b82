import { formSentences } from './form-sentences.ts'
import { words } from './words.ts'

/** What is told of what was typed or chosen, wherever that is done. */
export const formWords = words('forms', {}, { messages: formSentences })
