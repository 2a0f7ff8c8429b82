import { formWords } from '@sejuk/words/forms'
import { wordsOf } from './words.ts'

wordsOf(formWords)
