import { words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

export const undoWords = words(
  'aftersales-undo',
  {
    done: ['You have just done: {action}.', 'Baru saja Anda lakukan: {action}.'],
    undo: ['Undo', 'Urungkan'],
    until: ['possible until {time}', 'bisa sampai {time}'],
  },
  { messages: aftersalesSentences },
)
