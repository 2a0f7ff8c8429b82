import type { Message } from '@sejuk/domain/messages'
import type { Gate } from '@sejuk/domain/workflow'
import { baseMessages } from './base-messages.ts'
import { wording } from './wording.ts'
import type { Pair } from './words.ts'

const messages: Readonly<Record<string, Pair>> = { ...baseMessages }

/** The text that goes on the wire beside the code. Statuses stand in it by their codes. */
export const english = (message: Message): string =>
  wording(message, { sentence: (code) => messages[code]?.[0], status: (_, status) => status }) ?? message.code

/** Why something cannot be done now, or nothing. */
export const reasonOf = ({ because }: Gate): string | undefined => because && english(because)
