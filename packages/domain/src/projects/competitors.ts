import { writeNumber } from '../values/numbers.ts'

/** A competitor's offer against ours, to a tenth of a percent: what is nearer than that is the same. */
export const offerAgainst = (price: number, ours: number) => {
  const percent = Math.round(((price - ours) / Math.max(1, ours)) * 1000) / 10
  const stands = percent === 0 ? ('same' as const) : percent < 0 ? ('under' as const) : ('over' as const)
  return { stands, percent: writeNumber(Math.abs(percent), 1) }
}
