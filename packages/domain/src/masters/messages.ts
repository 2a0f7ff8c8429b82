import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type MastersMessages = {
  'account-already-active': undefined
  'account-already-switched-off': undefined
  'address-in-already': undefined
  'another-warehouse-branch-priority': undefined
  basis: undefined
  'branch-cannot-report-itself': undefined
  'branches-still-take-spare-parts': undefined
  'branches-still-use-warehouse': undefined
  calculation: undefined
  'capacity-number-above-0-with': undefined
  'code-2-20-capitals-digits': undefined
  'code-already-taken': undefined
  'code-capital-letters-digits': undefined
  date: undefined
  'day-holiday-already': undefined
  'default-vendor-must-stay': undefined
  'discount-percentage-from-0-100': undefined
  'e-mail-already-taken': undefined
  'email-not-valid': undefined
  'holiday-passed-cannot-deleted': undefined
  'holiday-passed-cannot-moved': undefined
  'inactive-warehouse-serves-no-branch': undefined
  'label-branch-name': undefined
  'label-data-type': undefined
  'label-kpi-area': undefined
  'label-least': undefined
  'label-months-spend': undefined
  'label-most': undefined
  'label-office-code': undefined
  'label-office-name': undefined
  'label-photo-alias': undefined
  'label-pic': undefined
  'label-pick-cut-off': undefined
  'label-reports-to': undefined
  'label-sign-in-name': undefined
  'label-source': undefined
  'label-vendor-code': undefined
  'label-vendor-name': undefined
  'label-warehouse-code': undefined
  'label-warehouse-name': undefined
  'label-warehouse-type': undefined
  'label-year': undefined
  'label-zone': undefined
  'letters-digits': { label: Value }
  'module-asks-for-photo-already': undefined
  'most-not-less-than-least': undefined
  'number-from': { label: Value; least: Value; most: Value }
  payout: undefined
  'people-still-work-in-branch': { n: Value }
  'postal-code-usually-here': { code: Value }
  'purpose-2-50-small-letters': undefined
  'purpose-already': undefined
  'required-photo-needed-at-least': undefined
  'sign-in-name-already-taken': undefined
  'sign-in-name-at-least': undefined
  'somebody-else-signs-in-with': undefined
  'staff-code-2-16-letters': undefined
  'staff-code-already-taken': undefined
  'staff-code-required': undefined
  'tax-treatment': undefined
  'time-day-written-16-30': undefined
  'time-zone-required': undefined
  'warehouse-already-serves-branch-for': undefined
  'warehouse-keeps-no-spare-parts': undefined
  'warehouses-still-belong-vendor': undefined
  'write-yes-or-no': undefined
  'you-cannot-change-roles-branches': undefined
  'you-cannot-make-yourself-manager': undefined
  'you-cannot-switch-your-own': undefined
  'zone-letters-digits': undefined
  'zone-named-once': undefined
  'only-somebody-who-gives-access': undefined
  'change-your-own-e-mail': undefined
  'person-no-salesperson': undefined
  'sign-in-name-at-least-2': undefined
}
