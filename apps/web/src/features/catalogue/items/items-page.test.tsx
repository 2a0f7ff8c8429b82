import * as contract from '@sejuk/contract/catalogue/item-records'
import { itemPriceHistory } from '@sejuk/contract/catalogue/prices'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage } from '../../../../test/page.tsx'

const row = {
  item_code: 'GSV-09VX1',
  item_name: 'Gree Split Inverter VX1 1 PK',
  local_name: null,
  brand_code: 'GREE',
  brand_name: 'Gree',
  category_code: 'INV',
  category_name: 'Split Wall Mounted Inverter',
  business_unit_code: 'RAC',
  item_type: 'Finished Goods - Set',
  used_for_indoor_outdoor: 'Set',
  capacity_pk: 1,
  series: 'VX1',
  model: null,
  has_serial: false,
  warranty_sparepart_months: 36,
  warranty_compressor_months: 120,
  status: 'Submitted',
  replaced_by_item_code: null,
  merged_into: null,
  proposed: null,
  authors: ['M'],
  created_date: '2026-11-02T01:00:00Z',
  row_version: 3,
  list_price: 4_250_000,
  on_hand: 12,
  locked: 5,
  available: 7,
}
const detail = {
  ...row,
  items_belongs_to: 'COMPANY',
  old_code: null,
  barcode: null,
  technology: null,
  refrigerant: 'R32',
  voltage: null,
  serial_mask: null,
  warranty_policy_code: null,
  reject_reason: null,
  create_user_name: 'Maya',
  approved_user_name: null,
  approved_date: null,
  replaced_by_item_name: null,
  uom: 'SET',
  e_faktur_goods_code: '841510',
  e_faktur_uom_code: 'UM.0019',
  btu_per_hour: 9000,
  rated_power_w: 610,
  weight_kg: 36.2,
  volume_m3: 0.17,
  pack_qty: 1,
  sellable_online: true,
  sub_items: [
    { sub_item_code: 'GSV-09VX1(I)', sub_item_name: 'Indoor', sub_quantity: 1, price_share: 40 },
    { sub_item_code: 'GSV-09VX1(O)', sub_item_name: 'Outdoor', sub_quantity: 1, price_share: 60 },
  ],
  in_sets: [],
  replaces: [],
}
const menu = [
  {
    menu_code: 121,
    parent_code: 0,
    name: 'Item',
    local_name: 'Barang',
    icons: '',
    url: '/item',
    support_platform: 'both' as const,
    landing_page: 'No' as const,
    display_on_top_position: 'No' as const,
    display_seq: 1,
  },
]
const someone = (usercode: string) => ({ menu, permission: [...permissions], usercode })
const answers = {
  [contract.listItems.path]: { data: [{ ...row, photo_path: null }], total: 1, page: { current: 1, totalPages: 1 } },
  [contract.countItems.path]: { data: [{ status: 'Waiting', total: 1 }] },
  [contract.getItem.path]: { data: detail },
  [itemPriceHistory.path]: { data: { item_code: 'GSV-09VX1', item_name: 'Gree', prices: [] } },
}
const url = '/item/detail?item_code=GSV-09VX1'
const user = userEvent.setup()
const sectionOf = (heading: HTMLElement) => within(heading.closest('section') as HTMLElement)

test('the list shows items with their status, and its tab goes into the address', async () => {
  const { asked } = openPage('/item', someone('X'), answers)
  expect(await screen.findByRole('link', { name: 'GSV-09VX1' })).toBeTruthy()
  expect(screen.getByText('36 / 120')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Waiting for approval/ }))
  await waitFor(() =>
    expect(asked.some((one) => one.path === '/api/item' && one.query.get('status') === 'Waiting')).toBe(true),
  )
})

test('the page of a set shows its units with their shares of the price', async () => {
  openPage(url, someone('X'), answers)
  expect(await screen.findByRole('heading', { name: 'Gree Split Inverter VX1 1 PK' })).toBeTruthy()
  const set = sectionOf(screen.getByRole('heading', { name: 'Set' }))
  expect(set.getByRole('link', { name: 'GSV-09VX1(O)' })).toBeTruthy()
  expect(set.getByText('60%')).toBeTruthy()
})

test('who wrote an item is told why somebody else must approve it', async () => {
  openPage(url, someone('M'), answers)
  const approve = await actionInMenu(/^Approve./)
  expect(approve.getAttribute('aria-disabled')).toBe('true')
})

test('a change that waits is shown field by field', async () => {
  const proposed = { item_name: 'New name', has_serial: true }
  openPage(url, someone('X'), {
    ...answers,
    [contract.getItem.path]: { data: { ...detail, status: 'Approved', proposed } },
  })
  const change = sectionOf(await screen.findByRole('heading', { name: 'Changes that wait for approval' }))
  expect(change.getByText('New name')).toBeTruthy()
  expect(change.getByText('Yes')).toBeTruthy()
})

test('a set is saved with its units, and a form that makes no sense says where', async () => {
  const { asked } = openPage('/item/create', someone('X'), {
    ...answers,
    '/api/item/dropdown-item-type': {
      data: [{ value: 'Finished Goods - Set', label: 'Set of units', code: 'S', name: 'S', local_label: 'S' }],
      page: { current: 1, totalPages: 1 },
    },
  })
  await user.type(await screen.findByLabelText(/^Item code/), 'new-1')
  await user.type(screen.getByLabelText(/^Item name/), 'New set')
  await user.click(screen.getByRole('button', { name: /Item type/ }))
  await user.click(await screen.findByText('Set of units'))
  await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
  expect((screen.getByLabelText(/^Price share/) as HTMLInputElement).value).toBe('100')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText(/is required!|Choose/)).not.toEqual([])
  expect(asked.some(({ path }) => path === contract.createItem.path)).toBe(false)
  expect((screen.getByLabelText(/^Item code/) as HTMLInputElement).value).toBe('NEW-1')
})

test('on a wide screen price and serial number stand beside the facts, for whoever may see them', async () => {
  const { innerWidth } = window
  window.innerWidth = 1440
  try {
    const page = openPage(url, someone('X'), answers)
    expect(await screen.findByText('Choose a customer to see their price and why')).toBeTruthy()
    const serial = await screen.findByRole('textbox', { name: 'Serial number' })
    expect(document.activeElement).not.toBe(serial)
    page.unmount()
    const permission = permissions.filter((code) => code !== 'Item-Price-View')
    const { asked } = openPage(url, { ...someone('X'), permission }, answers)
    expect(await screen.findByRole('heading', { name: 'Technical data' })).toBeTruthy()
    expect(asked.some(({ path }) => path.startsWith('/api/item/price'))).toBe(false)
  } finally {
    window.innerWidth = innerWidth
  }
})
