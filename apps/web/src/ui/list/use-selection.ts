import { useState } from 'react'
import type { Selection } from '../table/table.ts'

/** The selection survives paging; a new search clears it, and deleted rows leave it. */
export const useSelection = <Row>(keyOf: (row: Row) => string, shown: Row[], search: string) => {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map())
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    setRows(new Map())
  }
  const toggle = (some: Row[], isOn: boolean) => {
    const next = new Map(rows)
    for (const row of some) isOn ? next.set(keyOf(row), row) : next.delete(keyOf(row))
    setRows(next)
  }
  // What stands on this page is taken from it: it may have changed since it was selected.
  const fresh = new Map(shown.filter((row) => rows.has(keyOf(row))).map((row) => [keyOf(row), row]))
  const selected = new Map([...rows].map(([key, row]) => [key, fresh.get(key) ?? row]))
  const selection: Selection<Row> = { rows: selected, toggle }
  return { ...selection, clear: () => setRows(new Map()) }
}
