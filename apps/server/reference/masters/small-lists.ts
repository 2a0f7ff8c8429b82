import type { BusinessUnit } from '@sejuk/domain/masters/business-units'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import type { rebateTypes } from '../../src/db/tables/masters/rebate-types.ts'

const inOrder = <Row extends object>(rows: readonly Row[]) => rows.map((row, n) => ({ ...row, seq: (n + 1) * 10 }))

export const standardBusinessUnits = inOrder(
  (['LCAC', 'CAC', 'RAC', 'Water Purify'] satisfies BusinessUnit[]).map((business_unit_code) => ({
    business_unit_code,
    business_unit_name: business_unit_code,
    has_spareparts: true,
  })),
)

const organization = (org_code: string, org_name: string, ...business_units: BusinessUnit[]) => ({
  org_code,
  org_name,
  business_units,
})
export const standardOrganizations = inOrder([
  organization(defaultOrganization, 'Gree', 'RAC', 'LCAC', 'CAC', 'Water Purify'),
  organization('2-FLIFE', 'FLiFE', 'RAC', 'Water Purify'),
  organization('3-DUNAN', 'DunAn', 'RAC', 'LCAC'),
  organization('5-PROJECT', 'Gree Project', 'LCAC', 'CAC'),
])

export const standardBrands = inOrder([
  { brand_code: 'GREE', brand_name: 'Gree' },
  { brand_code: 'FLIFE', brand_name: 'FLiFE' },
  { brand_code: 'DUNAN', brand_name: 'DunAn' },
])

/** Accessories and cartridges are bought with a unit: nobody opens a ticket for one, and no drawing takes one apart. */
const category = (category_code: string, category_name: string, business_unit_code: BusinessUnit, isUnit = true) => ({
  category_code,
  category_name,
  business_unit_code,
  is_for_ticket: isUnit,
  is_for_exploded_view: isUnit,
})
export const standardItemCategories = inOrder([
  category('SPL', 'Split Wall Mounted', 'RAC'),
  category('INV', 'Split Wall Mounted Inverter', 'RAC'),
  category('MLT', 'Multi Split', 'RAC'),
  category('CST', 'Cassette', 'LCAC'),
  category('DCT', 'Ducted', 'LCAC'),
  category('FLS', 'Floor Standing', 'LCAC'),
  category('VRO', 'VRF Outdoor Unit', 'CAC'),
  category('VRI', 'VRF Indoor Unit', 'CAC'),
  category('VRA', 'VRF Accessory & Control', 'CAC', false),
  category('WPU', 'Water Purifier', 'Water Purify'),
  category('WPF', 'Water Filter Cartridge', 'Water Purify', false),
  category('ACC', 'Installation Accessory', 'RAC', false),
])

export const standardSalesOrderTypes = inOrder([
  { type_code: 'REGULAR', type_name: 'Regular Order', local_name: 'Pesanan Reguler' },
  { type_code: 'PROJECT', type_name: 'Project Order', local_name: 'Pesanan Proyek' },
  { type_code: 'SUBDEALER', type_name: 'Sub Dealer Order', local_name: 'Pesanan Sub Dealer' },
  { type_code: 'SPAREPART', type_name: 'Spare Part Order', local_name: 'Pesanan Spare Part' },
  { type_code: 'DISPLAY', type_name: 'Display Unit', local_name: 'Unit Display', is_internal: true },
  { type_code: 'SAMPLE', type_name: 'Sample', local_name: 'Sampel', is_internal: true },
  { type_code: 'EMPLOYEE', type_name: 'Employee Purchase', local_name: 'Pembelian Karyawan', is_internal: true },
])

const rebate = (
  type_rebate_code: string,
  type_rebate_name: string,
  terms: Partial<typeof rebateTypes.$inferInsert> = {},
) => ({
  type_rebate_code,
  type_rebate_name,
  basis: 'sell-in-amount' as const,
  calc: 'tier-table' as const,
  period: 'month' as const,
  requires_document: false,
  ...terms,
})

export const standardRebateTypes = [
  rebate('MONTHLY_TARGET', 'Monthly Target'),
  rebate('QUARTERLY_TARGET', 'Quarterly Target', { period: 'quarter' }),
  rebate('YEARLY_TARGET', 'Yearly Target', { period: 'year' }),
  rebate('SELL_OUT', 'Sell Out', { basis: 'sell-out-qty', calc: 'per-unit' }),
  rebate('ON_TIME_PAYMENT', 'On-time Payment', { basis: 'payment-on-time', calc: 'percent' }),
  rebate('DISPLAY', 'Shop Display', { basis: 'display', calc: 'per-unit' }),
  rebate('EVENT', 'Event Support', { basis: 'event', calc: 'percent', period: 'one-off', requires_document: true }),
  rebate('PRICE_PROTECTION', 'Price Protection', { basis: 'sell-in-qty', calc: 'per-unit', period: 'one-off' }),
  rebate('MANUAL', 'Manual Rebate', { basis: 'manual', calc: 'percent', period: 'one-off' }),
]

export const standardKpiAreas = inOrder([
  { kpi_area_code: 'HO', kpi_area_name: 'Head Office' },
  { kpi_area_code: 'SUMATERA', kpi_area_name: 'Sumatera' },
  { kpi_area_code: 'JABODETABEK', kpi_area_name: 'Jabodetabek' },
  { kpi_area_code: 'JAVA', kpi_area_name: 'Java' },
  { kpi_area_code: 'EAST', kpi_area_name: 'East Indonesia' },
])
