import type { stockEvents } from '@sejuk/domain/stock/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const stockMessages = {
  'stock-books': {
    subject: ['Stock does not agree with its moves', 'Stok tidak cocok dengan mutasinya'],
    short: [
      '{lines} balances differ from the sum of their moves. Please look into it.',
      '{lines} saldo berbeda dari jumlah mutasinya. Mohon diperiksa.',
    ],
    long: [
      'Dear {recipient},\n\n{lines} balances differ from the sum of their moves. Please look into it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{lines} saldo berbeda dari jumlah mutasinya. Mohon diperiksa.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof stockEvents, StandardMessage>
