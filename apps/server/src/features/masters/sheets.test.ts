import { read, utils } from '@e965/xlsx'
import type { Endpoint } from '@sejuk/contract/endpoint'
import * as relations from '@sejuk/contract/masters/branch-warehouses'
import * as customizations from '@sejuk/contract/masters/erp-customizations'
import * as holidays from '@sejuk/contract/masters/holidays'
import * as offices from '@sejuk/contract/masters/offices'
import * as photoLists from '@sejuk/contract/masters/photo-lists'
import * as vendors from '@sejuk/contract/masters/warehouse-vendors'
import * as warehouses from '@sejuk/contract/masters/warehouses'
import * as downloads from '@sejuk/contract/platform/downloads'
import * as imports from '@sejuk/contract/platform/imports'
import { erpCustomizationTypeWords } from '@sejuk/words/masters/erp-customizations'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMasters } from '../../../reference/load-masters.ts'
import { loadReference } from '../../../reference/load-reference.ts'
import { fileForm, startTestServer } from '../../../test/servers/test-server.ts'
import { type Rows, workbook } from '../../../test/workbooks.ts'
import { offers } from '../../app.ts'
import { downloadWorker } from '../platform/downloads/worker.ts'

const { db, pool, database, app, config, jobs, as } = await startTestServer()
const admin = await as(undefined, { username: 'Ani' })

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
})

type Kind = {
  data: downloads.Downloadable
  sheet: imports.Sheet
  log: Endpoint
  /** What the file must hold, told by the database itself. */
  select: string
  /** What it holds of them, counted from the first column. */
  header: string[]
  /** The sheet that is sent, in either language. */
  titles: string[]
  good: Rows
  /** A row that is wrong, and what is said under which column. */
  bad: [Rows[number], Record<string, string>][]
  /** The rows of the good ones, as they lie in the database. */
  stored: string
  expected: object[]
}

const types = erpCustomizationTypeWords.words
const taken = 'This code is already taken'
const unknown = 'This choice is not in the list'
const yesNo = 'Write Yes or No'

