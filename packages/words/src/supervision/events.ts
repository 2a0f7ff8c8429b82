import type { supervisionEvents } from '@sejuk/domain/supervision/events'
import type { Pair } from '../words.ts'

export const supervisionEventNames = {
  'supervision-waiting': ['A supervision waits for you', 'Supervisi menunggu Anda'],
  'supervision-sent-back': ['Your supervision was sent back', 'Supervisi Anda dikembalikan'],
  'supervision-assigned': ['You were assigned to a supervision', 'Anda ditugaskan pada supervisi'],
  'letter-submitted': ['A letter waits for your approval', 'Surat menunggu persetujuan Anda'],
  'letter-mailed': ['A letter of supervision for you', 'Surat supervisi untuk Anda'],
  'letter-acknowledged': ['Your letter was acknowledged', 'Surat Anda sudah dikonfirmasi'],
} satisfies Record<keyof typeof supervisionEvents, Pair>
