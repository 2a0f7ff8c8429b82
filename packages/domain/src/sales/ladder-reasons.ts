import type { LinePolicies } from '../customers/sales-policies.ts'
import { because, type Message } from '../messages.ts'
import { total } from '../values/money.ts'
import { writeNumber } from '../values/numbers.ts'
import { cashBeforeDelivery, isSpecial, type LadderHeader, type LadderLine, type LadderStep } from './ladder-lines.ts'

export const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ')

/** Why a step took what it took, or nothing. */
export const reasonOf = (
  step: LadderStep,
  lines: readonly LadderLine[],
  header: LadderHeader,
  policies: readonly LinePolicies[],
): Message => {
  const special = lines.filter((line) => line.special)
  const used = special.filter(isSpecial)
  const typed = lines.filter((line) => line.item_discount_percent > 0 || line.item_discount_amount > 0)
  const codesOf = (some: readonly LadderLine[]) => distinct(some.map((line) => line.special?.special_price_code ?? ''))
  const applied = policies.flatMap((one) => one.applied)
  switch (step) {
    case 'list':
      return because('ladder-list', { n: lines.length })
    case 'special-price':
      if (used.length > 0)
        return because('ladder-special', { codes: codesOf(used), n: total(used.map((line) => line.ordered_qty)) })
      return special.length > 0
        ? because('ladder-special-above-list', { codes: codesOf(special) })
        : because('ladder-special-unused')
    case 'sales-policy':
      return applied.length > 0
        ? because('ladder-policy', {
            policies: distinct(applied.map((one) => `${one.policy_name} ${writeNumber(one.discount_percent, 2)}%`)),
          })
        : because('ladder-policy-unused')
    case 'item-discount':
      return typed.length > 0
        ? because('ladder-item', { items: distinct(typed.map(({ item_code }) => item_code)) })
        : because('ladder-item-unused')
    case 'extra-discount':
      return because(header.extra_discount_amount > 0 ? 'ladder-extra' : 'ladder-extra-unused')
    case 'cbd-discount':
      if (header.collect_method !== cashBeforeDelivery) return because('ladder-cbd-other-method')
      return header.cbd_discount_percent > 0
        ? because('ladder-cbd', { percent: writeNumber(header.cbd_discount_percent, 2) })
        : because('ladder-cbd-no-percent')
    case 'cashback-discount': {
      const n = header.cashback_list.filter(({ plannedAmount }) => plannedAmount > 0).length
      return n > 0 ? because('ladder-cashback', { n }) : because('ladder-cashback-unused')
    }
  }
}
