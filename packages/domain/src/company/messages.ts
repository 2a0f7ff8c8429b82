import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type CompanyMessages = {
  'company-data-missing': { org: Value }
  'paper-checked-too-often': { n: Value }
  'label-setting-denominator': undefined
  'label-setting-numerator': undefined
  'label-setting-ledger-account': undefined
  'label-setting-ledger-name': undefined
  'label-setting-rate': undefined
  'setting-proposed': { code: Value }
  'setting-in-force-alone': { code: Value }
  'setting-approved-from': { day: Value }
  'setting-approved-now': undefined
  'setting-submitted': undefined
  'setting-withdrawn': undefined
  'setting-nothing-changes': undefined
  'setting-waits-already': { code: Value }
  'setting-waits-already-unnamed': undefined
  'setting-changed-meanwhile': { value: Value }
  'setting-needs-director': undefined
  'setting-needs-finance-manager': undefined
  'setting-needs-finance': undefined
  'setting-only-author': undefined
  'setting-reason-length': { least: Value; most: Value }
  'setting-validity-only-shorter': undefined
  'setting-ends-before': undefined
  'setting-last-day-past': undefined
  'setting-temporary-waits': { code: Value; day: Value }
  'setting-needs-second-factor': undefined
  'setting-account-whole': undefined
  'setting-block-at': undefined
  'setting-tolerance-percent': undefined
  'setting-overdue-days': undefined
  'setting-branch-manager-up-to': undefined
  'setting-finance-manager-up-to': undefined
  'setting-cheque-days': undefined
  'setting-cod-most': undefined
  'setting-overdue-stops-cash': undefined
  'setting-branch-band-percent': undefined
  'setting-answer-hours': undefined
  'setting-undecided-days': undefined
  'setting-floor-percent': undefined
  'setting-largest-discount': undefined
  'setting-bank-fee-most': undefined
  'setting-way-without-npwp': undefined
  'setting-way-needs-retailer': undefined
  'setting-way-needs-no-pkp': undefined
  'label-setting-bank-fee': undefined
  'label-setting-largest-discount': undefined
  'setting-entity-name': undefined
  'setting-entity-npwp': undefined
  'setting-entity-nitku': undefined
  'setting-entity-address': undefined
  'setting-entity-phone': undefined
  'setting-entity-email': undefined
  'setting-entity-pkp-since': undefined
  'setting-entity-is-retailer': undefined
  'setting-entity-logo': undefined
  'setting-entity-organizations': undefined
  'setting-entity-branches': undefined
  'setting-entity-accounts': undefined
  'setting-entity-signers': undefined
  'setting-provider': undefined
  'setting-provider-url': undefined
  'setting-provider-client': undefined
  'setting-provider-key': undefined
  'setting-provider-prefix': undefined
  'provider-address-https': undefined
  'provider-key-short': undefined
  'provider-prefix-digits': undefined
  'entity-code-shape': undefined
  'entity-is-there': undefined
  'entity-frozen': undefined
  'entity-organization-frozen': { org: Value }
  'entity-npwp-of-another': { name: Value }
  'entity-account-of-another': { name: Value }
  'entity-line-twice': undefined
  'entity-account-off': undefined
  'entity-account-digits': undefined
  'entity-nitku-of-npwp': undefined
  'entity-papers-missing': undefined
  'entity-logo-wrong': undefined
  'setting-bank-name': undefined
  'setting-account-number': undefined
  'setting-account-name': undefined
  'setting-with-npwp': undefined
  'setting-without-npwp': undefined
  'setting-seller-npwp': undefined
  'setting-seller-nitku': undefined
  'setting-deadline-day': undefined
  'setting-numerator': undefined
  'setting-ledger-account': undefined
  'setting-ledger-name': undefined
  'setting-denominator': undefined
  'setting-rate-percent': undefined
  'setting-four-eyes': undefined
  'setting-call-back-percent': undefined
  'setting-paper-years': undefined
  'setting-needs-second-factor-value': undefined
}