const kinds: Record<string, Kind> = {
  warehouses: {
    data: warehouses.warehouseData,
    sheet: warehouses.warehouseSheet,
    log: warehouses.warehouseLog,
    select: `select w.warehouse_code, w.warehouse_name, w.warehouse_type, w.warehouse_vendor_code, w.dept_code, d.dept_name, w.address,
      w.lat, w.lng, (select string_agg(zone_code, ', ' order by seq) from warehouse_zones z where z.warehouse_code = w.warehouse_code),
      case when w.is_sparepart then 'Yes' else 'No' end, case when w.allow_direct_pickup then 'Yes' else 'No' end, w.pick_cutoff,
      case when w.is_active then 'Active' else 'Inactive' end
      from warehouses w join departments d using (dept_code) order by w.warehouse_code`,
    header: ['Warehouse code', 'Warehouse name', 'Type', 'Vendor', 'Branch', 'Branch name'],
    titles: ['Warehouse code', 'Warehouse name', 'Type', 'Branch', 'Zones', 'Keeps spare parts', 'Pick cut-off'],
    good: [
      ['WH-X1', 'Gudang Satu', 'BRANCH', '705', 'A, B', 'ya', '16:30'],
      ['WH-X2', 'Gudang Dua', 'BRANCH', '713', null, null, null],
    ],
    bad: [
      [['WH-X1', 'Gudang Tiga', 'BRANCH', '705', null, null, null], { warehouse_code: taken }],
      [['WH-X3', 'Gudang', 'CASTLE', '705', null, null, null], { warehouse_type: unknown }],
      [
        ['WH-X4', null, 'BRANCH', '705', 'A A', 'maybe', null],
        {
          warehouse_name: 'Warehouse name is required!',
          zones: 'A zone has letters, digits, - and _',
          is_sparepart: yesNo,
        },
      ],
    ],
    stored: `select w.warehouse_code, w.dept_code, w.is_sparepart, w.pick_cutoff, w.warehouse_vendor_code,
      array(select zone_code from warehouse_zones z where z.warehouse_code = w.warehouse_code order by seq) as zones
      from warehouses w where w.warehouse_code like 'WH-X%' order by 1`,
    expected: [
      {
        warehouse_code: 'WH-X1',
        dept_code: '705',
        is_sparepart: true,
        pick_cutoff: '16:30',
        warehouse_vendor_code: 'RCI',
        zones: ['A', 'B'],
      },
      {
        warehouse_code: 'WH-X2',
        dept_code: '713',
        is_sparepart: false,
        pick_cutoff: null,
        warehouse_vendor_code: 'RCI',
        zones: [],
      },
    ],
  },
  'warehouse vendors': {
    data: vendors.warehouseVendorData,
    sheet: vendors.warehouseVendorSheet,
    log: vendors.warehouseVendorLog,
    select: `select warehouse_vendor_code, warehouse_vendor_name, pic_name, phone, email,
      (select count(*)::int from warehouses w where w.warehouse_vendor_code = v.warehouse_vendor_code and w.is_active),
      case when is_active then 'Active' else 'Inactive' end from warehouse_vendors v order by 1`,
    header: ['Vendor code', 'Vendor name', 'Contact person', 'Phone', 'Email', 'Warehouses', 'Status'],
    titles: ['Kode vendor', 'Nama vendor', 'Telepon', 'Email', 'Aktif'],
    good: [['SINAR', 'Sinar Logistik', 812345, 'a@sinar.co.id', 'Tidak']],
    bad: [
      [['RCI', 'RCI lagi', null, null, null], { warehouse_vendor_code: taken }],
      [
        ['sinar', 'Sinar', null, 'nobody', null],
        {
          warehouse_vendor_code: 'A code has capital letters, digits, - and _',
          email: 'Email is not valid',
        },
      ],
    ],
    stored: `select warehouse_vendor_code, phone, email, is_active from warehouse_vendors where warehouse_vendor_code = 'SINAR'`,
    expected: [{ warehouse_vendor_code: 'SINAR', phone: '812345', email: 'a@sinar.co.id', is_active: false }],
  },
  'services of warehouses to branches': {
    data: relations.branchWarehouseData,
    sheet: relations.branchWarehouseSheet,
    log: relations.branchWarehouseLog,
    select: `select r.dept_code, d.dept_name, case purpose when 'sales' then 'Sales' when 'sparepart' then 'Spare parts' else 'Returns' end,
      priority, r.warehouse_code, w.warehouse_name from branch_warehouses r join departments d on d.dept_code = r.dept_code
      join warehouses w on w.warehouse_code = r.warehouse_code order by r.dept_code, purpose, priority`,
    header: ['Branch', 'Branch name', 'Purpose', 'Priority', 'Warehouse', 'Warehouse name'],
    titles: ['Branch', 'Warehouse', 'Purpose', 'Priority'],
    good: [
      ['705', 'WH-712-01', 'Penjualan', 7],
      ['705', 'WH-714-01', 'sales', 8],
    ],
    bad: [
      [['705', 'WH-715-01', 'Sales', 7], { priority: 'Another warehouse of the branch has this priority' }],
      [['705', 'WH-712-01', 'Spare parts', 9], { warehouse_code: 'This warehouse keeps no spare parts' }],
      [['999', 'WH-712-01', 'Fun', 'first'], { purpose: unknown, priority: 'Priority is a whole number from 1 to 99' }],
    ],
    stored: `select dept_code, warehouse_code, purpose, priority from branch_warehouses where priority in (7, 8) order by 4`,
    expected: [
      { dept_code: '705', warehouse_code: 'WH-712-01', purpose: 'sales', priority: 7 },
      { dept_code: '705', warehouse_code: 'WH-714-01', purpose: 'sales', priority: 8 },
    ],
  },
  'rows of the ERP': {
    data: customizations.erpCustomizationData,
    sheet: customizations.erpCustomizationSheet,
    log: customizations.erpCustomizationLog,
    select: `select data_type, code, name, local_name, seq, case when is_active then 'Active' else 'Inactive' end
      from erp_customizations order by data_type, seq, customization_id`,
    header: ['List', 'Code', 'Name', 'Name in Indonesian', 'Order', 'Status'],
    titles: ['List', 'Code', 'Name', 'Order'],
    good: [
      ['Capacity (PK)', 7.5, '7.5 PK', 500],
      ['TRUCK_MODEL', 'SEPEDA', 'Cargo bike', 501],
    ],
    bad: [
      [['Kapasitas (PK)', '7.5', 'again', 1], { code: taken }],
      [
        ['Capacity (PK)', 'big', 'big', 1],
        { code: 'A capacity is a number above 0 with at most two decimals, such as 1.5' },
      ],
      [['Colour', 'x', 'x', 'x'], { data_type: unknown, seq: 'Order is a whole number from 0 to 9999' }],
    ],
    stored: `select data_type, code, seq, is_active from erp_customizations where seq in (500, 501) order by seq`,
    expected: [
      { data_type: 'CAPACITY_PK', code: '7.5', seq: 500, is_active: true },
      { data_type: 'TRUCK_MODEL', code: 'SEPEDA', seq: 501, is_active: true },
    ],
  },
  offices: {
    data: offices.officeData,
    sheet: offices.officeSheet,
    log: offices.officeLog,
    select: `select office_code, office_name, o.dept_code, d.dept_name, o.address, o.lat, o.lng, radius_m,
      case when o.is_active then 'Active' else 'Inactive' end from offices o join departments d using (dept_code) order by 1`,
    header: [
      'Office code',
      'Office name',
      'Branch',
      'Branch name',
      'Address',
      'Latitude',
      'Longitude',
      'Radius',
      'Status',
    ],
    titles: ['Office code', 'Office name', 'Branch', 'Latitude', 'Longitude', 'Radius'],
    good: [['OFC-X', 'Kantor', '713', -6.18, '106.65', null]],
    bad: [
      [['OFC-X', 'Kantor', '713', -6.18, 106.65, 29], { radius_m: 'Radius is a whole number from 30 to 1000' }],
      [['OFC-Y', 'Kantor', '999', -6.18, 106.65, 50], { dept_code: unknown }],
      [
        ['OFC-Z', 'Kantor', '713', null, 181, 50],
        {
          lat: 'Latitude is required!',
          lng: 'Longitude is a number from -180 to 180',
        },
      ],
    ],
    stored: `select office_code, lat, lng, radius_m from offices where office_code = 'OFC-X'`,
    expected: [{ office_code: 'OFC-X', lat: -6.18, lng: 106.65, radius_m: 150 }],
  },
  holidays: {
    data: holidays.holidayData,
    sheet: holidays.holidaySheet,
    log: holidays.holidayLog,
    select: `select holiday_date - date '1899-12-30', holiday_name, local_name,
      case kind when 'national' then 'National holiday' when 'joint_leave' then 'Joint leave' else 'Company holiday' end, h.dept_code,
      d.dept_name, case when is_estimated then 'Yes' else 'No' end, source from holidays h left join departments d using (dept_code) order by holiday_date, holiday_id`,
    header: ['Date', 'Name', 'Name in Indonesian', 'Kind', 'Branch', 'Branch name', 'Estimated', 'Source'],
    titles: ['Date', 'Name', 'Name in Indonesian', 'Kind', 'Branch'],
    good: [
      ['2990-05-05', 'Founding Day', 'Hari Jadi', 'Libur perusahaan', null],
      [{ t: 'n', v: 398_181, z: 'yyyy-mm-dd' }, 'A day', 'Suatu hari', 'company', '705'],
    ],
    bad: [
      [['2026-12-25', 'Again', 'Lagi', 'company', null], { holiday_date: 'This day is a holiday already' }],
      [['30 Feb', 'x', 'x', 'company', null], { holiday_date: 'Write the date as 2026-11-14' }],
      [['2990-05-07', 'x', null, 'birthday', null], { local_name: 'Local name is required!', kind: unknown }],
    ],
    stored: `select holiday_date::text, kind, dept_code from holidays where holiday_date > '2900-01-01' order by 1`,
    expected: [
      { holiday_date: '2990-03-06', kind: 'company', dept_code: '705' },
      { holiday_date: '2990-05-05', kind: 'company', dept_code: null },
    ],
  },
  'photos asked for': {
    data: photoLists.photoListData,
    sheet: photoLists.photoListSheet,
    log: photoLists.photoListLog,
    select: `select module_name, photo_alias, photo_name, local_name, min_photos, max_photos, case when is_required then 'Yes' else 'No' end,
      case when camera_only then 'Yes' else 'No' end, seq, case when is_active then 'Active' else 'Inactive' end
      from photo_lists order by module_name, seq, photo_list_id`,
    header: [
      'Module',
      'Photo alias',
      'Name',
      'Name in Indonesian',
      'Least',
      'Most',
      'Required',
      'Camera only',
      'Order',
      'Status',
    ],
    titles: ['Module', 'Photo alias', 'Name', 'Name in Indonesian', 'Least', 'Most', 'Required', 'Order'],
    good: [['work_order', 'roof', 'Roof', 'Atap', 1, 3, 'Ya', 990]],
    bad: [
      [
        ['work_order', 'roof', 'Roof', 'Atap', 0, 3, 'No', 991],
        { photo_alias: 'The module asks for this photo already' },
      ],
      [
        ['work_order', 'wall', 'Wall', 'Dinding', 0, 3, 'Yes', 992],
        { min_photos: 'A required photo is needed at least once' },
      ],
      [['work order', 'door', 'Door', 'Pintu', 4, 3, 'No', 993], { module_name: 'Module has letters, digits and _' }],
    ],
    stored: `select photo_alias, min_photos, is_required, camera_only, is_active from photo_lists where seq between 990 and 999`,
    expected: [{ photo_alias: 'roof', min_photos: 1, is_required: true, camera_only: false, is_active: true }],
  },
}

