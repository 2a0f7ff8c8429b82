import { day, type EventRules, number, rupiah, text } from '../platform/notifications/event-rules.ts'

const delivery = text('DO-705-2611-00571')
/** To people without an account. */
const outside = { record: 'message', on: ['whatsapp'], mandatory: ['whatsapp'], concerns: [] } as const

export const deliveryEvents = {
  'delivery-problem': {
    variables: { delivery, problem: text('Signature not the same'), due: day('2026-11-18') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Delivery-Order-View'],
  },
  'delivery-on-way': {
    variables: { delivery, day: day('2026-11-17'), slot: text('08:30~12:00'), truck: text('B 9213 TXR') },
    ...outside,
  },
  'delivery-driver-link': { variables: { truck: text('B 9213 TXR'), day: day('2026-11-17') }, ...outside },
  'delivery-vendor': {
    variables: { deliveries: text('DO-705-2611-00571, DO-705-2611-00572'), n: number(2), day: day('2026-11-17') },
    record: 'message',
    on: ['email'],
    mandatory: ['email'],
    concerns: [],
  },
  'driver-cash-late': {
    variables: { count: number(3), amount: rupiah(24_500_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Driver-Cash-View'],
  },
} as const satisfies EventRules
