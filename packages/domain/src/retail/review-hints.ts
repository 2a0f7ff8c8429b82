/** What makes somebody look at a sell-out before it counts. */
export const retailFlags = ['Cross_Area', 'Same_Phone', 'Same_Photo', 'Far_From_Shop', 'Month_End_Burst'] as const
export type RetailFlag = (typeof retailFlags)[number]

const weights: Record<RetailFlag, number> = {
  Cross_Area: 40,
  Same_Photo: 40,
  Same_Phone: 25,
  Far_From_Shop: 20,
  Month_End_Burst: 15,
}
/** From 0 to 100: how urgent a review is. */
export const reviewScore = (flags: readonly RetailFlag[]) =>
  Math.min(
    100,
    [...new Set(flags)].reduce((sum, flag) => sum + weights[flag], 0),
  )

export const mostUnitsOfPhone = 5
export const farMetres = 2000
export const burstUnits = 10
const lastDays = 3

const daysInMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
export const isMonthEnd = (day: string) => Number(day.slice(8)) > daysInMonth(day) - lastDays

type Facts = {
  sale_date: string
  /** Units of this phone number in the month, these included. */
  units_of_phone: number
  /** Units of this seller on the day, these included. */
  units_of_day: number
  distance_m: number | null
  is_cross_area: boolean
  is_known_photo: boolean
}
export const hintsOf = (facts: Facts): RetailFlag[] => {
  const { sale_date, units_of_phone, units_of_day, distance_m, is_cross_area, is_known_photo } = facts
  const found: Record<RetailFlag, boolean> = {
    Cross_Area: is_cross_area,
    Same_Phone: units_of_phone > mostUnitsOfPhone,
    Same_Photo: is_known_photo,
    Far_From_Shop: (distance_m ?? 0) > farMetres,
    Month_End_Burst: isMonthEnd(sale_date) && units_of_day > burstUnits,
  }
  return retailFlags.filter((flag) => found[flag])
}