/** Read by another library than the one that wrote it. */
const rowsIn = (bytes: Buffer) => {
  const book = read(bytes, { type: 'buffer' })
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? '']!, { header: 1, raw: true, defval: null })
}

describe.each(Object.entries(kinds))('%s', (_what, kind) => {
  const { module_name } = kind.sheet
  const send = (rows: Rows) => {
    const form = fileForm(workbook({ Sheet: [kind.titles, ...rows] }), 'november.xlsx')
    form.set('module_name', module_name)
    return admin(imports.previewImport, form)
  }
  const stored = async () => (await pool.query(kind.stored)).rows

  test('are downloaded exactly as they lie in the database', async () => {
    const { data } = await admin(downloads.prepareDownload, { module_name })
    const { signal } = new AbortController()
    await downloadWorker.work({ data, db, url: database.url, jobs, config, offers, signal })
    const link = await admin(downloads.downloadData, { job_id: data.job_id })
    const reply = await app.inject({ url: link.data.url, headers: { cookie: `sid=${admin.token}` } })
    const [header = [], ...rows] = rowsIn(reply.rawPayload)
    const { rows: told } = await pool.query({ text: kind.select, rowMode: 'array' })
    expect(header.slice(0, kind.header.length)).toEqual(kind.header)
    expect(rows).toHaveLength(told.length)
    expect(told.length).toBeGreaterThan(0)
    const typed = ([type, ...rest]: unknown[]) => [types[type as keyof typeof types]?.[0] ?? type, ...rest]
    expect(rows.map((row) => row.slice(0, told[0]?.length))).toEqual(told.map(typed))
  })

  test('come by a template that says what to write where', async () => {
    const { data, code } = await admin(imports.importTemplate, { module_name })
    expect(code).toBe('200')
    const book = read(data, { type: 'buffer' })
    const guide = utils.sheet_to_json<string[]>(book.Sheets.Guide!, { header: 1 })
    const [titles] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? '']!, { header: 1 })
    expect(guide.slice(1).map(([title]) => title)).toEqual(titles)
    for (const row of guide.slice(1)) expect(row.slice(0, 5).every(Boolean)).toBe(true)
    expect(await (await as([]))(imports.importTemplate, { module_name })).toMatchObject({ code: '403' })
  })

  test('are refused row by row and column by column, also for what a row above says', async () => {
    const { data } = await send([...kind.good, ...kind.bad.map(([row]) => row)])
    const { data: rows } = await admin(imports.listImportRows, {
      import_batch_code: data.import_batch_code,
      only: 'bad',
    })
    expect(rows.map(({ line, problems }: { line: number; problems: object }) => [line, problems])).toEqual(
      kind.bad.map(([, problems], n) => [kind.good.length + n + 2, problems]),
    )
    expect(data).toMatchObject({ bad_rows: kind.bad.length })
    expect(await stored()).toEqual([])
  })

  test('are taken together, logged as imported, and taken back', async () => {
    const { data } = await send(kind.good)
    const { import_batch_code } = data
    expect(data).toMatchObject({ bad_rows: 0, row_count: kind.good.length })
    expect(await admin(imports.commitImport, { import_batch_code })).toMatchObject({ code: '200' })
    expect(await stored()).toEqual(kind.expected)
    const made = await pool.query('select entity_code from import_rows where import_batch_code = $1 order by line', [
      import_batch_code,
    ])
    for (const { entity_code } of made.rows) {
      const log = await admin(kind.log, { code: entity_code })
      expect(log.data).toMatchObject([{ action: 'import', username: 'Ani' }])
    }
    expect(await admin(imports.rollBackImport, { import_batch_code })).toMatchObject({ code: '200' })
    const left = await stored()
    expect(left.every(({ is_active }) => is_active === false)).toBe(true)
    expect(left).toHaveLength(module_name === 'erp-customization' ? kind.expected.length : 0)
  })
})

