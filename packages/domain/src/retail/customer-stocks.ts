import { because, type Message } from '../messages.ts'

export type StockMoves = { opening: number; received: number; sold: number; returned: number; adjusted: number }

/** What a customer's shops have at the end of a period. Below nothing: something was sold that nobody delivered, or counted. */
export const closingOf = ({ opening, received, sold, returned, adjusted }: StockMoves) =>
  opening + received - sold - returned + adjusted

/** How long the stock lasts at the pace of the last four weeks; nothing where nothing was sold. */
export const weeksOfCover = (stock: number, soldIn28Days: number) =>
  soldIn28Days > 0 ? Math.round((Math.max(0, stock) / (soldIn28Days / 4)) * 10) / 10 : null

export const coverStates = ['order-soon', 'healthy', 'overstocked', 'no-input'] as const
export type CoverState = (typeof coverStates)[number]
const soonBelow = 3
const tooMuchAbove = 8
export const targetWeeks = { least: 4, most: 6 } as const

export const coverState = (weeks: number | null): CoverState => {
  if (weeks === null) return 'no-input'
  if (weeks < soonBelow) return 'order-soon'
  return weeks > tooMuchAbove ? 'overstocked' : 'healthy'
}

/** Of what could have been sold, in percent. */
export const sellThrough = (sold: number, openingStock: number, received: number) => {
  const offered = Math.max(0, openingStock) + received
  return offered > 0 ? Math.round((sold / offered) * 1000) / 10 : null
}

export const mostCounted = 100

/** A count that differs from what we know asks for a reason. */
export const varianceProblem = (counted: number, expected: number, reason: string | null): Message | undefined =>
  counted !== expected && !reason ? because('variance-needs-reason', { expected }) : undefined
