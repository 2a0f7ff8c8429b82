import { day, type EventRules, number, text } from '../platform/notifications/event-rules.ts'

export const customersEvents = {
  'customer-submitted': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya'), author: text('Dimas Saputra') },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-Approve'],
  },
  'customer-approved': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-rejected': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya'), reason: text('The NPWP belongs to another firm') },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-merged': {
    variables: { gone: text('(705-C000124) Toko Sinar Jaya'), customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-merge-undone': {
    variables: { gone: text('(705-C000124) Toko Sinar Jaya'), customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'address-rejected': {
    variables: {
      customer: text('(705-C000123) PT Sinar Jaya'),
      address: text('Jl. Sabang 2'),
      reason: text('The street does not exist'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Sales-Order-Create-Open'],
  },
  'salesman-changed': {
    variables: {
      customers: number(12),
      shops: number(18),
      from_salesman: text('Dimas Saputra'),
      to_salesman: text('Rina Kartika'),
      effective_date: day('2026-12-01'),
      reason: text('Moved to another city'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-List-Search'],
  },
} as const satisfies EventRules
