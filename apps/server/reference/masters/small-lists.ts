import type { BusinessUnit } from '@sejuk/domain/masters/business-units'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'

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
  { type_code: 'DISPLAY', type_name: 'Display Unit', local_name: 'Unit Display' },
  { type_code: 'SAMPLE', type_name: 'Sample', local_name: 'Sampel' },
  { type_code: 'EMPLOYEE', type_name: 'Employee Purchase', local_name: 'Pembelian Karyawan' },
])

export const standardRebateTypes = [
  { type_rebate_code: 'MONTHLY_TARGET', type_rebate_name: 'Monthly Target' },
  { type_rebate_code: 'QUARTERLY_TARGET', type_rebate_name: 'Quarterly Target' },
  { type_rebate_code: 'YEARLY_TARGET', type_rebate_name: 'Yearly Target' },
  { type_rebate_code: 'SELL_OUT', type_rebate_name: 'Sell Out' },
  { type_rebate_code: 'ON_TIME_PAYMENT', type_rebate_name: 'On-time Payment' },
  { type_rebate_code: 'DISPLAY', type_rebate_name: 'Shop Display' },
  { type_rebate_code: 'EVENT', type_rebate_name: 'Event Support' },
  { type_rebate_code: 'PRICE_PROTECTION', type_rebate_name: 'Price Protection' },
  { type_rebate_code: 'MANUAL', type_rebate_name: 'Manual Rebate' },
]

export const standardKpiAreas = inOrder([
  { kpi_area_code: 'HO', kpi_area_name: 'Head Office' },
  { kpi_area_code: 'SUMATERA', kpi_area_name: 'Sumatera' },
  { kpi_area_code: 'JABODETABEK', kpi_area_name: 'Jabodetabek' },
  { kpi_area_code: 'JAVA', kpi_area_name: 'Java' },
  { kpi_area_code: 'EAST', kpi_area_name: 'East Indonesia' },
])
