import type { Endpoint } from '@sejuk/contract/endpoint'
import * as relations from '@sejuk/contract/masters/branch-warehouses'
import * as customizations from '@sejuk/contract/masters/erp-customizations'
import * as holidays from '@sejuk/contract/masters/holidays'
import * as offices from '@sejuk/contract/masters/offices'
import * as photoLists from '@sejuk/contract/masters/photo-lists'
import * as vendors from '@sejuk/contract/masters/warehouse-vendors'
import * as warehouses from '@sejuk/contract/masters/warehouses'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMasters } from '../../../reference/load-masters.ts'
import { loadReference } from '../../../reference/load-reference.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'

const { database, as } = await startTestServer()
const admin = await as(undefined, { username: 'Ani' })
const other = await as(undefined, { username: 'Budi' })

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
})

type Kind = {
  list: Endpoint
  create: Endpoint
  update: Endpoint
  remove?: Endpoint
  log: Endpoint
  key: string
  /** How the new one is found again. */
  found: Record<string, unknown>
  form: Record<string, unknown>
  change: Record<string, unknown>
  /** Wrong in one field: what is sent, and under which name it is complained of. */
  wrong: [object, string][]
}

const kinds: Record<string, Kind> = {
  'a warehouse vendor': {
    list: vendors.listWarehouseVendors,
    create: vendors.createWarehouseVendor,
    update: vendors.updateWarehouseVendor,
    remove: vendors.deleteWarehouseVendor,
    log: vendors.warehouseVendorLog,
    key: 'warehouse_vendor_code',
    found: { warehouse_vendor_code: 'NEW-1' },
    form: { warehouse_vendor_code: 'NEW-1', warehouse_vendor_name: 'Gudang Sewa', email: 'a@b.co' },
    change: { warehouse_vendor_name: 'Gudang Sewa Dua', pic_name: 'Rini' },
    wrong: [
      [{ warehouse_vendor_code: 'no good' }, 'warehouse_vendor_code'],
      [{ warehouse_vendor_code: 'RCI' }, 'warehouse_vendor_code'],
      [{ warehouse_vendor_name: '  ' }, 'warehouse_vendor_name'],
      [{ email: 'nobody' }, 'email'],
    ],
  },
  'a warehouse': {
    list: warehouses.listWarehouses,
    create: warehouses.createWarehouse,
    update: warehouses.updateWarehouse,
    remove: warehouses.deleteWarehouse,
    log: warehouses.warehouseLog,
    key: 'warehouse_code',
    found: { warehouse_code: 'WH-NEW' },
    form: {
      warehouse_code: 'WH-NEW',
      warehouse_name: 'Gudang Baru',
      warehouse_type: 'BRANCH',
      dept_code: '705',
      zones: ['A', 'B'],
    },
    change: { warehouse_name: 'Gudang Lama', zones: ['B', 'C'], lat: '-6.2', lng: 106.8, pick_cutoff: '16:30' },
    wrong: [
      [{ warehouse_code: 'WH-705-01' }, 'warehouse_code'],
      [{ warehouse_code: 'wh 1' }, 'warehouse_code'],
      [{ warehouse_type: 'CASTLE' }, 'warehouse_type'],
      [{ dept_code: '999' }, 'dept_code'],
      [{ warehouse_vendor_code: 'NOBODY' }, 'warehouse_vendor_code'],
      [{ lat: '91' }, 'lat'],
      [{ lng: 'east' }, 'lng'],
      [{ pick_cutoff: '25:00' }, 'pick_cutoff'],
      [{ zones: ['A', 'A'] }, 'zones'],
      [{ zones: ['A B'] }, 'zones.0'],
    ],
  },
  'the service of a warehouse to a branch': {
    list: relations.listBranchWarehouses,
    create: relations.createBranchWarehouse,
    update: relations.updateBranchWarehouse,
    remove: relations.deleteBranchWarehouse,
    log: relations.branchWarehouseLog,
    key: 'relation_id',
    found: { dept_code: '705', warehouse_code: 'WH-712-01' },
    form: { dept_code: '705', warehouse_code: 'WH-712-01', purpose: 'sales', priority: '7' },
    change: { priority: 8, purpose: 'return' },
    wrong: [
      [{ dept_code: '999' }, 'dept_code'],
      [{ warehouse_code: 'NONE' }, 'warehouse_code'],
      [{ warehouse_code: 'WH-705-01' }, 'warehouse_code'],
      [{ purpose: 'sparepart' }, 'warehouse_code'],
      [{ purpose: 'fun' }, 'purpose'],
      [{ priority: 1 }, 'priority'],
      [{ priority: 0 }, 'priority'],
      [{ priority: '' }, 'priority'],
      [{ priority: '1.5' }, 'priority'],
    ],
  },
  'a row of the ERP': {
    list: customizations.listErpCustomizations,
    create: customizations.createErpCustomization,
    update: customizations.updateErpCustomization,
    log: customizations.erpCustomizationLog,
    key: 'customization_id',
    found: { data_type: 'TRUCK_MODEL', code: 'SEPEDA' },
    form: { data_type: 'TRUCK_MODEL', code: 'SEPEDA', name: 'Cargo bike', seq: 200 },
    change: { name: 'Cargo bicycle', local_name: 'Sepeda kargo', is_active: false },
    wrong: [
      [{ data_type: 'COLOUR' }, 'data_type'],
      [{ data_type: 'CAPACITY_PK', code: 'big' }, 'code'],
      [{ data_type: 'CBD_DISCOUNT_PERCENT', code: '101' }, 'code'],
      [{ code: 'PICKUP' }, 'code'],
      [{ seq: 'first' }, 'seq'],
      [{ name: '' }, 'name'],
    ],
  },
  'an office': {
    list: offices.listOffices,
    create: offices.createOffice,
    update: offices.updateOffice,
    remove: offices.deleteOffice,
    log: offices.officeLog,
    key: 'office_code',
    found: { office_code: 'OFC-NEW' },
    form: { office_code: 'OFC-NEW', office_name: 'Kantor Baru', dept_code: '713', lat: '-6.18', lng: '106.65' },
    change: { office_name: 'Kantor Lama', radius_m: '300' },
    wrong: [
      [{ office_code: 'OFC-705' }, 'office_code'],
      [{ dept_code: '999' }, 'dept_code'],
      [{ lat: '' }, 'lat'],
      [{ lat: null }, 'lat'],
      [{ lng: 181 }, 'lng'],
      [{ radius_m: 29 }, 'radius_m'],
      [{ radius_m: 1001 }, 'radius_m'],
    ],
  },
  'a holiday': {
    list: holidays.listHolidays,
    create: holidays.createHoliday,
    update: holidays.updateHoliday,
    remove: holidays.deleteHoliday,
    log: holidays.holidayLog,
    key: 'holiday_id',
    found: { holiday_date: '2990-05-05' },
    form: { holiday_date: '2990-05-05', holiday_name: 'Founding Day', local_name: 'Hari Jadi', kind: 'company' },
    change: { holiday_name: 'Founders’ Day', dept_code: '705' },
    wrong: [
      [{ holiday_date: '2990-02-30' }, 'holiday_date'],
      [{ holiday_date: '2026-12-25' }, 'holiday_date'],
      [{ kind: 'birthday' }, 'kind'],
      [{ dept_code: '999' }, 'dept_code'],
      [{ local_name: '' }, 'local_name'],
    ],
  },
  'a photo asked for': {
    list: photoLists.listPhotoLists,
    create: photoLists.createPhotoList,
    update: photoLists.updatePhotoList,
    remove: photoLists.deletePhotoList,
    log: photoLists.photoListLog,
    key: 'photo_list_id',
    found: { module_name: 'work_order', photo_alias: 'roof' },
    form: {
      module_name: 'work_order',
      photo_alias: 'roof',
      photo_name: 'Roof',
      local_name: 'Atap',
      min_photos: 0,
      max_photos: '3',
      seq: 99,
    },
    change: { photo_name: 'The roof', is_required: true, min_photos: 1, camera_only: true },
    wrong: [
      [{ photo_alias: 'before' }, 'photo_alias'],
      [{ photo_alias: 'has-hyphen' }, 'photo_alias'],
      [{ min_photos: 4 }, 'max_photos'],
      [{ is_required: true }, 'min_photos'],
      [{ max_photos: 51 }, 'max_photos'],
    ],
  },
}

