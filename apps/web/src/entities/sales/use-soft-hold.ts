import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { holdStock, releaseHold } from '@sejuk/contract/stock/stock'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { useDebounced } from '../../lib/api/options.ts'
import { useGate } from '../../lib/session/viewer.ts'

const pauseMs = 900

type HeldLine = { item_code: string; ordered_qty: string | number; lock_stock_order_detail_code?: string }
type Unit = Pick<OrderGood['units'][number], 'item_code' | 'sub_quantity' | 'available'>
type GoodOf = (code: string) => { units: readonly Unit[] } | undefined

/** The units that the lines want, sets opened into theirs; never more than there are. */
const unitsOf = (lines: readonly HeldLine[], goodOf: GoodOf) => {
  const wanted: Record<string, number> = {}
  for (const { item_code, ordered_qty, lock_stock_order_detail_code } of lines) {
    // What a lock stock request has locked is nobody else's anyway.
    if (lock_stock_order_detail_code) continue
    for (const unit of goodOf(item_code)?.units ?? []) {
      const qty = Math.min(Number(ordered_qty) * unit.sub_quantity, unit.available)
      if (qty > 0) wanted[unit.item_code] = (wanted[unit.item_code] ?? 0) + qty
    }
  }
  return wanted
}

type Asked = {
  warehouse_code: string
  purpose: string
  lines: readonly HeldLine[]
  goodOf: GoodOf
  /** Somebody else was quicker: what is free has changed. */
  onTaken: () => void
}

/** Holds what is typed for a quarter of an hour, and lets go of what was taken out again. */
export const useSoftHold = ({ warehouse_code, purpose, lines, goodOf, onTaken }: Asked) => {
  const mayHold = useGate(holdStock).enabled
  const [until, setUntil] = useState<string>()
  const [round, setRound] = useState(0)
  const held = useRef<{ warehouse_code: string; units: Record<string, number> }>({ warehouse_code: '', units: {} })
  const wanted = useDebounced(JSON.stringify([warehouse_code, unitsOf(lines, goodOf), round]), pauseMs)
  const taken = useRef(onTaken)
  taken.current = onTaken
  useEffect(() => {
    const [place, units, turn] = JSON.parse(wanted) as [string, Record<string, number>, number]
    if (!mayHold || !place) return
    const before = held.current
    held.current = { warehouse_code: place, units }
    const isElsewhere = before.warehouse_code !== place
    const hold = async () => {
      for (const item_code of Object.keys(before.units))
        if (isElsewhere || !(item_code in units))
          await call(releaseHold, { warehouse_code: before.warehouse_code, item_code, purpose })
      for (const [item_code, qty] of Object.entries(units)) {
        if (!isElsewhere && before.units[item_code] === qty && turn === 0) continue
        const { data } = await call(holdStock, { warehouse_code: place, item_code, qty, purpose })
        setUntil(data.expires_date)
      }
      if (Object.keys(units).length === 0) setUntil(undefined)
    }
    // Without a network nothing is held, and typing goes on; what was taken meanwhile is shown anew.
    hold().catch(() => taken.current())
  }, [wanted, mayHold, purpose])
  return { until, renew: () => setRound((turn) => turn + 1) }
}
