import { because } from '../../messages.ts'

/**
 * How a company sells to buyers without NPWP. NIK: the price stays, the tax is in it, and the tax invoice names the identity card.
 * DIGUNGGUNG: end consumers of a retailer, one row a day in the VAT return. NO_TAX: without tax, by who is no PKP.
 */
export const waysWithoutNpwp = ['NIK', 'DIGUNGGUNG', 'NO_TAX'] as const
export type WayWithoutNpwp = (typeof waysWithoutNpwp)[number]
export const usualWay: WayWithoutNpwp = 'NIK'

type Setting = { org_code: string; way: WayWithoutNpwp; valid_from: string }

/** The latest that has begun; before the first of a company nothing is taxed, as ever. */
export const wayOn = (settings: readonly Setting[], org_code: string, day: string): WayWithoutNpwp | undefined =>
  settings
    .filter((one) => one.org_code === org_code && one.valid_from <= day)
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))[0]?.way

/** One sum a day is for who sells to end consumers; any other company names its buyers. */
export const wayOfCompany = (way: WayWithoutNpwp, { is_retailer }: { is_retailer: boolean }): WayWithoutNpwp =>
  way === 'DIGUNGGUNG' && !is_retailer ? usualWay : way

/** What an entity may not choose: it must sell to end consumers, or be no PKP. */
export const wayObjection = (way: string, entity: { is_retailer: boolean; pkp_since: string | null }) => {
  if (way === 'DIGUNGGUNG' && !entity.is_retailer) return because('setting-way-needs-retailer')
  if (way === 'NO_TAX' && entity.pkp_since !== null) return because('setting-way-needs-no-pkp')
  return undefined
}

type Sale = { customer_is_taxable: number; sold_as?: WayWithoutNpwp | null | undefined }

/** Whether the tax is in what was sold: every taxable buyer, and the others as the company sells to them. */
export const isTaxedSale = ({ customer_is_taxable, sold_as }: Sale) =>
  customer_is_taxable === 1 || sold_as === 'NIK' || sold_as === 'DIGUNGGUNG'
/** Whether the tax office wants an invoice of its own for it. */
export const hasTaxInvoice = (sale: Sale) => isTaxedSale(sale) && sale.sold_as !== 'DIGUNGGUNG'
