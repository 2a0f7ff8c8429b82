import type { companyEvents } from '@sejuk/domain/company/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const companyMessages = {
  'setting-change-waiting': {
    subject: ['Change {change} waits for a decision', 'Perubahan {change} menunggu keputusan'],
    short: ['{who} proposes for {place}: {from_to}.', '{who} mengusulkan untuk {place}: {from_to}.'],
    long: [
      'Dear {recipient},\n\n{who} proposes for {place}: {from_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{who} mengusulkan untuk {place}: {from_to}.\n{link}\n\n{company}',
    ],
  },
  'setting-change-approved': {
    subject: ['Change {change} was approved', 'Perubahan {change} disetujui'],
    short: [
      '{who} approved for {place}: {from_to}. It holds from {valid_from}.',
      '{who} menyetujui untuk {place}: {from_to}. Berlaku mulai {valid_from}.',
    ],
    long: [
      'Dear {recipient},\n\n{who} approved for {place}: {from_to}. It holds from {valid_from}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{who} menyetujui untuk {place}: {from_to}. Berlaku mulai {valid_from}.\n{link}\n\n{company}',
    ],
  },
  'setting-change-rejected': {
    subject: ['Change {change} was rejected', 'Perubahan {change} ditolak'],
    short: ['{who} rejected for {place}: {from_to}. {reason}', '{who} menolak untuk {place}: {from_to}. {reason}'],
    long: [
      'Dear {recipient},\n\n{who} rejected for {place}: {from_to}. {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{who} menolak untuk {place}: {from_to}. {reason}\n{link}\n\n{company}',
    ],
  },
  'setting-change-in-force': {
    subject: ['Change {change} holds now', 'Perubahan {change} mulai berlaku'],
    short: ['For {place} holds now: {from_to}, by {who}.', 'Untuk {place} kini berlaku: {from_to}, oleh {who}.'],
    long: [
      'Dear {recipient},\n\nFor {place} holds now: {from_to}, by {who}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nUntuk {place} kini berlaku: {from_to}, oleh {who}.\n{link}\n\n{company}',
    ],
  },
  'setting-change-ended': {
    subject: ['Change {change} ended', 'Perubahan {change} berakhir'],
    short: [
      'For {place} no longer holds: {from_to}, by {who}.',
      'Untuk {place} tidak berlaku lagi: {from_to}, oleh {who}.',
    ],
    long: [
      'Dear {recipient},\n\nFor {place} no longer holds: {from_to}, by {who}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nUntuk {place} tidak berlaku lagi: {from_to}, oleh {who}.\n{link}\n\n{company}',
    ],
  },
  'setting-change-stale': {
    subject: ['Change {change} was overtaken', 'Perubahan {change} tidak berlaku lagi'],
    short: [
      'A value for {place} was changed meanwhile. Propose it again: {from_to}, by {who}.',
      'Nilai untuk {place} sudah diubah. Usulkan lagi: {from_to}, oleh {who}.',
    ],
    long: [
      'Dear {recipient},\n\nA value for {place} was changed meanwhile. Propose it again: {from_to}, by {who}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nNilai untuk {place} sudah diubah. Usulkan lagi: {from_to}, oleh {who}.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof companyEvents, StandardMessage>
