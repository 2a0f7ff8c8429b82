import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

/** The default vendor comes first. */
export const warehouseVendorDropdown = endpoint('GET /api/warehouse-vendor/dropdown', {
  needs: 'staff',
  input: dropdownInput,
  data: z.array(optionOf('warehouse_vendor_code', 'warehouse_vendor_name').extend({ is_default: z.boolean() })),
})

const vendor = z.object({
  ...texts('warehouse_vendor_code', 'warehouse_vendor_name'),
  ...maybeTexts('pic_name', 'phone', 'email'),
  is_active: z.boolean(),
  /** How many warehouses it runs for us. */
  active_warehouses: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type WarehouseVendor = z.output<typeof vendor>

const form = z.object({
  warehouse_vendor_name: required('vendor-name', 100),
  pic_name: optional('pic', 100),
  phone: optional('phone', 30),
  email: optional('email', 200).pipe(z.union([z.null(), z.email(told('email-not-valid'))])),
  is_active: z.boolean().default(true),
})

export const listWarehouseVendors = endpoint('GET /api/warehouse-vendor', {
  needs: 'Warehouse-Vendor-Search',
  input: listInput(['warehouse_vendor_code', 'warehouse_vendor_name', 'created_date']).extend({
    search: z.string().max(200).default(''),
    is_active: flag.optional(),
  }),
  data: z.array(vendor),
})

export const createWarehouseVendor = endpoint('POST /api/warehouse-vendor/create', {
  needs: 'Warehouse-Vendor-Create',
  input: form.extend({
    warehouse_vendor_code: required('vendor-code', 20).regex(/^[A-Z0-9_-]+$/, told('code-capital-letters-digits')),
  }),
  data: nothing,
})

export const updateWarehouseVendor = endpoint('PUT /api/warehouse-vendor/update', {
  needs: 'Warehouse-Vendor-Modify',
  input: form.extend({ warehouse_vendor_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteWarehouseVendor = endpoint('POST /api/warehouse-vendor/delete', {
  needs: 'Warehouse-Vendor-Delete',
  input: z.object({ warehouse_vendor_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const warehouseVendorLog = actionLogOf('GET /api/warehouse-vendor/action-log', 'Warehouse-Vendor-Search')

export const warehouseVendorData = downloadable(listWarehouseVendors, {
  module_name: 'warehouse-vendor',
  needs: 'Warehouse-Vendor-Search',
})
export const warehouseVendorSheet = sheetOf('warehouse-vendor', createWarehouseVendor.needs)
