import type { BaseMessages } from '@sejuk/domain/messages'
import type { Pair } from './words.ts'

export const baseMessages = {
  'no-permission': ['No Permission', 'Tidak Ada Izin'],
  'needs-status': ['Needs status {statuses}', 'Perlu status {statuses}'],
  'one-or-other': ['{first} or {second}', '{first} atau {second}'],
  'one-or-more': ['{first}, or {more} more', '{first}, atau {more} lainnya'],
  'author-approves': [
    'Somebody else than who wrote it must approve it',
    'Orang lain selain penulisnya yang harus menyetujui',
  ],
  'done-by-system': ['This is done by the system', 'Ini dilakukan oleh sistem'],
  'not-for-this-record': ['This is not possible for this record', 'Ini tidak dapat dilakukan untuk data ini'],
  text: ['{text}', '{text}'],
} satisfies Record<keyof BaseMessages, Pair>
