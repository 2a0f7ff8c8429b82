import type { AvailableLine } from '@sejuk/contract/sales/cashback-orders'
import { availableCashback } from '@sejuk/contract/sales/cashbacks'
import {
  type CashbackLine,
  deselectAll,
  deselectLine,
  overrunOf,
  planLine,
  prepareLines,
  recapAll,
  recapLine,
  type SavedCashback,
  selectAll,
  selectedAmount,
  selectLine,
  spendAll,
} from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { useMemo, useState } from 'react'
import { Refused } from '../../lib/api/call.ts'
import { useCall } from '../../lib/api/queries.ts'
import { companyToday } from '../../lib/language/dates.ts'
import { useViewer } from '../../lib/session/viewer.ts'

export type PanelLine = CashbackLine & AvailableLine
/** How a line came to what it plans. */
type How = 'selected' | 'typed' | 'taken'
type Asked = {
  customer_code: string
  org_code?: string
  /** What the order had planned when it was opened. */
  saved?: readonly SavedCashback[]
  maxAllowedCashbackAmount: number
}
type Taken = { cashback_code: string; cashback_remain: number }

/** The lines another user consumed meanwhile, if the refusal says so. */
export const takenLines = (error: unknown): Taken[] =>
  error instanceof Refused && error.status === 'CashbackTaken'
    ? ((error.data as { lines?: Taken[] } | null)?.lines ?? [])
    : []

const none: readonly SavedCashback[] = []

/** The cashback lines of an order: the server's offer and the user's selection by the domain's rules. */
export const useCashbackLines = (asked: Asked) => {
  const { customer_code, org_code = '', saved = none, maxAllowedCashbackAmount: max } = asked
  const { department } = useViewer()
  const found = useCall(
    availableCashback,
    { customer_code, org_code, saved_cashback_list: [...saved] },
    { enabled: customer_code !== '' },
  )
  const today = companyToday()
  // Any answer but a good one empties the list.
  const offered = customer_code && found.data?.code === '200' && !found.error ? found.data.data : undefined
  const [chosen, setChosen] = useState<{ of: unknown; lines: PanelLine[] }>()
  const [how, setHow] = useState<Readonly<Record<string, How>>>({})
  const fresh = useMemo(
    () => prepareLines(offered ?? [], { deptCode: department, today }, max, saved) as PanelLine[],
    [offered, department, today, max, saved],
  )
  const lines = useMemo(() => {
    if (!chosen) return fresh
    if (chosen.of === offered) return recapAll(chosen.lines, max)
    // The list was asked again: what was planned stays, as far as it still may.
    return prepareLines(offered ?? [], { deptCode: department, today }, max, chosen.lines) as PanelLine[]
  }, [chosen, fresh, offered, department, today, max])

  const put = (next: PanelLine[], code?: string, why: How = 'selected') => {
    setChosen({ of: offered, lines: next })
    setHow(code ? { ...how, [code]: why } : {})
  }
  return {
    lines,
    how,
    max,
    customer_code,
    isLoading: found.isLoading,
    error: found.error,
    retry: () => void found.refetch(),
    selected: selectedAmount(lines),
    overrun: overrunOf(lines, max),
    select: (code: string) => put(selectLine(lines, code, max), code),
    deselect: (code: string) => put(deselectLine(lines, code), code),
    plan: (code: string, amount: number) => put(planLine(lines, code, amount, max), code, 'typed'),
    selectAll: () => put(selectAll(lines, max)),
    /** As much as may be spent, never more. */
    spendAll: () => put(spendAll(lines, max)),
    deselectAll: () => put(deselectAll(lines)),
    /** Only the lines somebody else was quicker on are capped anew. */
    recap: (taken: readonly Taken[]) => {
      const next = taken.reduce(
        (list, { cashback_code, cashback_remain }) => recapLine(list, cashback_code, cashback_remain, max),
        lines,
      )
      setChosen({ of: offered, lines: next })
      setHow({ ...how, ...Object.fromEntries(taken.map(({ cashback_code }) => [cashback_code, 'taken' as const])) })
    },
    clear: () => {
      setChosen(undefined)
      setHow({})
    },
  }
}
export type CashbackLines = ReturnType<typeof useCashbackLines>
