import type { AftersalesMessages } from '@sejuk/domain/aftersales/messages'
import type { Pair } from '../words.ts'

/** Of links for people without an account, as other areas send them too. */
export const linkSentences = {
  'link-not-right': ['This link is not right', 'Tautan ini tidak benar'],
  'link-sent': ['The link was sent', 'Tautan terkirim'],
} satisfies Partial<Record<keyof AftersalesMessages, Pair>>
