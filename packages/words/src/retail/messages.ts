import type { retailEvents } from '@sejuk/domain/retail/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const retailMessages = {
  'incentive-paid': {
    subject: ['Your incentive is paid', 'Insentif Anda telah dibayar'],
    short: [
      '{amount} was sent to your account with {settlement}.',
      '{amount} telah dikirim ke rekening Anda melalui {settlement}.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} was sent to your account with {settlement}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} telah dikirim ke rekening Anda melalui {settlement}.\n{link}\n\n{company}',
    ],
  },
  'incentive-payment-failed': {
    subject: ['Your incentive could not be paid', 'Insentif Anda gagal dibayarkan'],
    short: [
      '{amount} of {settlement} did not reach your account: {reason}. Please check your account; it is paid with the next settlement.',
      '{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa rekening Anda; dibayar bersama pembayaran berikutnya.',
    ],
    long: [
      'Dear {recipient},\n\n{amount} of {settlement} did not reach your account: {reason}. Please check your account; it is paid with the next settlement.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{amount} dari {settlement} tidak masuk ke rekening Anda: {reason}. Mohon periksa rekening Anda; dibayar bersama pembayaran berikutnya.\n{link}\n\n{company}',
    ],
  },
  'sub-dealer-order-submitted': {
    subject: ['Order {order} waits for your answer', 'Pesanan {order} menunggu jawaban Anda'],
    short: [
      '{shop} ordered {quantity} units with {order}. Please answer within 24 hours.',
      '{shop} memesan {quantity} unit dengan {order}. Mohon dijawab dalam 24 jam.',
    ],
    long: [
      'Dear {recipient},\n\n{shop} ordered {quantity} units with {order}. Please answer within 24 hours.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{shop} memesan {quantity} unit dengan {order}. Mohon dijawab dalam 24 jam.\n{link}\n\n{company}',
    ],
  },
  'sub-dealer-order-answered': {
    subject: ['Order {order} was answered', 'Pesanan {order} sudah dijawab'],
    short: [
      '{supplier} confirmed {confirmed} of {quantity} units of {order} for {amount} (asked: {asked}).',
      '{supplier} mengonfirmasi {confirmed} dari {quantity} unit {order} seharga {amount} (diminta: {asked}).',
    ],
    long: [
      'Dear {recipient},\n\n{supplier} confirmed {confirmed} of {quantity} units of {order} for {amount} (asked: {asked}).\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{supplier} mengonfirmasi {confirmed} dari {quantity} unit {order} seharga {amount} (diminta: {asked}).\n{link}\n\n{company}',
    ],
  },
  'sub-dealer-order-rejected': {
    subject: ['Order {order} was rejected', 'Pesanan {order} ditolak'],
    short: ['{supplier} rejected order {order}: {reason}', '{supplier} menolak pesanan {order}: {reason}'],
    long: [
      'Dear {recipient},\n\n{supplier} rejected order {order}: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{supplier} menolak pesanan {order}: {reason}\n{link}\n\n{company}',
    ],
  },
  'sub-dealer-order-unanswered': {
    subject: ['No answer to order {order}', 'Pesanan {order} belum dijawab'],
    short: [
      'Order {order} of {shop} has had no answer for a day.',
      'Pesanan {order} dari {shop} belum dijawab selama sehari.',
    ],
    long: [
      'Dear {recipient},\n\nOrder {order} of {shop} has had no answer for a day.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nPesanan {order} dari {shop} belum dijawab selama sehari.\n{link}\n\n{company}',
    ],
  },
  'sell-out-to-review': {
    subject: ['Sell-out {order} needs a review', 'Sell-out {order} perlu diperiksa'],
    short: [
      'Sell-out {order} of {seller} in {shop} needs a review.',
      'Sell-out {order} oleh {seller} di {shop} perlu diperiksa.',
    ],
    long: [
      'Dear {recipient},\n\nSell-out {order} of {seller} in {shop} needs a review.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nSell-out {order} oleh {seller} di {shop} perlu diperiksa.\n{link}\n\n{company}',
    ],
  },
  'sell-out-rejected': {
    subject: ['Sell-out {order} was rejected', 'Sell-out {order} ditolak'],
    short: ['Sell-out {order} was rejected: {reason}', 'Sell-out {order} ditolak: {reason}'],
    long: [
      'Dear {recipient},\n\nSell-out {order} was rejected: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nSell-out {order} ditolak: {reason}\n{link}\n\n{company}',
    ],
  },
  'sell-out-missing': {
    subject: ['What did {shop} sell this week?', 'Apa yang terjual di {shop} minggu ini?'],
    short: [
      'Nothing was entered for {shop} this week; the last sale is of {date}. Please enter what was sold.',
      'Belum ada catatan untuk {shop} minggu ini; penjualan terakhir tanggal {date}. Mohon catat yang terjual.',
    ],
    long: [
      'Dear {recipient},\n\nNothing was entered for {shop} this week; the last sale is of {date}. Please enter what was sold.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nBelum ada catatan untuk {shop} minggu ini; penjualan terakhir tanggal {date}. Mohon catat yang terjual.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof retailEvents, StandardMessage>
