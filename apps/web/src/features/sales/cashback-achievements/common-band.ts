import type { AchievementBand } from '@sejuk/domain/sales/cashbacks/cashbacks'

const worst: readonly AchievementBand[] = ['behind', 'near', 'reached']

/** What most of them are; of two as common, the worse. */
export const commonBand = (rows: readonly { band: AchievementBand }[]): AchievementBand => {
  const count = (band: AchievementBand) => rows.filter((one) => one.band === band).length
  return worst.toSorted((a, b) => count(b) - count(a))[0] ?? 'behind'
}
