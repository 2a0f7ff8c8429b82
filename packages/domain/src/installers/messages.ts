import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type InstallersMessages = {
  'otp-wait': { n: Value }
  'accept-current-privacy-policy': undefined
  'account-number-digits': { least: Value; most: Value }
  'already-rejected-sales-installer': undefined
  'amount-differs-from-settlement': { reference: Value }
  'answered-otherwise-before': { reference: Value }
  'installation-paid-to-centre': { order: Value }
  approved: undefined
  'approved-branch': undefined
  'approved-finance': undefined
  'approved-for-branch': undefined
  'approved-for-finance': undefined
  'bank-account': undefined
  'bank-account-approved': undefined
  'bank-account-changed-since-return': { name: Value }
  'bank-account-found-invalid': undefined
  'bank-account-not-approved-yet': undefined
  'bank-account-withdrawn-modify': undefined
  'bank-file-ready': undefined
  'bonus-must-applied-within-days': { n: Value }
  'bonus-ticket-submitted': undefined
  'call-customer-already-due': undefined
  'call-customer-due': undefined
  'capacity-number': undefined
  'city-lies-in-another-province': undefined
  closed: undefined
  'code-on-way': undefined
  company: undefined
  'cooperation-paused': undefined
  'cooperation-resumed': undefined
  'customer-address-required': undefined
  'customer-must-called-first': undefined
  'customer-name-required': undefined
  'customer-phone-required': undefined
  'day-return-must-lie-ahead': undefined
  denied: undefined
  'disclaimer-letter': undefined
  draft: undefined
  'failed-send-otp-try-again': undefined
  'file-does-not-hold-many': undefined
  'file-extension-not-allowed-csv': undefined
  'files-record-can-no-longer': undefined
  finished: undefined
  government: undefined
  'id-card-number-already-registered': undefined
  'identity-approved': undefined
  'identity-withdrawn-modify': undefined
  'indoor-serial-number-required': undefined
  'installation-cannot-in-future': undefined
  'installation-date-required': undefined
  'installer-does-not-ask-sales': undefined
  'installer-rejected': undefined
  'label-amount-per-unit': undefined
  'label-bank-city': undefined
  'label-bank-province': undefined
  'label-id-card-address': undefined
  'label-id-card-photo': undefined
  'label-phone-number': undefined
  'label-photo-yourself': undefined
  'label-receiver-residency': undefined
  'label-receiver-type': undefined
  'label-what-customer-said': undefined
  'label-your-consent': undefined
  'largest-capacity-below-smallest': undefined
  'last-line-file-not-total': undefined
  'line-cannot-read': { n: Value }
  'line-result-neither-success-nor': { n: Value }
  'no-bonus-rule-fits-unit': undefined
  'no-call-customer-due': undefined
  'non-resident': undefined
  'not-indonesian-mobile-number': undefined
  'not-payment-settlement': { reference: Value }
  'nothing-pay-in-period': undefined
  'on-hold': undefined
  'only-some-payments-your-branches': undefined
  'otp-digits': { n: Value }
  'otp-expired-ask-for-new': undefined
  'outcome-required': undefined
  'outdoor-serial-number-required': undefined
  'partner-type': undefined
  personal: undefined
  'phone-number-already-registered': undefined
  'phone-number-confirmed': undefined
  'phone-number-not-registered': undefined
  'photo-installed-unit-required': undefined
  'photo-serial-number-required': undefined
  processing: undefined
  'put-on-hold': undefined
  'reason-field-required': undefined
  'rejected-sales-installer': undefined
  'remark-field-required': undefined
  'remark-saved': undefined
  resident: undefined
  returned: undefined
  'rule-cannot-begin-before-day': undefined
  'serial-number-already-bonus-ticket': undefined
  'settlement-nothing-pay': undefined
  'sign-in-no-longer-valid': undefined
  'signed-in': undefined
  'somebody-else-than-who-approved': undefined
  'somebody-else-than-who-approved-identity': undefined
  'somebody-else-than-who-made': undefined
  'somebody-else-than-who-made-settlement': undefined
  'stands-in-file-twice': { reference: Value }
  submitted: undefined
  'take-photo-again': undefined
  'ticket-changed-elsewhere-what-you': undefined
  'ticket-held-for-at-most': { n: Value }
  'ticket-in-another-settlement-already': undefined
  'ticket-names-no-phone-customer': undefined
  'too-many-attempts-try-again': undefined
  'somebody-else-than-who-checked-identity': undefined
  'too-many-attempts-try-after': { n: Value }
  'total-in-bank-file-differs': undefined
  'two-tiers-begin-at-same': undefined
  'user-code-missing': undefined
  withdrawn: undefined
  'withdrawn-modify': undefined
  'wrong-otp': undefined
  'you-cannot-become-sales-installer': undefined
  'your-cooperation-with-us-paused': undefined
  'your-data-being-checked-cannot': undefined
  'your-identity-not-approved-yet': undefined
  'your-location-required': undefined
  'your-registration-rejected-contact-admin': undefined
  'phone-number-changed': undefined
  'phone-number-already': undefined
  'type-code-sent-your-present': undefined
  'somebody-else-than-who-approved-identity-or': undefined
  'identity-data-found-invalid': undefined
  'identity-data-not-checked-yet': undefined
  'bank-account-not-checked-yet': undefined
  'check-recorded': undefined
}
