export const businessUnitCodes = ['LCAC', 'CAC', 'RAC', 'Water Purify'] as const
export type BusinessUnit = (typeof businessUnitCodes)[number]
