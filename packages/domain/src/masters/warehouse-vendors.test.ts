import { expect, test } from 'vitest'
import { whyKeepVendor } from './warehouse-vendors.ts'

test.each([
  ['RCI', 0, 'The default vendor must stay'],
  ['RCI', 3, 'The default vendor must stay'],
  ['DHL', 1, 'Warehouses still belong to this vendor'],
  ['DHL', 0, undefined],
])('%s with %d active warehouses: %s', (warehouse_vendor_code, active_warehouses, why) =>
  expect(whyKeepVendor({ warehouse_vendor_code, active_warehouses })).toBe(why),
)
