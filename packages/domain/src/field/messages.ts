import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type FieldMessages = {
  'location-not-fresh': undefined
  'metres-from-office': { n: Value; office: Value }
  'no-office-assigned': undefined
  'reason-outside-office': undefined
  'check-too-old': { n: Value }
  'check-taken': undefined
  'consent-needed': undefined
  'request-sent': undefined
  'day-not-yet': undefined
  'correction-too-old': { n: Value }
  'minutes-required': undefined
  'time-required': undefined
  'time-written-08-30': undefined
  'hr-decides-beyond-limit': undefined
  'shift-without-hours': undefined
  'shift-code-taken': undefined
  'shift-is-assigned': undefined
  'shift-from-past': undefined
  'shift-of-that-day': undefined
  'user-or-branch': undefined
  'leave-has-no-workday': undefined
  'leave-needs-letter': undefined
  'leave-balance-not-enough': undefined
  'leave-overlaps': { leave: Value }
  'leave-too-long': { n: Value }
  'leave-type-not-offered': undefined
  'own-balance-by-another': undefined
  'label-leave-days': undefined
  'label-last-month': undefined
  'half-day-of-one-day': undefined
  'delegate-is-yourself': undefined
  'delegate-on-leave': { name: Value }
  'delegate-may-not-approve': { name: Value }
  'hr-approves-long-leave': undefined
  'leave-submitted': undefined
  'leave-approved': undefined
  'label-delegate': undefined
  'visits-not-allowed': undefined
  'too-many-stops': { n: Value }
  'stop-planned-twice': undefined
  'plan-in-the-past': undefined
  'plan-too-far': { n: Value }
  'week-must-be-later': undefined
  'period-too-long': { n: Value }
  'open-visit-at': { customer: Value }
  'place-has-no-pin': { place: Value }
  'too-far-from-pin': { n: Value; place: Value; most: Value }
  'leave-day-worked': { day: Value }
  'pin-needs-picture-or-note': undefined
  'pin-without-picture-or-note': undefined
  'visit-begun': undefined
  'visit-ended': undefined
  'visit-too-old': { n: Value }
  'visit-too-short': { n: Value }
  'visit-closed': undefined
  'visit-not-editable': { n: Value }
  'collection-decided': undefined
  'complaint-needs-phone': undefined
  'line-stands-twice': undefined
  'no-such-staff': undefined
  'day-stands-twice': undefined
  'out-before-in': undefined
  'nothing-to-convert': undefined
  'rows-not-right': { n: Value }
  'label-shift': undefined
  'label-check-in': undefined
  'label-check-out': undefined
  'label-code-of-day': undefined
  'label-training': undefined
  'label-people': undefined
  'label-collected': undefined
  'label-paper-number': undefined
  'cheque-needs-due-date': undefined
  'cheque-needs-number': undefined
  'label-model': undefined
}
