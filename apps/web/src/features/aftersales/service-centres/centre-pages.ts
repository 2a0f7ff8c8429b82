/** The list has two addresses, each with its own form page. */
export type CentreList = 'serviceCentres' | 'partnerServiceCentres'
export const editPages = {
  serviceCentres: 'editServiceCentre',
  partnerServiceCentres: 'editPartnerServiceCentre',
} as const
