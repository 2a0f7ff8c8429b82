import { type EventRules, instant, text } from '../platform/notifications/event-rules.ts'

const ofChange = {
  change: text('MSC-700-2611-00007'),
  place: text('Jakarta'),
  from_to: text('500.000.000 → 750.000.000'),
  who: text('Budi Santoso'),
}
const aboutChange = {
  record: 'message',
  on: ['inapp', 'email'],
  mandatory: ['inapp'],
  concerns: ['Setting-Change-View'],
} as const

export const companyEvents = {
  'setting-change-waiting': { ...aboutChange, variables: ofChange },
  'setting-change-approved': {
    ...aboutChange,
    variables: { ...ofChange, valid_from: instant('2026-11-19T17:00:00Z') },
  },
  'setting-change-rejected': { ...aboutChange, variables: { ...ofChange, reason: text('The year ends first') } },
  'setting-change-in-force': { ...aboutChange, variables: ofChange },
  'setting-change-ended': { ...aboutChange, variables: ofChange },
  'setting-change-stale': { ...aboutChange, variables: ofChange },
} as const satisfies EventRules
