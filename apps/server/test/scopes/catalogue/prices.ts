import * as contract from '@sejuk/contract/catalogue/prices'
import { items } from '../../../src/db/tables/catalogue/items.ts'
import { itemPrices } from '../../../src/db/tables/catalogue/prices.ts'
import { businessUnits } from '../../../src/db/tables/masters/business-units.ts'
import { organizations } from '../../../src/db/tables/masters/organizations.ts'
import { named, type ScopedRows, seesByBranch } from '../scoped-rows.ts'

export const pricesInScope: readonly ScopedRows[] = [
  {
    name: 'item prices',
    columns: ['dept_code'],
    sees: seesByBranch,
    make: async (db, { dept_code }, n) => {
      await db
        .insert(organizations)
        .values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
        .onConflictDoNothing()
      await db
        .insert(businessUnits)
        .values({ business_unit_code: 'RAC', business_unit_name: 'RAC', seq: 1, has_spareparts: true })
        .onConflictDoNothing()
      await db
        .insert(items)
        .values({
          ...{ item_code: 'AC-1', item_name: 'Split', business_unit_code: 'RAC', item_type: 'Finished Goods - Unit' },
          ...{ used_for_indoor_outdoor: 'None', has_serial: false },
          ...{ warranty_sparepart_months: 12, warranty_compressor_months: 12 },
        })
        .onConflictDoNothing()
      const price_code = `PRC-${n}`
      await db.insert(itemPrices).values({
        ...{ price_code, dept_code, item_code: 'AC-1', org_code: '1-GREE', min_qty: n, status: 'Approved' },
        ...{ price_include_tax: 111, price_without_tax: 100, valid_from: '2026-01-01' },
        ...{ created_by: 'X', create_user_name: 'X' },
      })
      return price_code
    },
    asks: [
      { endpoint: contract.listItemPrices, keyOf: named('price_code') },
      { endpoint: contract.getItemPrice, one: (price_code) => ({ price_code }) },
      { endpoint: contract.itemPriceLog, one: (code) => ({ code }) },
      {
        endpoint: contract.comparePrices,
        keyOf: named('price_code'),
        input: () => ({ former: '2025-01-01', later: '2026-06-01' }),
      },
    ],
  },
]
