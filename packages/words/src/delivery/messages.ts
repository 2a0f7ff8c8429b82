import type { deliveryEvents } from '@sejuk/domain/delivery/events'
import type { StandardMessage } from '../platform/standard-message.ts'
import type { Pair } from '../words.ts'

/** A letter is the short word with a greeting. */
const message = (subject: Pair, short: Pair) => ({
  subject,
  short,
  long: [
    `Dear {recipient},\n\n${short[0]}\n{link}\n\n{company}`,
    `Yth. {recipient},\n\n${short[1]}\n{link}\n\n{company}`,
  ] as const,
})

export const deliveryMessages = {
  'delivery-problem': message(
    ['Delivery {delivery} has a problem', 'Pengiriman {delivery} bermasalah'],
    ['{delivery}: {problem}. Please close it by {due}.', '{delivery}: {problem}. Mohon diselesaikan sebelum {due}.'],
  ),
  'driver-cash-late': message(
    ['Cash of drivers was not handed in', 'Uang tunai sopir belum diserahkan'],
    [
      '{count} amounts of drivers, {amount} together, were taken on an earlier day and not counted yet.',
      '{count} setoran sopir, total {amount}, diambil pada hari sebelumnya dan belum dihitung.',
    ],
  ),
  'delivery-on-way': message(
    ['Your delivery {delivery} is on its way', 'Kiriman Anda {delivery} dalam perjalanan'],
    [
      'Dear {recipient}, your delivery {delivery} comes on {day}, {slot}, with truck {truck}: {link} {company}',
      'Yth. {recipient}, kiriman {delivery} tiba {day}, {slot}, dengan truk {truck}: {link} {company}',
    ],
  ),
  'delivery-driver-link': message(
    ['Your stops of {day}', 'Titik Anda {day}'],
    [
      'Dear {recipient}, your stops with {truck} on {day}: {link} {company}',
      'Yth. {recipient}, titik kirim {truck} pada {day}: {link} {company}',
    ],
  ),
  'delivery-vendor': message(
    ['{n} to fetch on {day}', '{n} kiriman untuk diambil {day}'],
    ['Please fetch on {day}: {deliveries}.', 'Mohon diambil pada {day}: {deliveries}.'],
  ),
} as const satisfies Record<keyof typeof deliveryEvents, StandardMessage>
