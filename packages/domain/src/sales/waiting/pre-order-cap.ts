import { because, type Message } from '../../messages.ts'
import { total } from '../../values/money.ts'

/** Goods on their way: on a planned receipt or a transfer. */
export type Arriving = { document_code: string; day: string; qty: number }
/** What one unit in one warehouse has: free now, arriving, and promised to other pre-orders already. */
export type PlaceFacts = { available: number; arriving: readonly Arriving[]; promised: number }
export type WantedLine = {
  line_no: number
  item_code: string
  qty: number
  day: string
  /** The units of one piece; `place` is the unit in its warehouse. */
  units: readonly { place: string; per_piece: number }[]
}
export type OverPromised = {
  line_no: number
  item_code: string
  /** How many can be promised by the day, and how many are too many. */
  n: number
  rest: number
  day: string
  documents: Arriving[]
}

const nothing: PlaceFacts = { available: 0, arriving: [], promised: 0 }
const until = ({ arriving }: PlaceFacts, day: string) => arriving.filter((one) => one.day <= day)

/** How many of a unit can be promised by a day: what is free and what arrives until then, less other pre-orders. */
export const promisableBy = (facts: PlaceFacts, day: string) =>
  Math.max(0, facts.available + total(until(facts, day).map(({ qty }) => qty)) - facts.promised)

/** What of a pre-order is more than can be promised; the earliest line takes first, and of a set its scarcer unit decides. */
export const overPromised = (
  lines: readonly WantedLine[],
  factsOf: (place: string) => PlaceFacts | undefined,
): OverPromised[] => {
  const taken = new Map<string, number>()
  const inTime = [...lines].sort((a, b) => a.day.localeCompare(b.day) || a.line_no - b.line_no)
  return inTime.flatMap(({ line_no, item_code, qty, day, units }) => {
    const left = units.map(({ place, per_piece }) => {
      const free = promisableBy(factsOf(place) ?? nothing, day) - (taken.get(place) ?? 0)
      return Math.floor(Math.max(0, free) / Math.max(1, per_piece))
    })
    const n = Math.min(qty, ...left)
    for (const { place, per_piece } of units) taken.set(place, (taken.get(place) ?? 0) + n * per_piece)
    if (n === qty) return []
    const found = units.flatMap(({ place }) => until(factsOf(place) ?? nothing, day))
    const documents = [...new Map(found.map((one) => [one.document_code, one])).values()]
    return [{ line_no, item_code, n, rest: qty - n, day, documents }]
  })
}

export const onlyPromised = ({ n, item_code: item, day: date, documents }: OverPromised): Message =>
  documents.length > 0
    ? because('pre-order-over-promised', {
        ...{ n, item, date },
        documents: documents.map(({ document_code }) => document_code).join(', '),
      })
    : because('pre-order-nothing-arrives', { n, item, date })
