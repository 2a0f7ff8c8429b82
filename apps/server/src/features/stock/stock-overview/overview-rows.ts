import type { OverviewRow } from '@sejuk/contract/stock/stock-overview'
import { availableOf, type Balance, daysOfCover, emptyBalance, levelOf } from '@sejuk/domain/stock/balances'
import { type OverviewFacts, salesDays } from './read-overview.ts'

type Item = OverviewFacts['items'][number]
type Part = { code: string; n: number }
/** By warehouse and item: a page asks for tens of thousands of places, and a key written for each of them costs more than the rest. */
const byPlace = <Row, Value>(
  rows: readonly Row[],
  of: (row: Row) => [warehouse: string, item: string, value: Value],
) => {
  const places = new Map<string, Map<string, Value>>()
  for (const row of rows) {
    const [warehouse, item, value] = of(row)
    const there = places.get(warehouse) ?? new Map<string, Value>()
    places.set(warehouse, there.set(item, value))
  }
  return (warehouse: string, item: string) => places.get(warehouse)?.get(item)
}
const partsOf = ({ item_code, sub_items }: Item): Part[] =>
  sub_items.length
    ? sub_items.map(({ sub_item_code, sub_quantity }) => ({ code: sub_item_code, n: Math.max(1, sub_quantity) }))
    : [{ code: item_code, n: 1 }]

/** Sets are counted by their scarcer half: all figures of a cell are of that one. */
export const overviewRows = (facts: OverviewFacts) => {
  const { places } = facts
  const balanceOf = byPlace(facts.balances, (row) => [row.warehouse_code, row.item_code, row])
  const heldOf = byPlace(facts.held, (row) => [row.warehouse_code, row.item_code, row.n])
  const soldOf = byPlace(facts.sold, (row) => [row.warehouse_code, row.item_code, row.n])
  const wishFor = byPlace(facts.wanted, (row) => [
    row.to_warehouse,
    row.item_code ?? `category ${row.category_code}`,
    row,
  ])
  const wishOf = (warehouse: string, item: Item, parts: readonly Part[]) =>
    wishFor(warehouse, item.item_code) ??
    parts.map(({ code }) => wishFor(warehouse, code)).find(Boolean) ??
    wishFor(warehouse, `category ${item.category_code}`)
  const stands = (warehouse: string, { code, n }: Part) => {
    const balance: Balance = balanceOf(warehouse, code) ?? emptyBalance
    const whole = (units: number) => Math.floor(units / n)
    const figures = {
      on_hand: whole(balance.on_hand),
      locked: whole(balance.locked),
      in_transit: whole(balance.in_transit),
      damaged: whole(balance.damaged),
      held: whole(heldOf(warehouse, code) ?? 0),
    }
    return { ...figures, available: availableOf(figures, figures.held), sold: (soldOf(warehouse, code) ?? 0) / n }
  }
  const scarcest = (warehouse: string, parts: readonly Part[]) =>
    parts.map((part) => stands(warehouse, part)).reduce((one, other) => (other.available < one.available ? other : one))

  const first = places[0]?.warehouse_code ?? ''
  const rowOf = (item: Item, parts: readonly Part[], days_of_cover: number | null): OverviewRow => {
    const cells = places.map(({ warehouse_code, warehouse_name, is_own }) => {
      const { sold: _sold, ...figures } = scarcest(warehouse_code, parts)
      const wish = wishOf(warehouse_code, item, parts)
      // What a warehouse never had and does not want is not missing there.
      const isKept = wish !== undefined || parts.some(({ code }) => balanceOf(warehouse_code, code) !== undefined)
      const level = isKept ? levelOf(figures.available, wish) : 'fine'
      return { warehouse_code, warehouse_name, is_own, ...figures, level }
    })
    const wish = wishOf(first, item, parts)
    return {
      item_code: item.item_code,
      item_name: item.item_name,
      brand_code: item.brand_code,
      available: cells.reduce((sum, { available }) => sum + available, 0),
      cells,
      days_of_cover,
      min_qty: wish?.min_qty ?? null,
      max_qty: wish?.max_qty ?? null,
      parts: parts.map(({ code }) => code),
    }
  }
  const rows = facts.items.flatMap((item) => {
    const parts = partsOf(item)
    const isStocked = parts.some(({ code }) =>
      places.some(({ warehouse_code }) => balanceOf(warehouse_code, code) !== undefined),
    )
    if (!isStocked) return []
    const own = scarcest(first, parts)
    const days_of_cover = daysOfCover(own.available, own.sold, salesDays) ?? null
    let written: OverviewRow | undefined
    // A page shows few of many: the cells of a row are computed when they are asked for.
    const row = () => {
      written ??= rowOf(item, parts, days_of_cover)
      return written
    }
    const isShort = () =>
      row().cells.some(({ warehouse_code, available }) => {
        const wanted = wishOf(warehouse_code, item, parts)
        return wanted !== undefined && available < wanted.min_qty
      })
    const isIdle = facts.moved !== undefined && !parts.some(({ code }) => facts.moved?.has(code))
    return [{ item_code: item.item_code, days_of_cover, row, isShort, isIdle }]
  })
  return rows.toSorted(
    (one, other) => (one.days_of_cover ?? Number.MAX_SAFE_INTEGER) - (other.days_of_cover ?? Number.MAX_SAFE_INTEGER),
  )
}