test('an import of which one was changed since is not taken back', async () => {
  const form = fileForm(workbook({ Sheet: [kinds.offices!.titles, ...kinds.offices!.good] }), 'a.xlsx')
  form.set('module_name', 'office')
  const { data } = await admin(imports.previewImport, form)
  const { import_batch_code } = data
  await admin(imports.commitImport, { import_batch_code })
  await pool.query(`update offices set radius_m = 200, row_version = row_version + 1 where office_code = 'OFC-X'`)
  expect(await admin(imports.rollBackImport, { import_batch_code })).toMatchObject({
    code: '409',
    message: '1 of the imported rows were changed since and cannot be taken back',
  })
  expect((await pool.query(kinds.offices!.stored)).rows).toHaveLength(1)
})

test('whoever may not make such records may not import them; another branch is out of reach by a sheet too', async () => {
  const reader = await as(['Office-Config-Search'])
  const atTangerang = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })
  const form = () => {
    const sent = fileForm(
      workbook({ Sheet: [kinds.offices!.titles, ['OFC-J', 'Jakarta', '705', -6, 106, 50]] }),
      'a.xlsx',
    )
    sent.set('module_name', 'office')
    return sent
  }
  expect(await reader(imports.previewImport, form())).toMatchObject({ code: '403' })
  const { data } = await atTangerang(imports.previewImport, form())
  const { data: rows } = await atTangerang(imports.listImportRows, { import_batch_code: data.import_batch_code })
  expect(rows[0].problems).toEqual({ dept_code: unknown })
})
