/** Months from the order to the supplier until it is there, and the months that a delivery lasts. */
const leadMonths = 1.5
const coverMonths = 3

/** What should lie in the warehouse, by the use of the last months: enough until the next delivery, and a reserve. */
export const suggestedLevels = (monthly: readonly number[]) => {
  const recent = monthly.slice(-6)
  const mean = recent.length ? recent.reduce((sum, n) => sum + n, 0) / recent.length : 0
  const peak = Math.max(0, ...recent)
  const min = Math.ceil(mean * leadMonths + Math.max(0, peak - mean) / 2)
  return { min, max: min + Math.ceil(mean * coverMonths) }
}
