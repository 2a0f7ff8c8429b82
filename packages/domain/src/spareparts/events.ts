import { day, type EventRules, rupiah, text } from '../platform/notifications/event-rules.ts'

const about = { order: text('SPO-705-2611-00102'), part: text('Outdoor Main PCB') }
const shelf = { count: text('STC-705-2611-00003'), shelf: text('Servis Jaya') }
const inapp = { record: 'message', on: ['inapp'], mandatory: [] } as const

export const sparepartsEvents = {
  'sparepart-submitted': { variables: about, ...inapp, concerns: ['Sparepart-Order-Take'] },
  'sparepart-rejected': {
    variables: { ...about, reason: text('Foto tidak jelas') },
    ...inapp,
    concerns: ['Sparepart-Order-Create'],
  },
  'sparepart-refunded': {
    variables: { ...about, amount: rupiah(465_000) },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: ['inapp'],
    concerns: ['Sparepart-Buy'],
  },
  'sparepart-substitute': { variables: about, ...inapp, concerns: ['Sparepart-Order-Create'] },
  'sparepart-sent': { variables: about, ...inapp, concerns: ['Sparepart-Order-Upload-Receipt'] },
  'sparepart-arrived': {
    variables: { ...about, work_order: text('WO-705-2611-00042') },
    ...inapp,
    concerns: ['Sparepart-Order-Upload-Receipt'],
  },
  'sparepart-promise-broken': {
    variables: { ...about, day: day('2026-11-14') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Sparepart-Lack-Desk'],
  },
  'shelf-count-opened': { variables: shelf, ...inapp, concerns: ['Stock-Count'] },
  'shelf-count-late': { variables: shelf, ...inapp, concerns: ['Stock-Count'] },
  /** Sent to the customer, who has no account. */
  'sparepart-promised': {
    variables: { part: text('Modul IPM 20 A'), day: day('2026-11-18') },
    record: 'message',
    on: ['whatsapp'],
    mandatory: ['whatsapp'],
    concerns: [],
  },
} as const satisfies EventRules
