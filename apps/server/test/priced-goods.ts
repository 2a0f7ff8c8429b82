import type { Db } from '../src/db/database.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { itemPrices } from '../src/db/tables/catalogue/prices.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { businessUnits } from '../src/db/tables/masters/business-units.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'

const unit = (item_code: string, business_unit_code: string) => ({
  ...{ item_code, business_unit_code, item_name: `Split ${item_code}`, item_type: 'Finished Goods - Unit' },
  ...{ used_for_indoor_outdoor: 'None' as const, has_serial: false },
  ...{ warranty_sparepart_months: 12, warranty_compressor_months: 12 },
})
const price = (item_code: string, price_include_tax: number) => ({
  ...{ org_code: '1-GREE', item_code, price_include_tax, price_without_tax: Math.round(price_include_tax / 1.11) },
  ...{ valid_from: '2026-01-01', status: 'Approved' as const, created_by: 'X', create_user_name: 'X' },
})

/** Two priced items (5 and 8 million), one without a price, and customers of two branches: C1 pays tax within its prices. */
export const addPricedGoods = async (db: Db) => {
  await db.insert(businessUnits).values(
    ['RAC', 'LCAC'].map((code, seq) => ({
      ...{ business_unit_code: code, business_unit_name: code, seq, has_spareparts: true },
    })),
  )
  await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
  await db.insert(items).values([unit('AC-1', 'RAC'), unit('AC-2', 'LCAC'), unit('AC-3', 'RAC')])
  await db.insert(itemPrices).values([price('AC-1', 5_000_000), price('AC-2', 8_000_000)])
  const known = { created_by: 'X', customer_level: 'GOLD', org_code: '1-GREE', collect_method: 'TOP' }
  await db.insert(customers).values([
    {
      ...{ ...known, customer_code: 'C1', customer_name: 'PT Sinar', dept_code: '705' },
      ...{ customer_is_taxable: 1, price_include_tax: 'Y' as const },
    },
    { ...known, customer_code: 'C2', customer_name: 'PT Bulan', dept_code: '713' },
  ])
}