describe.each(Object.entries(kinds))(
  '%s',
  (_what, { list, create, update, remove, log, key, found, form, change, wrong }) => {
    const whole = async () => {
      const rows = []
      for (let page = 1; ; page++) {
        const { data, page: of } = await admin(list, { limit: 100, page })
        rows.push(...data)
        if (page >= of!.totalPages) return rows
      }
    }
    const find = async () =>
      (await whole()).find((row) => Object.entries(found).every(([field, value]) => row[field] === value))
    /** What stands there, as the form sends it back. */
    const asForm = (row: Record<string, unknown>) => {
      const fields = Object.keys((update.input as unknown as { shape: object }).shape)
      return Object.fromEntries(fields.map((field) => [field, row[field]]))
    }

    test.each(wrong)('is not made with %j', async (part, field) => {
      const before = (await whole()).length
      const answer = await admin(create, { ...form, ...part })
      expect(answer).toMatchObject({ code: '406', errors: { [field]: [expect.any(String)] } })
      expect((await whole()).length).toBe(before)
    })

    test('is made, and shown with what was left out', async () => {
      expect(await admin(create, form)).toMatchObject({ code: '200', message: 'Data saved successfully' })
      expect(await find()).toMatchObject({ ...found, row_version: 1 })
    })

    test('is not made twice', async () => {
      expect(await other(create, form)).toMatchObject({ code: '406' })
    })

    test('is changed by whoever saw it as it is; later comers lose nothing', async () => {
      const seen = asForm(await find())
      expect(await admin(update, { ...seen, ...change })).toMatchObject({ code: '200', message: 'Updated' })
      const changed = await find().then(async (row) => row ?? (await whole()).find((one) => one[key] === seen[key]))
      expect(changed).toMatchObject({ row_version: 2 })
      const stale = await other(update, { ...seen, ...change })
      expect(stale).toMatchObject({
        code: '409',
        status: 'Conflict',
        data: { current: { row_version: 2 }, changed_by: 'Ani', changed_fields: expect.any(Array) },
      })
    })

    test('tells who did what to it, by field', async () => {
      const id = (await find())?.[key]
      const { data } = await other(log, { code: String(id) })
      expect(data.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])
      expect(data[0].username).toBe('Ani')
      expect(Object.keys(data[0].diff).sort()).toEqual(Object.keys(change).sort())
      expect(await other(log, { code: '987654' })).toMatchObject({ code: '404' })
      expect(await other(log, { code: 'none' })).toMatchObject({ code: '404' })
    })

    if (remove) {
      test('is deleted as it was seen, once', async () => {
        const { [key]: id, row_version } = (await find()) ?? {}
        expect(await other(remove, { [key]: id, row_version: row_version - 1 })).toMatchObject({ code: '409' })
        expect(await other(remove, { [key]: id, row_version })).toMatchObject({ code: '200', message: 'Deleted' })
        expect(await find()).toBeUndefined()
        expect(await other(remove, { [key]: id, row_version })).toMatchObject({ code: '404' })
        expect(await admin(update, { ...asForm({ ...form, row_version: 1 }), [key]: id })).toMatchObject({
          code: '404',
        })
      })
    }
  },
)
