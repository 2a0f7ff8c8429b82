import type { customersEvents } from '@sejuk/domain/customers/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const customersMessages = {
  'customer-submitted': {
    subject: ['{customer} waits for approval', '{customer} menunggu persetujuan'],
    short: [
      '{author} handed in {customer}. Please approve or reject it.',
      '{author} mengajukan {customer}. Silakan setujui atau tolak.',
    ],
    long: [
      'Dear {recipient},\n\n{author} handed in {customer}. Please approve or reject it here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{author} mengajukan {customer}. Silakan setujui atau tolak di sini:\n{link}\n\n{company}',
    ],
  },
  'customer-approved': {
    subject: ['{customer} is approved', '{customer} disetujui'],
    short: ['{customer} is approved. Orders can be written.', '{customer} disetujui. Pesanan dapat dibuat.'],
    long: [
      'Dear {recipient},\n\n{customer} is approved. Orders can be written from now on.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} disetujui. Pesanan dapat dibuat mulai sekarang.\n{link}\n\n{company}',
    ],
  },
  'customer-rejected': {
    subject: ['{customer} was rejected', '{customer} ditolak'],
    short: ['{customer} was rejected: {reason}', '{customer} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{customer} was rejected for this reason: {reason}\n\nPlease correct it here:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} ditolak dengan alasan: {reason}\n\nSilakan perbaiki di sini:\n{link}\n\n{company}',
    ],
  },
  'customer-merged': {
    subject: ['{gone} is now {customer}', '{gone} sekarang {customer}'],
    short: [
      '{gone} and {customer} were the same. Everything is found with {customer} now.',
      '{gone} dan {customer} adalah pelanggan yang sama. Semuanya kini ada pada {customer}.',
    ],
    long: [
      'Dear {recipient},\n\n{gone} and {customer} were the same customer. Shops, orders and cashback are found with {customer} now:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{gone} dan {customer} adalah pelanggan yang sama. Toko, pesanan, dan cashback kini ada pada {customer}:\n{link}\n\n{company}',
    ],
  },
  'customer-merge-undone': {
    subject: ['{gone} stands on its own again', '{gone} kembali berdiri sendiri'],
    short: [
      '{gone} was no duplicate of {customer}: it has its shops, orders and cashback back.',
      '{gone} bukan duplikat {customer}: toko, pesanan, dan cashback-nya dikembalikan.',
    ],
    long: [
      'Dear {recipient},\n\n{gone} was no duplicate of {customer}. It has its shops, orders and cashback back:\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{gone} bukan duplikat {customer}. Toko, pesanan, dan cashback-nya dikembalikan:\n{link}\n\n{company}',
    ],
  },
  'address-rejected': {
    subject: ['An address of {customer} was rejected', 'Alamat {customer} ditolak'],
    short: ['{address} was rejected: {reason}', '{address} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\nThe temporary address {address} of {customer} was rejected for this reason: {reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\nAlamat sementara {address} milik {customer} ditolak dengan alasan: {reason}\n\n{link}\n\n{company}',
    ],
  },
  'salesman-changed': {
    subject: [
      'Customers ({customers}) go from {from_salesman} to {to_salesman}',
      '{customers} pelanggan beralih dari {from_salesman} ke {to_salesman}',
    ],
    short: [
      'Customers ({customers}) and shops ({shops}) go from {from_salesman} to {to_salesman} on {effective_date}: {reason}',
      '{customers} pelanggan dan {shops} toko beralih dari {from_salesman} ke {to_salesman} pada {effective_date}: {reason}',
    ],
    long: [
      'Dear {recipient},\n\nCustomers ({customers}) and shops ({shops}) go from {from_salesman} to {to_salesman} on {effective_date}.\nReason: {reason}\n\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customers} pelanggan dan {shops} toko beralih dari {from_salesman} ke {to_salesman} pada {effective_date}.\nAlasan: {reason}\n\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof customersEvents, StandardMessage>
