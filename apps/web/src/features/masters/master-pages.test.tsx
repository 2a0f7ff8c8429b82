import { listBranchWarehouses } from '@sejuk/contract/masters/branch-warehouses'
import { listErpCustomizations } from '@sejuk/contract/masters/erp-customizations'
import { listHolidays } from '@sejuk/contract/masters/holidays'
import * as offices from '@sejuk/contract/masters/offices'
import { listPhotoLists } from '@sejuk/contract/masters/photo-lists'
import { listWarehouseVendors } from '@sejuk/contract/masters/warehouse-vendors'
import { listWarehouses } from '@sejuk/contract/masters/warehouses'
import { importTemplate } from '@sejuk/contract/platform/imports'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { openPage } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'

const user = userEvent.setup()
const page = (url: string) => ({
  menu_code: 900,
  parent_code: 0,
  name: url,
  local_name: url,
  icons: '',
  url,
  support_platform: 'both' as const,
  landing_page: 'No' as const,
  display_on_top_position: 'No' as const,
  display_seq: 1,
})
const somebody = (url: string, permission: readonly string[] = permissions) => ({
  permission: [...permission],
  menu: [page(url)],
})
const listOf = (...data: object[]) => ({ data, total: data.length, page: { current: 1, totalPages: 1 } })
const common = { created_date: '2026-09-14T20:00:00Z', row_version: 3, is_active: true }

const warehouse = {
  ...common,
  warehouse_code: 'WH-705-01',
  warehouse_name: 'Gudang Jakarta',
  warehouse_type: 'BRANCH',
  warehouse_vendor_code: 'RCI',
  warehouse_vendor_name: 'RCI',
  dept_code: '705',
  dept_name: 'Branch Jakarta',
  address: null,
  pick_cutoff: '15:00',
  lat: null,
  lng: null,
  zones: ['A', 'RETURN'],
  is_sparepart: false,
  allow_direct_pickup: true,
}
const types = { data: [{ value: 'BRANCH', label: 'Branch warehouse', local_label: 'Gudang cabang' }] }

/** Each page: what it lists, what it is called in both languages, what a row shows in both. */
const pages: [string, { path: string }, object, [string, string], [string, string]][] = [
  [
    '/configuration/warehouse',
    listWarehouses,
    warehouse,
    ['Warehouse Configuration', 'Konfigurasi Gudang'],
    ['Branch warehouse', 'Gudang cabang'],
  ],
  ['/warehouse', listWarehouses, warehouse, ['Warehouse', 'Gudang'], ['A, RETURN', 'A, RETURN']],
  [
    '/configuration/warehouse-vendor',
    listWarehouseVendors,
    {
      ...common,
      warehouse_vendor_code: 'RCI',
      warehouse_vendor_name: 'RCI Logistik',
      pic_name: null,
      phone: null,
      email: null,
      active_warehouses: 26,
    },
    ['Warehouse Vendor', 'Vendor Gudang'],
    ['26', '26'],
  ],
  [
    '/relationship-branch-warehouse',
    listBranchWarehouses,
    {
      ...common,
      relation_id: 1,
      dept_code: '705',
      dept_name: 'Branch Jakarta',
      warehouse_code: 'WH-700-01',
      warehouse_name: 'Gudang Pusat',
      purpose: 'sparepart',
      priority: 1,
    },
    ['Relationship Branch Warehouse', 'Relasi Cabang dan Gudang'],
    ['Spare parts', 'Suku cadang'],
  ],
  [
    '/meta-data',
    listErpCustomizations,
    {
      ...common,
      customization_id: 7,
      data_type: 'COLLECT_METHOD',
      code: 'COD',
      name: 'Cash on delivery',
      local_name: 'Bayar di tempat',
      seq: 20,
      is_active: false,
    },
    ['Meta Data', 'Metadata'],
    ['Inactive', 'Nonaktif'],
  ],
  [
    '/holiday-configuration',
    listHolidays,
    {
      ...common,
      holiday_id: 3,
      holiday_date: '2026-08-17',
      holiday_name: 'Independence Day',
      local_name: 'Hari Kemerdekaan',
      kind: 'national',
      dept_code: null,
      dept_name: null,
      source: null,
      is_estimated: true,
    },
    ['Holiday Configuration', 'Konfigurasi Hari Libur'],
    ['All branches', 'Semua cabang'],
  ],
  [
    '/configuration/photo-list',
    listPhotoLists,
    {
      ...common,
      photo_list_id: 9,
      module_name: 'work_order',
      photo_alias: 'before',
      photo_name: 'Before the work',
      local_name: 'Sebelum pekerjaan',
      min_photos: 1,
      max_photos: 5,
      is_required: true,
      camera_only: true,
      seq: 10,
    },
    ['Photo List', 'Daftar Foto'],
    ['Before the work', 'Sebelum pekerjaan'],
  ],
]

