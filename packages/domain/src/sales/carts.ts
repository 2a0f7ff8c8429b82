import type { Message } from '../messages.ts'
import type { LadderStep } from './ladder-lines.ts'

/** A line as the phone showed it when the user last agreed to it. */
export type SeenLine = { item_code: string; ordered_qty: number; seen_amount: number }
/** The same line now. Nothing for an item that is sold no more or has no price. */
export type LineNow = {
  amount: number
  /** How many there are for this line; nothing where they come later. */
  available: number | null
  reason: Message | null
}
export type CartChange = {
  line: number
  item_code: string
  is_gone: boolean
  price: { before: number; now: number } | null
  stock: { wanted: number; available: number } | null
  /** Why the price is what it is now. */
  reason: Message | null
}

/** What the goods of a line cost by list, special price and policies: before discounts of the whole order. */
export const goodsAmount = (steps: readonly { step: LadderStep; after: number }[]) =>
  steps.find(({ step }) => step === 'item-discount')?.after ?? 0

type LineUnits = {
  ordered_qty: number
  units: readonly { item_code: string; sub_quantity: number }[]
}
/** How many of each line there are, one line after the other: what one took is not there for the next. */
export const availableByLine = (lines: readonly LineUnits[], freeOf: (item_code: string) => number) => {
  const left = new Map<string, number>()
  const leftOf = (item_code: string) => left.get(item_code) ?? Math.max(0, freeOf(item_code))
  return lines.map(({ ordered_qty, units }) => {
    const whole = units.map(({ item_code, sub_quantity }) => Math.floor(leftOf(item_code) / Math.max(1, sub_quantity)))
    const available = Math.min(...whole, Number.MAX_SAFE_INTEGER)
    const taken = Math.min(ordered_qty, available)
    for (const { item_code, sub_quantity } of units) left.set(item_code, leftOf(item_code) - taken * sub_quantity)
    return units.length === 0 ? 0 : available
  })
}

/** What is different from what the user agreed to, line by line; lines that stayed the same are not named. */
export const cartChanges = (seen: readonly SeenLine[], now: readonly (LineNow | undefined)[]): CartChange[] =>
  seen.flatMap(({ item_code, ordered_qty, seen_amount }, line): CartChange[] => {
    const found = now[line]
    if (!found) return [{ line, item_code, is_gone: true, price: null, stock: null, reason: null }]
    const { amount, available, reason } = found
    const price = amount === seen_amount ? null : { before: seen_amount, now: amount }
    const stock = available === null || available >= ordered_qty ? null : { wanted: ordered_qty, available }
    return price || stock ? [{ line, item_code, is_gone: false, price, stock, reason: price ? reason : null }] : []
  })

/** What the user does about a change: takes what there is, leaves the line out, or orders everything for later. */
export const cartChoices = ['take', 'without', 'pre-order'] as const
export type CartChoice = (typeof cartChoices)[number]

/** What can be chosen, the proposed one first. */
export const choicesOf = ({ is_gone, stock }: CartChange): CartChoice[] => {
  if (is_gone) return ['without']
  if (!stock) return ['take', 'without']
  return stock.available > 0 ? ['take', 'pre-order', 'without'] : ['pre-order', 'without']
}

type Agreed<Line> = { lines: Line[]; is_pre_order: boolean }
/** The cart after the user agreed: every line as it is now, by the choice for each change. */
export const agreeTo = <Line extends SeenLine>(
  lines: readonly Line[],
  changes: readonly CartChange[],
  choiceOf: (change: CartChange) => CartChoice,
): Agreed<Line> => {
  let is_pre_order = false
  const left = lines.flatMap((line, n) => {
    const change = changes.find((one) => one.line === n)
    if (!change) return [line]
    const choice = choiceOf(change)
    if (choice === 'without' || change.is_gone) return []
    if (choice === 'pre-order') is_pre_order = true
    const { stock, price } = change
    const seen_amount = price ? price.now : line.seen_amount
    if (choice === 'pre-order' || !stock) return [{ ...line, seen_amount }]
    if (stock.available === 0) return []
    // What fewer cost is asked again: a tier of a policy may be missed with them.
    const fewer = Math.round((seen_amount / line.ordered_qty) * stock.available)
    return [{ ...line, ordered_qty: stock.available, seen_amount: fewer }]
  })
  return { lines: left, is_pre_order }
}
