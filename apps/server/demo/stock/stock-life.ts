import { addDays, instantOf } from '@sejuk/domain/values/dates'
import type { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import { shareOf } from '../masters/branches.ts'

export type Place = { warehouse_code: string; dept_code: string; usercode: string; username: string }
export type StockedItem = {
  item_code: string
  /** The halves of a set come and go together. */
  group_code: string
  has_serial: boolean
  used_for: string
  is_part: boolean
}
type Move = typeof stockMoves.$inferInsert
type Asked = { places: readonly Place[]; items: readonly StockedItem[]; weeks: number; today: string; main: string }

const weeksBetweenReceipts = 8
const weeksOnTheShelf = 12

/**
 * How many go in each week, and how many come at the weeks of receipts: always enough until the next one. Units with numbers
 * leave by deliveries, which bring their own receipts: of those only what lies there today came by this plan.
 */
const plan = (random: Random, weeks: number, share: number, isByNumber: boolean) => {
  const spare = pick(random, [0, 1, 3, 6, 9, 14, 24])
  const none = Array.from({ length: weeks }, () => 0)
  if (isByNumber) return { sold: none, came: none.with(weeks - weeksOnTheShelf, spare) }
  const sold = none.map(() => (chance(random, 0.25 + share / 30) ? whole(random, 1, 2) : 0))
  const came = sold.map((_, week) => {
    if (week % weeksBetweenReceipts !== 0) return 0
    const until = sold.slice(week, week + weeksBetweenReceipts).reduce((sum, n) => sum + n, 0)
    return until + (week === 0 ? spare : 0)
  })
  return { sold, came }
}

/** Neighbouring numbers for neighbouring units; other units of the demo have lower ones. */
export const numbering = (after = 5_000_000) => {
  let n = after
  return ({ used_for }: StockedItem, year: string, howMany: number) =>
    Array.from({ length: howMany }, () => `5E${used_for === 'Indoor' ? 'N' : 'W'}${year}01${String(++n)}`)
}

/** Documents are counted by branch and month, as their numbers are. */
const codes = () => {
  const counts = new Map<string, number>()
  return (prefix: string, dept_code: string, day: string) => {
    const stem = `${prefix}-${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const next = (counts.get(stem) ?? 0) + 1
    counts.set(stem, next)
    return `${stem}-${String(next).padStart(5, '0')}`
  }
}

/** All moves in the order of time. */
export const stockLife = (random: Random, { places, items, weeks, today, main }: Asked): Move[] => {
  const serialsFor = numbering()
  const codeOf = codes()
  const first = addDays(today, -weeks * 7)
  const dayOf = (week: number, weekday: number) => addDays(first, week * 7 + weekday)
  const lives = places.flatMap((place) => {
    const groups = Map.groupBy(
      items.filter(({ is_part }) => !is_part || place.warehouse_code === main),
      ({ group_code }) => group_code,
    )
    return [...groups.values()].map((halves) => ({
      ...{
        place,
        ...plan(
          random,
          weeks,
          shareOf(place.dept_code),
          halves.some(({ has_serial }) => has_serial),
        ),
      },
      stock: halves.map((item) => ({ item, on_hand: 0 })),
    }))
  })
  const moves: Move[] = []
  for (let week = 0; week < weeks; week++)
    for (const { place, sold, came, stock } of lives)
      for (const [type, qty, weekday] of [
        ['GR', came[week] ?? 0, 0],
        ['GI', sold[week] ?? 0, 1 + (week % 5)],
      ] as const) {
        if (qty === 0) continue
        const day = dayOf(week, weekday)
        const document_code = codeOf(type === 'GR' ? 'GR' : 'MI', place.dept_code, day)
        for (const [line, half] of stock.entries()) {
          const { item } = half
          const numbers = item.has_serial ? serialsFor(item, day.slice(2, 4), qty) : []
          const change = type === 'GR' ? qty : -qty
          half.on_hand += change
          moves.push({
            ...{ move_type: type, warehouse_code: place.warehouse_code, item_code: item.item_code, zone_code: '' },
            ...{ on_hand: change, locked: 0, in_transit: 0, damaged: 0 },
            ...{ on_hand_after: half.on_hand, locked_after: 0, damaged_after: 0 },
            // Material that went out on papers of the earlier system.
            document_type: type === 'GR' ? 'goods-receipt' : 'earlier-system',
            ...{ document_code, document_line: line + 1, part: '', serial_numbers: numbers },
            ...{ usercode: place.usercode, username: place.username },
            moved_date: instantOf(day, `${String(whole(random, 8, 15)).padStart(2, '0')}:30`, 'Asia/Jakarta'),
          })
        }
      }
  return moves
}
