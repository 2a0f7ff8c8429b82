import type { salesEvents } from '@sejuk/domain/sales/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const salesMessages = {
  'order-waiting': {
    subject: ['Order {order} waits for you', 'Pesanan {order} menunggu Anda'],
    short: [
      '{customer} orders for {amount}; {order} waits for your decision.',
      '{customer} memesan {amount}; {order} menunggu keputusan Anda.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} orders for {amount}; {order} waits for your decision.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} memesan {amount}; {order} menunggu keputusan Anda.\n{link}\n\n{company}',
    ],
  },
  'order-reminder': {
    subject: ['Order {order} still waits for you', 'Pesanan {order} masih menunggu Anda'],
    short: [
      '{order} of {customer} for {amount} should be decided by now.',
      '{order} dari {customer} sebesar {amount} seharusnya sudah diputuskan.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} should be decided by now.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} seharusnya sudah diputuskan.\n{link}\n\n{company}',
    ],
  },
  'order-approved': {
    subject: ['Order {order} was approved', 'Pesanan {order} disetujui'],
    short: [
      '{order} of {customer} for {amount} was approved.',
      '{order} dari {customer} sebesar {amount} telah disetujui.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} was approved.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} telah disetujui.\n{link}\n\n{company}',
    ],
  },
  'order-rejected': {
    subject: ['Order {order} was rejected', 'Pesanan {order} ditolak'],
    short: ['{order} was rejected: {reason}', '{order} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{order} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'order-taken-back': {
    subject: ['Order {order} could not be submitted', 'Pesanan {order} tidak dapat diajukan'],
    short: ['{order} is a draft again: {reason}', '{order} kembali menjadi draf: {reason}'],
    long: [
      'Dear {recipient},\n\n{order} is a draft again: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} kembali menjadi draf: {reason}\n{link}\n\n{company}',
    ],
  },
  'order-paid': {
    subject: ['Order {order} is paid', 'Pesanan {order} sudah dibayar'],
    short: [
      '{order} of {customer} for {amount} is paid: its goods may leave.',
      '{order} dari {customer} sebesar {amount} sudah dibayar: barangnya boleh keluar.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} is paid: its goods may leave.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} sudah dibayar: barangnya boleh keluar.\n{link}\n\n{company}',
    ],
  },
  'order-unpaid': {
    subject: ['Order {order} was not paid in time', 'Pesanan {order} tidak dibayar pada waktunya'],
    short: [
      '{order} of {customer} for {amount} was not paid in time: its stock is free for others.',
      '{order} dari {customer} sebesar {amount} tidak dibayar pada waktunya: stoknya bebas untuk yang lain.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} was not paid in time: its stock is free for others.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} tidak dibayar pada waktunya: stoknya bebas untuk yang lain.\n{link}\n\n{company}',
    ],
  },
  'order-closed-unpaid': {
    subject: ['Order {order} was closed unpaid', 'Pesanan {order} ditutup tanpa dibayar'],
    short: [
      '{order} of {customer} for {amount} was closed because nobody paid it.',
      '{order} dari {customer} sebesar {amount} ditutup karena tidak dibayar.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} was closed because nobody paid it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} ditutup karena tidak dibayar.\n{link}\n\n{company}',
    ],
  },
  'order-withdrawn': {
    subject: ['Order {order} was withdrawn', 'Pesanan {order} ditarik kembali'],
    short: [
      '{order} of {customer} for {amount} was withdrawn: nothing is to be decided.',
      '{order} dari {customer} sebesar {amount} ditarik kembali: tidak ada yang perlu diputuskan.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} was withdrawn: nothing is to be decided.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} ditarik kembali: tidak ada yang perlu diputuskan.\n{link}\n\n{company}',
    ],
  },
  'order-locks-released': {
    subject: ['The stock of {order} was released', 'Stok {order} dilepas'],
    short: [
      '{order} of {customer} for {amount} was not decided in time: its stock is free for others.',
      '{order} dari {customer} sebesar {amount} tidak diputuskan pada waktunya: stoknya bebas untuk yang lain.',
    ],
    long: [
      'Dear {recipient},\n\n{order} of {customer} for {amount} was not decided in time: its stock is free for others.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{order} dari {customer} sebesar {amount} tidak diputuskan pada waktunya: stoknya bebas untuk yang lain.\n{link}\n\n{company}',
    ],
  },
  'stock-wait-offered': {
    subject: ['{item} came for {customer}', '{item} datang untuk {customer}'],
    short: [
      '{n} of {item} are there for {customer} ({wait}), held until {until}. Take them or pass.',
      '{n} {item} tersedia untuk {customer} ({wait}), ditahan sampai {until}. Ambil atau lewatkan.',
    ],
    long: [
      'Dear {recipient},\n\n{n} of {item} are there for {customer} ({wait}), held until {until}. Take them or pass.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{n} {item} tersedia untuk {customer} ({wait}), ditahan sampai {until}. Ambil atau lewatkan.\n{link}\n\n{company}',
    ],
  },
  'lock-stock-approved': {
    subject: ['{lock} was approved', '{lock} disetujui'],
    short: [
      '{lock} of {customer} is locked until {valid_to}, 18:00.',
      '{lock} untuk {customer} terkunci sampai {valid_to}, 18:00.',
    ],
    long: [
      'Dear {recipient},\n\n{lock} of {customer} is locked until {valid_to}, 18:00.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lock} untuk {customer} terkunci sampai {valid_to}, 18:00.\n{link}\n\n{company}',
    ],
  },
  'lock-stock-rejected': {
    subject: ['{lock} was rejected', '{lock} ditolak'],
    short: ['{lock} was rejected: {reason}', '{lock} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{lock} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lock} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'lock-stock-ending': {
    subject: ['{lock} ends on {valid_to}', '{lock} berakhir {valid_to}'],
    short: [
      'What is locked for {customer} by {lock} is released on {valid_to} at 18:00.',
      'Yang terkunci untuk {customer} dengan {lock} dilepas {valid_to} pukul 18:00.',
    ],
    long: [
      'Dear {recipient},\n\nWhat is locked for {customer} by {lock} is released on {valid_to} at 18:00.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nYang terkunci untuk {customer} dengan {lock} dilepas {valid_to} pukul 18:00.\n{link}\n\n{company}',
    ],
  },
  'lock-stock-over': {
    subject: ['{lock} is over', '{lock} berakhir'],
    short: [
      '{lock} of {customer} ended on {valid_to}: what was left is available again.',
      '{lock} untuk {customer} berakhir {valid_to}: sisanya tersedia kembali.',
    ],
    long: [
      'Dear {recipient},\n\n{lock} of {customer} ended on {valid_to}: what was left is available again.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lock} untuk {customer} berakhir {valid_to}: sisanya tersedia kembali.\n{link}\n\n{company}',
    ],
  },
  'lock-release-asked': {
    subject: ['{name} asks you to release {lock}', '{name} meminta Anda melepas {lock}'],
    short: [
      '{name} asks for {qty} units of {item} from {lock}. Please answer by {due}.',
      '{name} meminta {qty} unit {item} dari {lock}. Mohon dijawab sebelum {due}.',
    ],
    long: [
      'Dear {recipient},\n\n{name} asks for {qty} units of {item} from {lock}. Please answer by {due}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{name} meminta {qty} unit {item} dari {lock}. Mohon dijawab sebelum {due}.\n{link}\n\n{company}',
    ],
  },
  'lock-release-done': {
    subject: ['{lock} was released', '{lock} dilepas'],
    short: [
      'Units of {item} locked by {lock} are available again.',
      'Unit {item} yang dikunci dengan {lock} tersedia kembali.',
    ],
    long: [
      'Dear {recipient},\n\nUnits of {item} locked by {lock} are available again.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nUnit {item} yang dikunci dengan {lock} tersedia kembali.\n{link}\n\n{company}',
    ],
  },
  'lock-release-declined': {
    subject: ['{lock} is not released', '{lock} tidak dilepas'],
    short: ['The owner of {lock} declined: {reason}', 'Pemilik {lock} menolak: {reason}'],
    long: [
      'Dear {recipient},\n\nThe owner of {lock} declined: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPemilik {lock} menolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'lock-release-unanswered': {
    subject: ['No answer about {lock}', 'Tidak ada jawaban tentang {lock}'],
    short: [
      'The owner of {lock} did not answer within 24 hours about {item}.',
      'Pemilik {lock} tidak menjawab dalam 24 jam tentang {item}.',
    ],
    long: [
      'Dear {recipient},\n\nThe owner of {lock} did not answer within 24 hours about {item}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPemilik {lock} tidak menjawab dalam 24 jam tentang {item}.\n{link}\n\n{company}',
    ],
  },
  'cashback-granted': {
    subject: ['Cashback {cashback} was granted', 'Cashback {cashback} diberikan'],
    short: [
      '{customer} may spend {amount} of {cashback} until {valid_to}.',
      '{customer} boleh memakai {amount} dari {cashback} sampai {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} may spend {amount} of {cashback} until {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} boleh memakai {amount} dari {cashback} sampai {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'cashback-rejected': {
    subject: ['Cashback {cashback} was rejected', 'Cashback {cashback} ditolak'],
    short: ['{cashback} was rejected: {reason}', '{cashback} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{cashback} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{cashback} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'cashback-expiring': {
    subject: ['Cashback {cashback} ends on {valid_to}', 'Cashback {cashback} berakhir {valid_to}'],
    short: [
      '{customer} has {amount} left of {cashback}, until {valid_to}.',
      '{customer} masih punya {amount} dari {cashback}, sampai {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} has {amount} left of {cashback}, until {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} masih punya {amount} dari {cashback}, sampai {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'cashback-expired': {
    subject: ['Cashback {cashback} expired', 'Cashback {cashback} kedaluwarsa'],
    short: [
      '{amount} of {cashback} of {customer} was not spent by {valid_to} and is lost.',
      '{amount} dari {cashback} milik {customer} tidak dipakai sampai {valid_to} dan hangus.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of {cashback} of {customer} was not spent by {valid_to} and is lost.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {cashback} milik {customer} tidak dipakai sampai {valid_to} dan hangus.\n{link}\n\n{company}',
    ],
  },
  'cashback-payout-approved': {
    subject: ['Payout {payout} was approved', 'Pembayaran {payout} disetujui'],
    short: ['{payout} of {amount} can be paid.', '{payout} sebesar {amount} dapat dibayar.'],
    long: [
      'Dear {recipient},\n\n{payout} of {amount} was approved and can be paid.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{payout} sebesar {amount} telah disetujui dan dapat dibayar.\n{link}\n\n{company}',
    ],
  },
  'cashback-payout-returned': {
    subject: ['Payout {payout} was returned', 'Pembayaran {payout} dikembalikan'],
    short: ['{payout} was returned: {reason}', '{payout} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\n{payout} was returned: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{payout} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
  'special-price-approved': {
    subject: ['Special price {request} was approved', 'Harga khusus {request} disetujui'],
    short: [
      '{request} was approved and counts until {valid_to}.',
      '{request} disetujui dan berlaku sampai {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{request} was approved and counts until {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{request} disetujui dan berlaku sampai {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'special-price-rejected': {
    subject: ['Special price {request} was rejected', 'Harga khusus {request} ditolak'],
    short: ['{request} was rejected: {reason}', '{request} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{request} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{request} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'cashback-books': {
    subject: ['Cashback does not agree with its ledger', 'Cashback tidak cocok dengan buku besarnya'],
    short: [
      'Cashback lines that differ from their ledger: {lines}. Please look into it.',
      '{lines} baris cashback berbeda dari buku besarnya. Mohon diperiksa.',
    ],
    long: [
      'Dear {recipient},\n\nCashback lines that differ from their ledger: {lines}. Please look into it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lines} baris cashback berbeda dari buku besarnya. Mohon diperiksa.\n{link}\n\n{company}',
    ],
  },
  'credit-limit-approved': {
    subject: ['Credit limit {request} was approved', 'Limit kredit {request} disetujui'],
    short: [
      '{customer} has a limit of {limit} now, by {request}.',
      '{customer} sekarang memiliki limit {limit}, sesuai {request}.',
    ],
    long: [
      'Dear {recipient},\n\n{customer} has a limit of {limit} now, by {request}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{customer} sekarang memiliki limit {limit}, sesuai {request}.\n{link}\n\n{company}',
    ],
  },
  'credit-limit-rejected': {
    subject: ['Credit limit {request} was rejected', 'Limit kredit {request} ditolak'],
    short: ['{request} for {customer} was rejected: {reason}', '{request} untuk {customer} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\n{request} for {customer} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{request} untuk {customer} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'temporary-limit-ending': {
    subject: ['A temporary limit of {customer} ends on {valid_to}', 'Limit sementara {customer} berakhir {valid_to}'],
    short: [
      '{amount} of temporary limit of {customer} ({request}) ends on {valid_to}.',
      'Limit sementara {amount} milik {customer} ({request}) berakhir {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of temporary limit of {customer} ({request}) ends on {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nLimit sementara {amount} milik {customer} ({request}) berakhir {valid_to}.\n{link}\n\n{company}',
    ],
  },
  'temporary-limit-ended': {
    subject: ['A temporary limit of {customer} ended', 'Limit sementara {customer} berakhir'],
    short: [
      '{amount} of temporary limit of {customer} ({request}) ended on {valid_to}.',
      'Limit sementara {amount} milik {customer} ({request}) sudah berakhir {valid_to}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of temporary limit of {customer} ({request}) ended on {valid_to}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nLimit sementara {amount} milik {customer} ({request}) sudah berakhir {valid_to}.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof salesEvents, StandardMessage>
