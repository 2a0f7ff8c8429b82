/** The list stands under two addresses, and its form beneath each. */
export type CentreList = 'serviceCentres' | 'partnerServiceCentres'
export const editPages = {
  serviceCentres: 'editServiceCentre',
  partnerServiceCentres: 'editPartnerServiceCentre',
} as const
