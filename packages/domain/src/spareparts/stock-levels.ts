/** Months from the order to the supplier until it is there, and the months that a delivery lasts. */
const leadMonths = 1.5
const coverMonths = 3
/** So many months of use are looked at. */
export const usageMonths = 6
/** A count of the month that is open on this day is reminded of. */
export const shelfReminderDay = 5

/** What should lie in the warehouse, by the use of the last months: enough until the next delivery, and a reserve. */
export const suggestedLevels = (monthly: readonly number[]) => {
  const recent = monthly.slice(-usageMonths)
  const mean = recent.length ? recent.reduce((sum, n) => sum + n, 0) / recent.length : 0
  const peak = Math.max(0, ...recent)
  const min = Math.ceil(mean * leadMonths + Math.max(0, peak - mean) / 2)
  return { min, max: min + Math.ceil(mean * coverMonths) }
}

type Place = { available: number; coming: number; min: number; max: number }
/** Below the minimum, with what is on its way, as much as fills it to the maximum. */
export const proposedQty = ({ available, coming, min, max }: Place) => {
  const has = Math.max(0, available) + Math.max(0, coming)
  return has < min ? max - has : 0
}
