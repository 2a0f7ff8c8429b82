import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type CustomersMessages = {
  'account-number-5-20-digits': undefined
  'address-already-exists': undefined
  'address-already-exists-in-line': { line: Value }
  'address-confirmed': undefined
  'address-official-now': undefined
  'address-rejected': undefined
  'address-saved': undefined
  'address-used-open-orders': { n: Value }
  'another-change-already-scheduled-for': undefined
  'at-least-one-tier-needed': undefined
  'business-with-customer-ended-since': undefined
  'cashback-spent-across-both-customers': { code: Value }
  'change-customer-waits-for-approval': undefined
  'change-scheduled': undefined
  'choose-at-least-one-address': undefined
  'choose-at-least-one-business': undefined
  'choose-at-least-one-customer': undefined
  'customer-approved': undefined
  'customer-at-most-active-signatures': { n: Value }
  'customer-cannot-merged-with-itself': undefined
  'customer-closed': undefined
  'customer-handed-in-again': undefined
  'customer-was-merged': undefined
  'cashback-is-left': { amount: Value }
  'customer-code-3-20-capital': undefined
  'customer-code-already-exists': undefined
  'customer-goes-needs-status-draft': undefined
  'customer-merged-into-another-one': undefined
  'customer-merged-on-into-take': { code: Value }
  'customer-name-at-least-3': undefined
  'customer-not-found': undefined
  'customer-open-orders': undefined
  'customer-open-service-tickets': undefined
  'customer-rejected': undefined
  'customer-saved': undefined
  'customer-stays-needs-status-approved': undefined
  'customer-still-owes-money': undefined
  'customer-submitted': undefined
  'customer-type': undefined
  'customer-went-not-closed-any': undefined
  'customers-look-same-say-why': { n: Value }
  'customers-merged': undefined
  'day-not-before-today': undefined
  'discount-percentage-above-0-up': undefined
  'documents-name-customer': undefined
  'each-tier-begins-higher-gives': undefined
  'everything-chosen-theirs-already': undefined
  'invoice-written-since-for-order': { code: Value }
  'label-contact-person': undefined
  'label-customer-code': undefined
  'label-customer-level': undefined
  'label-detail-address': undefined
  'label-district': undefined
  'label-e-mail-for-invoices': undefined
  'label-effective-date': undefined
  'label-floor-area': undefined
  'label-joined-on': undefined
  'label-opening-hours': undefined
  'label-policy-name': undefined
  'label-stamp': undefined
  'label-sub-district-2': undefined
  'label-tax-address': undefined
  'label-tax-name': undefined
  'last-day-not-before-first': undefined
  'merge-can-taken-back-for': { n: Value }
  'merge-taken-back': undefined
  'merge-taken-back-already': undefined
  'merging-needs-permission-for-tax': undefined
  'nik-must-16-digits': undefined
  'nitku-must-22-digits': undefined
  'not-e-mail-address-2': { label: Value }
  'not-in-list-did-you': { name: Value }
  'not-indonesian-phone-number': { label: Value }
  'one-customer-looks-same-say': undefined
  'person-does-not-sell-any': undefined
  'pin-location-required': undefined
  'policy-approved': undefined
  'policy-closed': undefined
  'policy-rejected': undefined
  'policy-submitted': undefined
  'policy-total-below-tier': undefined
  'postal-code-five-digits-does': undefined
  'salesperson-changed': undefined
  'salesperson-does-not-work-for': undefined
  'salesperson-works-for-another-branch': undefined
  'shop-already-active-keyperson': undefined
  'shop-approved': undefined
  'shop-closed': undefined
  'shop-name-at-least-3': undefined
  'shop-saved': undefined
  'shop-stands-m-away-say': { code: Value; metres: Value }
  'somebody-else-than-who-added': undefined
  'things-moved-changed-hands-since': { n: Value }
  'what-nobody-approved-yet-cannot': undefined
  'what-taken-over-changed-since': undefined
  'without-npwp-nik-required': undefined
  'customer-closed-takes-no-new': undefined
  'merging-needs-permission-for-bank': undefined
}
