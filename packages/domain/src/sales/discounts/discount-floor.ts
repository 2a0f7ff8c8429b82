import { discountOf } from '../../customers/sales-policies.ts'
import { because, type Message } from '../../messages.ts'
import { total } from '../../values/money.ts'
import type { LadderStep } from '../ladder-lines.ts'
import { distinct } from '../ladder-reasons.ts'

type Steps = readonly { step: LadderStep; discount: number; after: number }[]
/** What the floor is judged by: a line as the ladder prices it, or as an order has stored it. */
export type FloorLine = {
  item_code: string
  ordered_qty: number
  list_price: number
  special_price_code: string | null
  steps: Steps
}

const afterOf = (steps: Steps, step: LadderStep, otherwise: number) =>
  steps.find((one) => one.step === step)?.after ?? otherwise
const amountOf = ({ list_price, ordered_qty }: FloorLine) => list_price * ordered_qty

/** What a line costs after sales policy, item and extra discount; cash discount and cashback do not count. */
export const judgedAmount = (line: FloorLine) => afterOf(line.steps, 'extra-discount', amountOf(line))

/** The least that a line may cost: the list price less the largest discount, or the special price that was approved for it. */
export const floorAmount = (line: FloorLine, largest_percent: number) => {
  const list = amountOf(line)
  const floor = list - discountOf(list, largest_percent)
  return line.special_price_code === null ? floor : Math.min(floor, afterOf(line.steps, 'special-price', list))
}

/** An extra discount is split over the lines in whole rupiah: one more or less is nobody's discount. */
const splitRupiah = ({ steps }: FloorLine) =>
  steps.some((one) => one.step === 'extra-discount' && one.discount > 0) ? 1 : 0

/** A line that was approved at this price keeps it. */
const isKept = (line: FloorLine, approved: readonly FloorLine[]) =>
  approved.some(
    (was) =>
      was.item_code === line.item_code && judgedAmount(line) * was.ordered_qty >= judgedAmount(was) * line.ordered_qty,
  )

/** In percent: of everything, or of the items of brands that have one of their own. */
export type LargestDiscounts = number | { otherwise: number; items: Readonly<Record<string, number>> }
const largestOf = ({ item_code }: FloorLine, largest: LargestDiscounts) =>
  typeof largest === 'number' ? largest : (largest.items[item_code] ?? largest.otherwise)

/** The items whose discount nobody approves within an order; `approved` are the lines of the order before a change. */
export const itemsBelowFloor = (
  lines: readonly FloorLine[],
  largest: LargestDiscounts,
  approved: readonly FloorLine[] = [],
): string[] =>
  lines
    .filter((line) => judgedAmount(line) + splitRupiah(line) < floorAmount(line, largestOf(line, largest)))
    .filter((line) => !isKept(line, approved))
    .map(({ item_code }) => item_code)

export const discountTooLarge = (items: readonly string[]): Message =>
  because('discount-too-large', { item: distinct(items) })

/** Whichever is stricter: the largest discount when the order was submitted, or that of today. */
export const stricterPercent = (submitted: number | null, today: number) => Math.min(submitted ?? today, today)

type TypedLine = { item_discount_percent?: number; item_discount_amount?: number }
type Typed = { lines: readonly TypedLine[]; extra_discount_amount?: number }

/** Percent and amount are two ways to say one discount: only one of them is meant. By the field that says it. */
export const doubleDiscounts = ({ lines }: Pick<Typed, 'lines'>): Record<string, Message> =>
  Object.fromEntries(
    lines.flatMap(({ item_discount_percent = 0, item_discount_amount = 0 }, n) =>
      item_discount_percent > 0 && item_discount_amount > 0
        ? [[`lines.${n}.item_discount_amount`, because('discount-percent-or-amount')]]
        : [],
    ),
  )

/** Amounts that are more than what there is to be paid, by the field in which they were typed; they are never cut. */
export const discountsAbovePrice = (
  { lines, extra_discount_amount = 0 }: Typed,
  priced: readonly { steps: Steps }[],
): Record<string, Message> => {
  const tooMuch = because('discount-above-price')
  const found = lines.flatMap(({ item_discount_percent = 0, item_discount_amount = 0 }, n) => {
    const before = afterOf(priced[n]?.steps ?? [], 'sales-policy', 0)
    return item_discount_percent === 0 && item_discount_amount > before
      ? [[`lines.${n}.item_discount_amount`, tooMuch] as const]
      : []
  })
  const left = total(priced.map(({ steps }) => afterOf(steps, 'item-discount', 0)))
  return Object.fromEntries(extra_discount_amount > left ? [...found, ['extra_discount_amount', tooMuch]] : found)
}
