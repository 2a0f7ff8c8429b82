import { defaultWarehouseVendor } from '@sejuk/domain/masters/warehouse-vendors'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const warehouseOption = optionOf('warehouse_code', 'warehouse_name', 'dept_code')

/** The warehouses a person may choose: those of their branches, and those that serve them. */
export const warehouseDropdown = endpoint('GET /api/warehouse/dropdown', {
  needs: 'staff',
  input: dropdownInput.extend({ warehouse_vendor_code: many, is_sparepart: flag.optional() }),
  data: z.array(warehouseOption),
})

/** What a warehouse is known by in a list. */
const shortly = {
  ...texts('warehouse_code', 'warehouse_name', 'warehouse_type', 'warehouse_vendor_code', 'warehouse_vendor_name'),
  ...texts('dept_code', 'dept_name'),
  ...maybeTexts('address', 'pick_cutoff'),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  zones: z.array(z.string()),
  is_sparepart: z.boolean(),
  allow_direct_pickup: z.boolean(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
}
const warehouse = z.object(shortly)
export type Warehouse = z.output<typeof warehouse>

const served = z.object({ ...texts('dept_code', 'dept_name', 'purpose'), priority: z.number() })

export const listWarehouses = endpoint('GET /api/warehouse', {
  needs: 'Warehouse-Search',
  input: listInput(['warehouse_code', 'warehouse_name', 'warehouse_type', 'dept_code', 'created_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    warehouse_vendor_code: many,
    warehouse_type: many,
    is_sparepart: flag.optional(),
    is_active: flag.optional(),
  }),
  data: z.array(warehouse),
})

/** One warehouse, with the branches it serves. */
export const getWarehouse = endpoint('GET /api/warehouse/detail/{id}', {
  needs: 'Warehouse-Search',
  input: z.object({ id: code }),
  data: warehouse.extend({ served_branches: z.array(served) }),
})

export const zoneDropdown = endpoint('GET /api/warehouse/dropdown-zone', {
  needs: 'staff',
  input: dropdownInput.extend({ warehouse_code: many }),
  data: z.array(optionOf('zone_code', 'warehouse_code')),
})

const zone = required('zone', 20).regex(/^[A-Za-z0-9_-]+$/, told('zone-letters-digits'))

const form = z.object({
  warehouse_name: required('warehouse-name', 100),
  warehouse_type: required('warehouse-type', 50),
  warehouse_vendor_code: code.default(defaultWarehouseVendor),
  dept_code: required('branch', 20),
  address: optional('address', 500),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
  zones: z
    .array(zone)
    .max(100)
    .default([])
    .refine((zones) => new Set(zones).size === zones.length, told('zone-named-once')),
  is_sparepart: z.boolean().default(false),
  allow_direct_pickup: z.boolean().default(false),
  pick_cutoff: optional('pick-cut-off', 5).pipe(
    z.union([z.null(), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, told('time-day-written-16-30'))]),
  ),
  is_active: z.boolean().default(true),
})

export const createWarehouse = endpoint('POST /api/warehouse/config/create', {
  needs: 'Warehouse-Config-Create',
  input: form.extend({
    warehouse_code: required('warehouse-code', 20).regex(/^[A-Z0-9_-]+$/, told('code-capital-letters-digits')),
  }),
  data: nothing,
})

export const updateWarehouse = endpoint('PUT /api/warehouse/config/update', {
  needs: 'Warehouse-Config-Modify',
  input: form.extend({ warehouse_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteWarehouse = endpoint('POST /api/warehouse/config/delete', {
  needs: 'Warehouse-Config-Delete',
  input: z.object({ warehouse_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const warehouseLog = actionLogOf('GET /api/warehouse/action-log', 'Warehouse-Search')

export const warehouseData = downloadable(listWarehouses, { module_name: 'warehouse', needs: 'Warehouse-Search' })
export const warehouseSheet = sheetOf('warehouse', createWarehouse.needs)
