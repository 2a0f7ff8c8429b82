import type { ListedFrom } from '../platform/page-rules.ts'

/** Lists that stand as tabs in the head of another: the menu names that one alone. */
export const financeTabs = [
  ['/sales-invoice-accurate', '/sales-invoice'],
  ['/erp-sales-invoice', '/sales-invoice'],
] as const

export const financeListedFrom: ListedFrom = []
