import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type AftersalesMessages = {
  'about-work-order-still-open': { code: Value }
  'branch-or-owner-required': undefined
  'above-limit-2-million-finance': undefined
  'above-price-list-manager-must': undefined
  'amount-whole-number-from-0': undefined
  'answer-required': undefined
  'approved-amount-between-0-what': undefined
  'arrival-recorded': undefined
  'at-least-one-skill-required': undefined
  'at-least-one-ticket-required': undefined
  'at-least-one-working-day': undefined
  'batch-nothing-pay': undefined
  'can-undone-for-minutes-only': { n: Value }
  'cancellation-approved': undefined
  'cancellation-asked-for': undefined
  'cancellation-rejected': undefined
  'category-required': undefined
  'centre-not-sent-invoice-in': undefined
  'change-number-from-50-100': undefined
  'changed-since-cannot-undone': undefined
  'choose-day-within-next-days': { n: Value }
  'code-already-in-list': undefined
  'code-already-written-for-these': undefined
  'code-capital-letters-digits-hyphens': undefined
  'code-letters-digits-hyphens': undefined
  'code-looks-like-8-asc': undefined
  'comment-no-more-than-1000': undefined
  'compensation-whole-number-from-0': undefined
  'complain-by': undefined
  'complain-via': undefined
  'complaint-about-no-work-order': undefined
  'complaint-about-work-order-still': undefined
  'complaint-can-reopened-for-14': undefined
  'complaint-withdrawn': undefined
  'contract-ends-before-signed': undefined
  'contract-no-longer-valid': undefined
  'contract-not-signed': undefined
  'contract-not-signed-yet': undefined
  'correct-or-say-why-may': { problem: Value }
  'cost-sheet-no-lines': undefined
  'cost-sheet-no-more-than': undefined
  'costs-must-approved-first': undefined
  'customer-answered-already': undefined
  'customer-name-at-least-2': undefined
  'customer-not-satisfied': undefined
  'customer-or-unit-already-open': undefined
  'customer-required': undefined
  'customer-still-time-answer': undefined
  'customers-signature-or-why-none': undefined
  'day-contact-lies-ahead': undefined
  'day-contact-required': undefined
  'day-ends-before-begins': undefined
  'day-holiday': undefined
  'deduction-no-more-than-line': undefined
  'deduction-whole-number-from-0': undefined
  'description-at-least-10-characters': undefined
  'description-no-more-than-2000': undefined
  'description-required': undefined
  'dispatch-taken-back': undefined
  'dispatched-another-centre': undefined
  'dispatched-ticket-stays-in-area': undefined
  'each-step-ends-no-earlier': undefined
  'email-not-address': undefined
  'every-question-checklist-must-answered': undefined
  'every-unit-already-dispatched': undefined
  'every-work-order-must-cancelled': undefined
  'evidence-photo-required': undefined
  'hours-accept-whole-number-from': { least: Value; most: Value }
  'hours-finish-whole-number-from': { least: Value; most: Value }
  'hours-first-visit-whole-number': { least: Value; most: Value }
  'hours-schedule-whole-number-from': { least: Value; most: Value }
  'indoor-outdoor-unit-do-not': undefined
  'installation-begun': undefined
  'invoice-date-required': undefined
  'invoice-must-uploaded-first': undefined
  'invoice-number-required': undefined
  'invoice-sent-in': undefined
  'invoice-sent-in-already': undefined
  'item-code-3-40-letters': undefined
  'kind-required': undefined
  'last-step-taken-back': undefined
  'line-disputed-already': undefined
  'line-not-disputed': undefined
  'lines-still-disputed': undefined
  'link-not-right': undefined
  'link-sent': undefined
  'link-sent-again': undefined
  'list-before-begins-on': { date: Value }
  'maintenance-begun': undefined
  'message-about-left-already': undefined
  'new-work-order-already-under': undefined
  'new-work-order-not-confirmed': undefined
  'next-call-lies-in-past': undefined
  'nik-sixteen-digits': undefined
  'no-line-disputed': undefined
  'no-more-than-tickets-at': { n: Value }
  'no-price-list-begin-with': undefined
  'no-service-centre-can-take': undefined
  'no-such-work-order': undefined
  'not-day-calendar': { label: Value }
  'not-payment-batch': { reference: Value }
  'not-phone-number-2': { label: Value }
  'note-no-more-than-1000': undefined
  'note-required': undefined
  'nothing-month-can-reimbursed-yet': undefined
  'nothing-undo': undefined
  'only-after-sales-department-changes': undefined
  'only-call-center-branch-dispatch': undefined
  'only-who-did-can-undo': undefined
  'only-who-task-follows': undefined
  'overtime-not-recorded-on-visit': undefined
  'owner-required': undefined
  'period-no-more-than-12': undefined
  'person-not-or-no-longer': undefined
  'phone-not-phone-number': undefined
  'phone-required': undefined
  'photo-not-any-more': undefined
  'photo-required': { name: Value }
  'preferred-date-passed': undefined
  'price-list-begins-on-day': undefined
  'price-whole-number-from-0': undefined
  'product-required': undefined
  'purchase-cannot-in-future': undefined
  'quantity-whole-number-from-1': undefined
  'reason-required-for-what-refused': undefined
  'reason-required-where-price-list': undefined
  'repair-begun': undefined
  'reply-no-more-than-2000': undefined
  'reply-required': undefined
  'report-older-than-30-days': undefined
  'result-required': undefined
  'root-cause-required': undefined
  'rule-for-already': undefined
  'say-how-call-went': undefined
  'say-whether-centre-right': undefined
  'serial-number-already-installed-elsewhere': undefined
  'serial-number-another-model': undefined
  'serial-number-required': undefined
  'service-centre-does-not-cooperate': undefined
  'service-centre-no-bank-account': undefined
  'service-centre-paused': undefined
  'service-centre-required': undefined
  'service-centre-stands-here-twice': undefined
  'service-type': undefined
  'severity-from-1-3': undefined
  'severity-required': undefined
  'somebody-else-than-who-submitted': undefined
  'source-required': undefined
  'staff-from-other-dept-change': undefined
  'support-rated': undefined
  'support-recorded': undefined
  'survey-answered-already-thank-you': undefined
  'survey-result-required': undefined
  'survey-sent': undefined
  'technical-support-answered': undefined
  'technical-support-asked-for': undefined
  'technician-assigned': undefined
  'technician-does-not-work-on': undefined
  'technician-must-assigned-first': undefined
  'technician-not-at-work': undefined
  'technician-not-free-at-time': undefined
  'technician-required': undefined
  'thank-you-for-your-answer': undefined
  'ticket-deleted': undefined
  'ticket-dispatched': undefined
  'ticket-no-more-than-units': { n: Value }
  'time-like-08-30': { label: Value }
  'time-passed': undefined
  'time-slot-required': undefined
  'unit-already-dispatched': { n: Value }
  'unit-given-two-service-centres': { n: Value }
  'unit-not-on-ticket': { n: Value }
  'branch-of-place-dispatches': undefined
  'ticket-unit-in-own-stock': { serial: Value }
  'installation-paid-by-bonus': { bonus: Value }
  'valid-from-required': undefined
  'video-https-address': undefined
  'visit-can-no-longer-moved': undefined
  'visit-date-not-acceptable': undefined
  'visit-date-required': undefined
  'visit-moved': undefined
  'visit-scheduled': undefined
  'we-your-wish-will-confirm': undefined
  'who-gives-support-required': undefined
  'work-finished': undefined
  'work-order-accepted': undefined
  'work-order-already-at-centre': undefined
  'work-order-already-confirmed': undefined
  'work-order-already-in-batch': { code: Value }
  'work-order-already-in-reimbursement': undefined
  'work-order-cancelled': undefined
  'work-order-confirmed': undefined
  'work-order-in-another-batch': undefined
  'work-order-rejected': undefined
  'work-order-sent-back': undefined
  'write-at-least-three-characters': undefined
  'you-asked-several-times-today': undefined
  'you-m-away-from-customer': { n: Value }
  'you-may-not-grant-compensation': undefined
  'visit-on-other-day-say': undefined
  'your-position-not-known-say': undefined
  'nothing-charge': undefined
  'cost-sheet-lines': undefined
  'nothing-reimburse': undefined
  'work-order-cancelled-2': undefined
  'somebody-else-than-who-received': undefined
  'somebody-else-than-who-paid': undefined
  'customer-answered-otherwise-say-why': undefined
  'every-work-order-closed': undefined
  'work-begun-units-can-no': undefined
  'at-least-one-unit-stays': undefined
  'units-split-off': undefined
  'work-order-required': undefined
}
