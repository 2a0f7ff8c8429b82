import type { Value } from '../message-values.ts'
import type { CreditMessages } from './credit-messages.ts'
import type { LadderMessages } from './ladder-messages.ts'
import type { LockMessages } from './lock-messages.ts'
import type { OrderMessages } from './order-messages.ts'
import type { PaymentMessages } from './payment-messages.ts'
import type { SpecialPriceMessages } from './special-price-messages.ts'
import type { WaitMessages } from './waiting/wait-messages.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type SalesMessages = OrderMessages &
  CreditMessages &
  LadderMessages &
  LockMessages &
  PaymentMessages &
  SpecialPriceMessages &
  WaitMessages & {
    'above-finance-decides': { amount: Value }
    adjusted: undefined
    'amount-comes-from-calculation': undefined
    'amount-exceeds-planned-cashback': undefined
    'amount-exceeds-remaining-cashback': undefined
    'amount-must-greater-than-0': undefined
    'amount-must-not-0': undefined
    'amount-too-large': undefined
    'amount-whole-rupiah': undefined
    calculated: undefined
    calculating: undefined
    'calculation-earned-granted': { run: Value; earned: Value; granted: Value }
    'cashback-in-another-payout-already': undefined
    'change-waits-for-decision-already': undefined
    'changed-since-preview-calculate-again': undefined
    consumed: undefined
    created: undefined
    creating: undefined
    'customer-target-for-month-already': undefined
    discarded: undefined
    'label-credit-note-number': undefined
    'label-department': undefined
    'label-extra-discount': undefined
    'label-maximum-discount': undefined
    'label-order-total': undefined
    'label-planned-amount': undefined
    'label-real-amount': undefined
    'label-rebate-type': undefined
    'label-target': undefined
    'line-expired': { code: Value }
    'line-named-twice': undefined
    'line-needs-status': { code: Value; statuses: Value }
    'line-your-own-department': { code: Value }
    'month-not-begun': undefined
    'new-calculation-makes-again': undefined
    'new-last-day-must-later': undefined
    'not-planned-order': { codes: Value }
    'only-who-calculated-may-go': undefined
    'order-belongs-another-customer': undefined
    'order-invoiced-cashback-can-no': undefined
    'order-number': undefined
    'order-number-3-40-letters': undefined
    'order-planned-moment-ago-try': undefined
    'paid-by-bank': undefined
    'paid-by-credit-note': undefined
    'payout-nothing-pay': undefined
    period: undefined
    'period-month-such-2026-11': undefined
    planned: undefined
    'planned-cashback-above-maximum-allowed': { amount: Value }
    'reason-10-500-characters': undefined
    restored: undefined
    'same-group-your-department': { code: Value }
    'some-lines-made-already': undefined
    'somebody-else-than-who-made-must': undefined
    'target-stands-in-line-too': { line: Value }
    'these-targets-reckoned-already': { n: Value }
    'tiers-required': undefined
    'tiers-written-like-80-0': undefined
    'too-many-movements-for-one': undefined
    'type-not-reckoned-monthly-targets': undefined
    'type-rebate-needs-document': undefined
    used: undefined
    'validity-date-in-past': undefined
    'with-department-already': undefined
    'with-what-you-approved-for': { amount: Value }
    'type-rebate-paid-out-no': undefined
    'type-rebate-paid-out-no-discount': { code: Value }
  }
