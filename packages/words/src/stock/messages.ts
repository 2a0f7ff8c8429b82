import type { stockEvents } from '@sejuk/domain/stock/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const stockMessages = {
  'transfer-sent': {
    subject: ['Transfer {transfer} is on its way', 'Transfer {transfer} dalam perjalanan'],
    short: ['{transfer} is expected on {eta}.', '{transfer} diperkirakan tiba {eta}.'],
    long: [
      'Dear {recipient},\n\n{transfer} is expected on {eta}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{transfer} diperkirakan tiba {eta}.\n{link}\n\n{company}',
    ],
  },
  'transfer-overdue': {
    subject: ['Transfer {transfer} is overdue', 'Transfer {transfer} terlambat'],
    short: [
      '{transfer} was expected on {eta} and has not arrived whole.',
      '{transfer} diperkirakan tiba {eta} dan belum tiba seluruhnya.',
    ],
    long: [
      'Dear {recipient},\n\n{transfer} was expected on {eta} and has not arrived whole.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{transfer} diperkirakan tiba {eta} dan belum tiba seluruhnya.\n{link}\n\n{company}',
    ],
  },
  'stock-books': {
    subject: ['Stock does not agree with its moves', 'Stok tidak cocok dengan mutasinya'],
    short: [
      'Balances that differ from the sum of their moves: {lines}. Please look into it.',
      '{lines} saldo berbeda dari jumlah mutasinya. Mohon diperiksa.',
    ],
    long: [
      'Dear {recipient},\n\nBalances that differ from the sum of their moves: {lines}. Please look into it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lines} saldo berbeda dari jumlah mutasinya. Mohon diperiksa.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof stockEvents, StandardMessage>
