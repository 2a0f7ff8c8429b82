import type { Value } from '../message-values.ts'

/** The codes of messages about prices, with the values that each sentence takes. */
export type PriceMessages = {
  'label-minimum-quantity': undefined
  'price-approved': undefined
  'price-begins-in-past': undefined
  'price-closed': undefined
  'price-closes-today-or-later': undefined
  'price-deleted': undefined
  'price-period-overlaps': { price_code: Value }
  'price-period-overlaps-line': { line: Value }
  'price-reason': { rule: Value; code: Value; period: Value; approver: Value }
  'price-reason-without-approver': { rule: Value; code: Value; period: Value }
  'price-rejected': undefined
  'price-rule-branch': { branch: Value }
  'price-rule-from-quantity': { rule: Value; n: Value }
  'price-rule-level': { level: Value }
  'price-rule-level-and-branch': { level: Value; branch: Value }
  'price-rule-organization': undefined
  'price-rule-special': undefined
  'price-since': { day: Value }
  'price-submitted': undefined
  'price-until': { day: Value }
  'price-whole-company-only': undefined
}
