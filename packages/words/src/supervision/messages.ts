import type { supervisionEvents } from '@sejuk/domain/supervision/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const supervisionMessages = {
  'supervision-waiting': {
    subject: ['{supervision} waits for you', '{supervision} menunggu Anda'],
    short: ['The next step of {project} is yours.', 'Langkah berikut {project} adalah tugas Anda.'],
    long: [
      'Dear {recipient},\n\nThe next step of {project} is yours.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nLangkah berikut {project} adalah tugas Anda.\n{link}\n\n{company}',
    ],
  },
  'supervision-sent-back': {
    subject: ['{supervision} was sent back', '{supervision} dikembalikan'],
    short: ['{project} was sent back: {reason}', '{project} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\n{project} was sent back: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
  'supervision-assigned': {
    subject: ['{supervision} was assigned to you', '{supervision} ditugaskan kepada Anda'],
    short: ['You take care of {project}.', 'Anda menangani {project}.'],
    long: [
      'Dear {recipient},\n\nYou take care of {project}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nAnda menangani {project}.\n{link}\n\n{company}',
    ],
  },
  'letter-submitted': {
    subject: ['{letter} waits for your approval', '{letter} menunggu persetujuan Anda'],
    short: ['A letter about {project} was submitted.', 'Surat tentang {project} diajukan.'],
    long: [
      'Dear {recipient},\n\nA letter about {project} was submitted.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nSurat tentang {project} diajukan.\n{link}\n\n{company}',
    ],
  },
  'letter-mailed': {
    subject: ['{letter} about {project}', '{letter} tentang {project}'],
    short: [
      '{letter} names {problems} {problems|problem|problems} of {project}. {link}',
      '{letter} memuat {problems} masalah di {project}. {link}',
    ],
    long: [
      'Dear {recipient},\n\n{letter} names {problems} {problems|problem|problems} of {project}. Please read it and acknowledge it here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{letter} memuat {problems} masalah di {project}. Mohon dibaca dan dikonfirmasi di sini:\n{link}\n\n{company}',
    ],
  },
  'letter-acknowledged': {
    subject: ['{letter} was acknowledged', '{letter} sudah dikonfirmasi'],
    short: ['{name} acknowledged {letter} about {project}.', '{name} mengonfirmasi {letter} tentang {project}.'],
    long: [
      'Dear {recipient},\n\n{name} acknowledged {letter} about {project}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{name} mengonfirmasi {letter} tentang {project}.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof supervisionEvents, StandardMessage>
