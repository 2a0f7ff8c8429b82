import type { Message } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'

/** An objection as the text that stands in a list. */
export const sayWhy = (objection: Message | undefined) => (objection ? english(objection) : null)
