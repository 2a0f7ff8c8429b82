import { decode, type Message, type Said } from '@sejuk/domain/messages'
import type { Gate } from '@sejuk/domain/workflow'
import { aftersalesSentences } from './aftersales/sentences.ts'
import { ticketSentences } from './aftersales/ticket-sentences.ts'
import { baseSentences } from './base-sentences.ts'
import { booksSentences } from './books/sentences.ts'
import { catalogueSentences } from './catalogue/sentences.ts'
import { companySentences } from './company/sentences.ts'
import { customersSentences } from './customers/sentences.ts'
import { deliverySentences } from './delivery/sentences.ts'
import { fieldSentences } from './field/sentences.ts'
import { financeSentences } from './finance/sentences.ts'
import { installersSentences } from './installers/sentences.ts'
import { learningSentences } from './learning/sentences.ts'
import { mastersSentences } from './masters/sentences.ts'
import { moneySentences } from './money/sentences.ts'
import { platformSentences } from './platform/sentences.ts'
import { projectsSentences } from './projects/sentences.ts'
import { retailSentences } from './retail/sentences.ts'
import { returnsSentences } from './returns/sentences.ts'
import { salesSentences } from './sales/sentences.ts'
import { sparepartsSentences } from './spareparts/sentences.ts'
import { stockSentences } from './stock/sentences.ts'
import { supervisionSentences } from './supervision/sentences.ts'
import { wording } from './wording.ts'
import type { Pair } from './words.ts'

const messages: Readonly<Record<string, Pair>> = {
  ...baseSentences,
  ...aftersalesSentences,
  ...ticketSentences,
  ...catalogueSentences,
  ...stockSentences,
  ...supervisionSentences,
  ...sparepartsSentences,
  ...retailSentences,
  ...returnsSentences,
  ...deliverySentences,
  ...financeSentences,
  ...moneySentences,
  ...companySentences,
  ...booksSentences,
  ...learningSentences,
  ...projectsSentences,
  ...fieldSentences,
  ...customersSentences,
  ...installersSentences,
  ...mastersSentences,
  ...platformSentences,
  ...salesSentences,
}

/** The text that goes on the wire beside the code. Statuses stand in it by their codes. */
export const english = (message: Message): string =>
  wording(message, { sentence: (code) => messages[code]?.[0], status: (_, status) => status }) ?? message.code

/** The same for what may be a text by itself. */
export const textOf = (said: Said): string => {
  const message = messageOf(said)
  return message ? english(message) : String(said)
}

export const messageOf = (said: Said): Message | undefined => (typeof said === 'string' ? decode(said) : said)

/** Why something cannot be done now, or nothing. */
export const reasonOf = ({ because }: Gate): string | undefined => because && english(because)
