import { digits, pick, type Random, whole } from './random.ts'

/** The beginnings that Indonesian operators give to mobile numbers. */
const mobileBeginnings = [
  ...['811', '812', '813', '821', '822', '823', '852', '853'],
  ...['814', '815', '816', '855', '856', '857', '858'],
  ...['817', '818', '819', '859', '877', '878', '895', '896', '897', '898'],
] as const

/** The national number: without 0 or 62 in front. */
export const makeMobile = (random: Random) => `${pick(random, mobileBeginnings)}${digits(random, whole(random, 7, 8))}`

/** People write one number in many ways, and what they typed is kept. */
export const asTyped = (random: Random, mobile: string) => {
  const parts = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)]
  const way = random()
  if (way < 0.45) return `0${parts.join('-')}`
  if (way < 0.75) return `0${mobile}`
  return way < 0.9 ? `+62 ${parts.join(' ')}` : `0${parts.join(' ')}`
}
