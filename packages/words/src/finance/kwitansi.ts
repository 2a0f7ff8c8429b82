import type { KwitansiStatus } from '@sejuk/domain/finance/kwitansi'
import { type Pair, words } from '../words.ts'
import { financeSentences } from './sentences.ts'

const statuses = {
  Issued: ['Given', 'Diserahkan'],
  Void: ['Void', 'Dibatalkan'],
} satisfies Record<KwitansiStatus, Pair>

export const kwitansiWords = words(
  'kwitansi',
  {
    ...statuses,
    title: ['Receipt for the customer', 'Kwitansi'],
    print: ['Print kwitansi', 'Cetak kwitansi'],
    printEnglish: ['In English', 'Bahasa Inggris'],
    none: ['None was printed yet', 'Belum ada yang dicetak'],
    prints: ['printed {n} {n|time|times}', 'dicetak {n} kali'],
  },
  { messages: financeSentences, statuses: ['kwitansi.status'] },
)
