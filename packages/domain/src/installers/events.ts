import { day, type EventRules, number, rupiah, text } from '../platform/notifications/event-rules.ts'

/** Installers are reached on their phones; what decides about their work cannot be switched off. */
const toInstaller = {
  record: 'message',
  on: ['inapp', 'whatsapp'],
  mandatory: ['inapp', 'whatsapp'],
  concerns: 'installers',
} as const
/** Of their money likewise, though a phone need not ring for it. */
const ofBonus = { record: 'message', on: ['inapp', 'whatsapp'], mandatory: ['inapp'], concerns: 'installers' } as const
const ofSettlements = {
  record: 'message',
  on: ['inapp'],
  mandatory: ['inapp'],
  concerns: ['Financial-Settlement-Search'],
} as const
const reason = text('The photo of the ID card cannot be read')

export const installersEvents = {
  'installer-approved': { variables: {}, ...toInstaller },
  'installer-bank-approved': { variables: {}, ...toInstaller },
  'installer-rejected': { variables: { reason }, ...toInstaller },
  'installer-sales-rejected': { variables: { reason }, ...toInstaller },
  'installer-identity-withdrawn': { variables: { reason }, ...toInstaller },
  'installer-bank-withdrawn': { variables: { reason }, ...toInstaller },
  'installer-paused': { variables: { reason }, ...toInstaller },
  'installer-resumed': { variables: {}, ...toInstaller },
  'installer-phone-changed': { variables: { changed_by: text('Lina Marlina') }, ...toInstaller },
  'bonus-approved': {
    variables: { ticket: text('IBT-705-2611-00042'), amount: rupiah(350_000), expected_date: day('2026-12-10') },
    ...ofBonus,
  },
  'bonus-withdrawn': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The serial number cannot be read') },
    ...ofBonus,
  },
  'bonus-denied': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The unit was returned') },
    ...ofBonus,
  },
  'bonus-held': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('We are calling the customer') },
    ...ofBonus,
    on: ['inapp'],
  },
  'bonus-hold-over': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The invoice is still on its way') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Installation-Bonus-List-Hold'],
  },
  'bonus-paid': {
    variables: { settlement: text('STL-701-2611-00003'), tickets: number(4), amount: rupiah(1_365_000) },
    ...ofBonus,
  },
  'bonus-payment-failed': {
    variables: { settlement: text('STL-701-2611-00003'), amount: rupiah(1_365_000), reason: text('Account closed') },
    ...ofBonus,
  },
  'settlement-approved': {
    variables: { settlement: text('STL-701-2611-00003'), amount: rupiah(82_450_000), due_date: day('2026-11-23') },
    ...ofSettlements,
  },
  'settlement-returned': {
    variables: { settlement: text('STL-701-2611-00003'), reason: text('The tax rate is not right') },
    ...ofSettlements,
  },
} as const satisfies EventRules
