import type { OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'

export type OutgoingMessage = {
  delivery_id: number
  event: string
  channel: OuterChannel
  recipient_name: string
  address: string
  language: string
  subject: string
  body: string
  /** Absolute, or empty. */
  link: string
  /** Shown in a mail, below its text. */
  picture?: { name: string; png: Buffer }
}
/** Takes a letter away. Its receipt is what the other side called it. */
export type Carrier = {
  /** Where it goes, for an administrator to read: never a secret. */
  goes_to: string
  isConfigured: boolean
  carry: (letter: OutgoingMessage) => Promise<string>
}

/** No further attempt would help: the address or the text itself was refused. */
export class RefusedForGood extends Error {}
