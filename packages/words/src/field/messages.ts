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
      '{staff} asks for leave from {from} to {to}, working days: {days}.',
      '{staff} mengajukan cuti {days} hari, {from} sampai {to}.',
    ],
    long: [
      'Dear {recipient},\n\n{staff} asks for leave from {from} to {to}, working days: {days}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} mengajukan cuti {days} hari, {from} sampai {to}.\n{link}\n\n{company}',
    ],
  },
  'leave-asked-instead': {
    subject: ['{staff} asks for leave', '{staff} mengajukan cuti'],
    short: [
      '{staff} asks for leave from {from} to {to}, working days: {days}. You decide in place of {instead}, who is away.',
      '{staff} mengajukan cuti {days} hari, {from} sampai {to}. Anda memutuskan mewakili {instead} yang sedang cuti.',
    ],
    long: [
      'Dear {recipient},\n\n{staff} asks for leave from {from} to {to}, working days: {days}. You decide in place of {instead}, who is away.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} mengajukan cuti {days} hari, {from} sampai {to}. Anda memutuskan mewakili {instead} yang sedang cuti.\n{link}\n\n{company}',
    ],
  },
  'leave-cancel-asked': {
    subject: ['{staff} asks to cancel a leave', '{staff} minta cuti dibatalkan'],
    short: [
      '{staff} asks to cancel the leave from {from} to {to}: {reason}',
      '{staff} minta cuti {from} sampai {to} dibatalkan: {reason}',
    ],
    long: [
      'Dear {recipient},\n\n{staff} asks to cancel the leave from {from} to {to}: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} minta cuti {from} sampai {to} dibatalkan: {reason}\n{link}\n\n{company}',
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
  'leave-cancelled': {
    subject: ['Leave from {from} cancelled', 'Cuti mulai {from} dibatalkan'],
    short: [
      'Your leave from {from} to {to} was cancelled, as you asked.',
      'Cuti Anda {from} sampai {to} dibatalkan sesuai permintaan Anda.',
    ],
    long: [
      'Dear {recipient},\n\nYour leave from {from} to {to} was cancelled, as you asked.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nCuti Anda {from} sampai {to} dibatalkan sesuai permintaan Anda.\n{link}\n\n{company}',
    ],
  },
  'leave-kept': {
    subject: ['Leave from {from} stays', 'Cuti mulai {from} tetap berlaku'],
    short: [
      'Your leave from {from} to {to} was not cancelled: {reason}',
      'Cuti Anda {from} sampai {to} tidak dibatalkan: {reason}',
    ],
    long: [
      'Dear {recipient},\n\nYour leave from {from} to {to} was not cancelled: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nCuti Anda {from} sampai {to} tidak dibatalkan: {reason}\n{link}\n\n{company}',
    ],
  },
  'leave-delegated': {
    subject: ['You stand in for {staff}', 'Anda menggantikan {staff}'],
    short: [
      '{staff} is on leave from {from} to {to} and you stand in. Decisions that wait for {staff} come to you; visits planned for these days: {visits}.',
      '{staff} cuti {from} sampai {to} dan Anda menggantikannya. Keputusan yang menunggu {staff} dikirim kepada Anda; kunjungan terencana pada hari itu: {visits}.',
    ],
    long: [
      'Dear {recipient},\n\n{staff} is on leave from {from} to {to} and you stand in. Decisions that wait for {staff} come to you; visits planned for these days: {visits}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{staff} cuti {from} sampai {to} dan Anda menggantikannya. Keputusan yang menunggu {staff} dikirim kepada Anda; kunjungan terencana pada hari itu: {visits}.\n{link}\n\n{company}',
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
