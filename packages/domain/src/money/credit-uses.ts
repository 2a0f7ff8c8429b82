import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import type { CreditSource } from './credit-sources.ts'

export const creditUseStatuses = ['Done', 'Taken_Back'] as const
export type CreditUseStatus = (typeof creditUseStatuses)[number]
/** So many lines a use has at most. */
export const mostUseLines = 100

type Row = { status: CreditUseStatus; is_frozen: boolean; is_month_locked: boolean }
type State = { status: CreditUseStatus; isFrozen: boolean; isLocked: boolean }

/** What a customer has with us pays its invoices. No money leaves, so one person is enough. */
export const creditUse = workflow({
  entity: 'credit-use',
  status: 'status',
  state: ({ status, is_frozen, is_month_locked }: Row): State => ({
    ...{ status, isFrozen: is_frozen, isLocked: is_month_locked },
  }),
  actions: {
    'take-back': {
      needs: 'Money-Apply',
      from: ['Done'],
      to: 'Taken_Back',
      guards: [
        ({ isFrozen }) => (isFrozen ? because('receipt-of-frozen-invoice') : undefined),
        ({ isLocked }) => (isLocked ? because('tax-period-is-locked') : undefined),
      ],
      reason: 'required',
      dangerous: true,
    },
  },
})

type Source = { source_kind: CreditSource; source_code: string; left: number }
type Open = { invoice_code: string; open_amount: number }
export type UseLine = { source_kind: CreditSource; source_code: string; invoice_code: string; amount: number }

/** Both in their order, the oldest first: what came first pays what is due first. */
export const proposeUse = (sources: readonly Source[], invoices: readonly Open[]): UseLine[] => {
  const lines: UseLine[] = []
  const open = invoices.map(({ open_amount }) => open_amount)
  let at = 0
  for (const { source_kind, source_code, left } of sources) {
    let rest = left
    while (rest > 0 && at < invoices.length && lines.length < mostUseLines) {
      const amount = Math.min(rest, open[at] ?? 0)
      const { invoice_code = '' } = invoices[at] ?? {}
      if (amount > 0) lines.push({ source_kind, source_code, invoice_code, amount })
      rest -= amount
      open[at] = (open[at] ?? 0) - amount
      if (open[at] === 0) at += 1
    }
  }
  return lines
}
