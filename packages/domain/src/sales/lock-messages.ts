import type { Value } from '../message-values.ts'

/** What is told about lock stock requests. */
export type LockMessages = {
  'lock-validity-over': undefined
  'lock-too-long': { day: Value }
  'lock-extended-already': undefined
  'lock-used-already': { n: Value }
  'lock-over-quota': { item: Value; n: Value; locked: Value }
  'lock-of-another-customer': undefined
  'lock-submitted': undefined
  'lock-approved': undefined
  'lock-change-waits': undefined
  'lock-released': undefined
  'lock-is-your-own': undefined
  'lock-owner-answers': undefined
  'release-asked': undefined
  'release-declined': undefined
  'asked-already': undefined
  'answered-already': undefined
  'label-deposit': undefined
}
