import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type ReturnsMessages = {
  'nota-retur-needs-npwp': undefined
  'nota-retur-not-chosen': undefined
  'return-has-no-lines': undefined
  'return-needs-photos': undefined
  'return-above-branch-limit': { amount: Value }
  'return-too-late': { n: Value }
  'return-received-already': undefined
  'return-not-received': undefined
  'return-nothing-accepted': undefined
  'half-set-comes-back': undefined
  'return-of-somebody-else': undefined
  'return-submitted': undefined
  'return-approved': undefined
  'return-received': undefined
  'return-closed': undefined
  'return-disposed': undefined
  'pickup-planned': undefined
  'pickup-collected': undefined
  'serial-not-sold-to-customer': { sn: Value }
  'serial-in-another-return': { sn: Value; return: Value }
  'serial-not-on-invoice-line': { sn: Value; invoice: Value }
  'quantity-more-than-delivered': undefined
  'return-serials-needed': { n: Value; qty: Value }
  'return-set-incomplete': undefined
  'return-line-twice': undefined
  'return-approves-nothing': undefined
  'return-serial-not-expected': { sn: Value }
  'return-more-than-approved': { n: Value }
  'pickup-address-missing': undefined
  'pickup-in-the-past': undefined
  'nota-retur-number-missing': undefined
  'nota-retur-number-taken': undefined
  'tax-choice-not-possible': undefined
  'disposition-decided-already': undefined
  'problem-of-another-customer': undefined
  'rma-not-confirmed': undefined
  'rma-not-covered': undefined
  'rma-old-unit-first': undefined
  'rma-not-done': undefined
  'rma-not-credited': undefined
  'rma-credit-unasked': undefined
  'rma-credit-asked': undefined
  'rma-credit-above-approved': { amount: Value }
  'rma-credit-without-invoice': { sn: Value }
  'rma-of-somebody-else': undefined
  'rma-submitted': undefined
  'rma-checked': undefined
  'rma-approved': undefined
  'rma-shipped': undefined
  'rma-handed-over': undefined
  'rma-received': undefined
  'rma-closed': undefined
  'rma-unit-not-outside': { sn: Value }
  'rma-units-of-two-customers': { sn: Value }
  'rma-serial-open': { sn: Value; rma: Value }
  'rma-unit-in-another': undefined
  'rma-serial-missing': { item: Value }
  'rma-serial-twice': { sn: Value }
  'rma-work-order-missing': undefined
  'rma-model-does-not-replace': { item: Value; old: Value }
  'rma-repaired-unit-only': { sn: Value }
  'claim-sent': undefined
  'claim-answered': undefined
  'claim-has-no-lines': undefined
  'claim-unit-not-claimable': { sn: Value }
  'claim-answered-already': undefined
  'claim-more-than-asked': undefined
  'claim-above-price': { sn: Value; price: Value }
  'claim-reason-missing': undefined
  'claim-unit-in-another': undefined
  'label-restocking-fee': undefined
  'label-nota-retur-number': undefined
  'label-inspection-result': undefined
  'label-pickup-address': undefined
  'label-stop': undefined
  'label-claim-amount': undefined
  'label-accepted-amount': undefined
  'label-factory': undefined
  'label-factory-reference': undefined
}