describe.each(pages)('%s', (url, { path }, row, [title, judul], [shown, tampak]) => {
  const answers = { [path]: listOf(row), '/erp-customization': types }

  test('shows its rows at the desk, in both languages', async () => {
    openPage(url, somebody(url), answers)
    const table = await screen.findByRole('table', { name: title })
    expect(await within(table).findAllByText(shown)).toBeTruthy()
    setLanguage('local')
    const tabel = await screen.findByRole('table', { name: judul })
    expect(await within(tabel).findAllByText(tampak)).toBeTruthy()
  })

  test('shows them as cards on a phone', async () => {
    beNarrow(true)
    openPage(url, somebody(url), answers)
    const cards = await screen.findByRole('list', { name: title })
    expect(within(cards).getAllByRole('listitem')).toHaveLength(1)
  })

  test('is downloaded by its filters and takes records from a sheet, where one may', async () => {
    const { asked } = openPage(url, somebody(url), answers)
    expect(await screen.findByRole('button', { name: 'Download Data' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = await screen.findByRole('dialog', { name: `Import ${title}` })
    await user.click(within(dialog).getByRole('button', { name: 'Template' }))
    await waitFor(() =>
      expect(asked.find((one) => one.path === importTemplate.path)?.query.get('module_name')).toBeTruthy(),
    )
  })

  test('asks nothing of a server that would refuse', async () => {
    const { asked } = openPage(url, somebody(url, []), answers)
    const search = await screen.findByRole('button', { name: 'Search' })
    expect(search).toHaveAccessibleDescription('No Permission')
    expect(asked.some((one) => one.path === path)).toBe(false)
  })
})

const url = '/office-configuration'
const office = {
  ...common,
  office_code: 'OFC-705',
  office_name: 'Office Jakarta',
  dept_code: '705',
  dept_name: 'Branch Jakarta',
  address: null,
  lat: -6.1653,
  lng: 106.7483,
  radius_m: 150,
}
const department = { '/api/department/dropdown': { data: [{ value: '705', label: 'Branch Jakarta' }] } }
const list = { [offices.listOffices.path]: listOf(office), ...department }
const typeOver = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = async (item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for (OFC-705) Office Jakarta' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('an edit begins with what stands there, leaves the code alone, and sends the version that was seen', async () => {
  const { asked } = openPage(url, somebody(url), { ...list, [offices.updateOffice.path]: { message: 'Updated' } })
  await press('Edit')
  expect((await screen.findByLabelText<HTMLInputElement>('Office name')).value).toBe('Office Jakarta')
  expect(screen.queryByLabelText('Office code')).toBeNull()
  typeOver('Radius', '300')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Updated')).toBeTruthy()
  expect(asked.find((one) => one.path === offices.updateOffice.path)?.body).toEqual({
    office_code: 'OFC-705',
    row_version: 3,
    office_name: 'Office Jakarta',
    dept_code: '705',
    address: null,
    lat: -6.1653,
    lng: 106.7483,
    radius_m: '300',
    is_active: true,
  })
  await waitFor(() => expect(asked.filter((one) => one.path === offices.listOffices.path).length).toBe(2))
})

test('a new record is judged here first, then by the server, under its fields', async () => {
  const { asked } = openPage(url, somebody(url), {
    ...list,
    [offices.createOffice.path]: {
      code: '406',
      status: false,
      message: 'Form invalid. Please check the form',
      errors: { office_code: ['This code is already taken'] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  typeOver(await screen.findByLabelText('Office code').then(() => 'Office code'), 'ofc 1')
  typeOver('Latitude', '')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('A code has capital letters, digits, - and _')).toBeTruthy()
  expect(screen.getByText('Office name is required!')).toBeTruthy()
  expect(screen.getByText('Latitude is required!')).toBeTruthy()
  expect(asked.some((one) => one.path === offices.createOffice.path)).toBe(false)

  typeOver('Office code', 'OFC-705')
  typeOver('Office name', 'Kantor')
  typeOver('Latitude', '-6.1653, 106.7483')
  expect(screen.getByLabelText<HTMLInputElement>('Longitude').value).toBe('106.7483')
  await user.click(screen.getByRole('button', { name: 'Branch Choose' }))
  await user.click(await screen.findByRole('option', { name: 'Branch Jakarta' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This code is already taken')).toBeTruthy()
  setLanguage('local')
  expect(await screen.findByText('Kode ini sudah dipakai')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nama kantor').value).toBe('Kantor')
})

test('a record goes after a question that names it', async () => {
  const { asked } = openPage(url, somebody(url), { ...list, [offices.deleteOffice.path]: { message: 'Deleted' } })
  await press('Delete')
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText('(OFC-705) Office Jakarta')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Deleted')).toBeTruthy()
  expect(asked.find((one) => one.path === offices.deleteOffice.path)?.body).toEqual({
    office_code: 'OFC-705',
    row_version: 3,
  })
})

test('several go one by one; what is still in use stays and says why', async () => {
  const other = { ...office, office_code: 'OFC-713', office_name: 'Office Tangerang' }
  openPage(url, somebody(url), {
    ...list,
    [offices.listOffices.path]: listOf(office, other),
    [offices.deleteOffice.path]: ({ body }) =>
      (body as { office_code: string }).office_code === 'OFC-705'
        ? { code: '409', status: 'Conflict', message: 'Data is still in use' }
        : { message: 'Deleted' },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Delete 2' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('1 of 2 done, 1 refused')).toBeTruthy()
  expect(screen.getByText('Data is still in use')).toBeTruthy()
})

test('who did what is told by field, in words', async () => {
  const { asked } = openPage(url, somebody(url), {
    ...list,
    [offices.officeLog.path]: {
      data: [
        {
          log_id: 2,
          at: '2026-11-16T02:27:00Z',
          usercode: 'U1',
          username: 'Cahyo Wibowo',
          action: 'update',
          from_status: null,
          to_status: null,
          reason: null,
          diff: { radius_m: [150, 300], is_active: [true, false], row_note: ['a', 'b'] },
        },
      ],
    },
  })
  await press('Action Log')
  expect(await screen.findByText('Cahyo Wibowo')).toBeTruthy()
  expect(screen.getByText('16 Nov 2026 09:27')).toBeTruthy()
  expect(screen.getByText('was 150')).toBeTruthy()
  expect(screen.getByText('was Yes')).toBeTruthy()
  expect(screen.queryByText('was a')).toBeNull()
  expect(asked.find((one) => one.path === offices.officeLog.path)?.query.get('code')).toBe('OFC-705')
})

test('who may only look finds the rest shut, with the reason', async () => {
  openPage(url, somebody(url, ['Office-Config-Search']), list)
  expect(await screen.findByRole('button', { name: 'Add' })).toHaveAccessibleDescription('No Permission')
  await user.click(await screen.findByRole('button', { name: 'Actions for (OFC-705) Office Jakarta' }))
  const edit = await screen.findByRole('menuitem', { name: /^Edit/ })
  expect(edit.textContent).toContain('No Permission')
  await user.click(edit)
  expect(screen.queryByLabelText('Office name')).toBeNull()
})

test('holidays are those of this year unless another is asked for', async () => {
  const at = '/holiday-configuration'
  const { asked, router } = openPage(at, somebody(at), { [listHolidays.path]: listOf() })
  const thisYear = String(new Date().getFullYear())
  await waitFor(() => expect(router.state.location.searchStr).toContain(`year=${thisYear}`))
  await waitFor(() =>
    expect(
      asked
        .filter((one) => one.path === listHolidays.path)
        .at(-1)
        ?.query.get('year'),
    ).toBe(thisYear),
  )
})

test('zones are typed one after the other, pasted together, and taken away', async () => {
  const at = '/configuration/warehouse'
  const path = '/api/warehouse/config/update'
  const { asked } = openPage(at, somebody(at), {
    [listWarehouses.path]: listOf(warehouse),
    '/erp-customization': types,
    ...department,
    [path]: { message: 'Updated' },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for (WH-705-01) Gudang Jakarta' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const zones = await screen.findByLabelText('Zones', { selector: 'input' })
  await user.type(zones, 'B{Enter}')
  fireEvent.change(zones, { target: { value: 'C, D,A' } })
  await user.click(screen.getByRole('button', { name: 'Remove RETURN' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Updated')
  expect(asked.find((one) => one.path === path)?.body).toMatchObject({
    zones: ['A', 'B', 'C', 'D'],
    pick_cutoff: '15:00',
  })
})

test('holidays begin with this year, and the way back leads out of them', async () => {
  const { asked, router } = openPage('/holiday-configuration', somebody('/holiday-configuration'))
  const year = String(new Date().getFullYear())
  await waitFor(() =>
    expect(asked.some(({ path, query }) => path === listHolidays.path && query.get('year') === year)).toBe(true),
  )
  expect(router.history.canGoBack()).toBe(false)
})
