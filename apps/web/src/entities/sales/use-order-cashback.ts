import type { Simulation } from '@sejuk/contract/sales/order-simulations'
import { useEffect, useState } from 'react'
import { useViewer } from '../../lib/session/viewer.ts'
import { useCashbackLines } from './use-cashback-lines.ts'

type Planned = { cashback_code: string; plannedAmount: number }[]
type Asked = {
  customer_code: string
  org_code: string | undefined
  list: Planned
  ladder: Simulation['ladder'] | undefined
  onChange: (list: Planned) => void
}

/** The cashback an order spends: what is selected becomes the order's list. */
export const useOrderCashback = ({ customer_code, org_code, list, ladder, onChange }: Asked) => {
  const { permission } = useViewer()
  const mayChoose = permission.has('Cashback-List-Search')
  const [saved] = useState(list)
  const cashback = useCashbackLines({
    customer_code: mayChoose ? customer_code : '',
    ...(org_code ? { org_code } : {}),
    saved,
    maxAllowedCashbackAmount: ladder?.maxAllowedCashbackAmount ?? 0,
  })
  const chosen = JSON.stringify(
    cashback.lines
      .filter((line) => line.is_selected)
      .map(({ cashback_code, plannedAmount }) => ({ cashback_code, plannedAmount })),
  )
  const isKnown = mayChoose && !cashback.isLoading && ladder !== undefined
  // Before the lines are there what was saved stays.
  useEffect(() => {
    if (isKnown && chosen !== JSON.stringify(list)) onChange(JSON.parse(chosen))
  }, [chosen, isKnown])
  return { ...cashback, mayChoose }
}
