import { roundTo } from '../values/numbers.ts'

/** In percent of the month before, with one decimal; nothing where there was none to grow from. */
export const growthOf = (sales: number, before: number) =>
  before > 0 ? roundTo(((sales - before) / before) * 100, 1) : null
