import type { fieldEvents } from '@sejuk/domain/field/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const fieldMessages = {
  'attendance-outside': {
    subject: ['{staff} checked in outside the office', '{staff} absen di luar kantor'],
    short: ['{staff} checked in at {time}: {note}', '{staff} absen pada {time}: {note}'],
    long: [
      'Dear {recipient},\n\n{staff} checked in at {time}: {note}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} absen pada {time}: {note}\n{link}\n\n{company}',
    ],
  },
  'attendance-asked': {
    subject: ['{staff} asks about {day}', '{staff} mengajukan untuk {day}'],
    short: ['{staff} sent a request for {day}: {reason}', '{staff} mengirim permintaan untuk {day}: {reason}'],
    long: [
      'Dear {recipient},\n\n{staff} sent a request for {day}: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} mengirim permintaan untuk {day}: {reason}\n{link}\n\n{company}',
    ],
  },
  'attendance-request-approved': {
    subject: ['Request for {day} approved', 'Permintaan {day} disetujui'],
    short: ['Your request for {day} was approved. {reason}', 'Permintaan Anda untuk {day} disetujui. {reason}'],
    long: [
      'Dear {recipient},\n\nYour request for {day} was approved. {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPermintaan Anda untuk {day} disetujui. {reason}\n{link}\n\n{company}',
    ],
  },
  'attendance-request-rejected': {
    subject: ['Request for {day} rejected', 'Permintaan {day} ditolak'],
    short: ['Your request for {day} was rejected: {reason}', 'Permintaan Anda untuk {day} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\nYour request for {day} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPermintaan Anda untuk {day} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'leave-asked': {
    subject: ['{staff} asks for leave', '{staff} mengajukan cuti'],
    short: [
      '{staff} asks for {days} days of leave, {from} to {to}. You decide in place of: {instead}',
      '{staff} mengajukan cuti {days} hari, {from} sampai {to}. Anda memutuskan mewakili: {instead}',
    ],
    long: [
      'Dear {recipient},\n\n{staff} asks for {days} days of leave, {from} to {to}. You decide in place of: {instead}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} mengajukan cuti {days} hari, {from} sampai {to}. Anda memutuskan mewakili: {instead}\n{link}\n\n{company}',
    ],
  },
  'leave-approved': {
    subject: ['Leave from {from} approved', 'Cuti mulai {from} disetujui'],
    short: ['Your leave from {from} to {to} was approved.', 'Cuti Anda {from} sampai {to} disetujui.'],
    long: [
      'Dear {recipient},\n\nYour leave from {from} to {to} was approved.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nCuti Anda {from} sampai {to} disetujui.\n{link}\n\n{company}',
    ],
  },
  'leave-rejected': {
    subject: ['Leave from {from} rejected', 'Cuti mulai {from} ditolak'],
    short: ['Your leave from {from} to {to} was rejected: {reason}', 'Cuti Anda {from} sampai {to} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\nYour leave from {from} to {to} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nCuti Anda {from} sampai {to} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'leave-delegated': {
    subject: ['You stand in for {staff}', 'Anda menggantikan {staff}'],
    short: [
      '{staff} is on leave from {from} to {to}. Approvals for {staff} come to you.',
      '{staff} cuti {from} sampai {to}. Persetujuan untuk {staff} dikirim kepada Anda.',
    ],
    long: [
      'Dear {recipient},\n\n{staff} is on leave from {from} to {to}. Approvals for {staff} come to you.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} cuti {from} sampai {to}. Persetujuan untuk {staff} dikirim kepada Anda.\n{link}\n\n{company}',
    ],
  },
  'visit-rejected': {
    subject: ['Visit at {customer} rejected', 'Kunjungan ke {customer} ditolak'],
    short: [
      'Your visit at {customer} on {day} does not count: {reason}',
      'Kunjungan Anda ke {customer} pada {day} tidak dihitung: {reason}',
    ],
    long: [
      'Dear {recipient},\n\nYour visit at {customer} on {day} does not count: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nKunjungan Anda ke {customer} pada {day} tidak dihitung: {reason}\n{link}\n\n{company}',
    ],
  },
  'collection-refused': {
    subject: ['Collection {collection} refused', 'Tagihan {collection} ditolak'],
    short: [
      'Finance refused {collection} of {amount}: {reason}',
      'Keuangan menolak {collection} sebesar {amount}: {reason}',
    ],
    long: [
      'Dear {recipient},\n\nFinance refused {collection} of {amount}: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nKeuangan menolak {collection} sebesar {amount}: {reason}\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof fieldEvents, StandardMessage>
