import { getItem } from '@sejuk/contract/catalogue/item-records'
import * as contract from '@sejuk/contract/catalogue/prices'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage } from '../../../../test/page.tsx'

const price: contract.ItemPrice = {
  ...{ price_code: 'PRC-0001', org_code: '1-GREE', org_name: 'Gree', dept_code: null, dept_name: null },
  ...{ customer_level: null, item_code: 'AC-1', item_name: 'Split 1 PK', min_qty: 1 },
  ...{ price_include_tax: 3_110_000, price_without_tax: 2_801_802, valid_from: '2999-01-01', valid_to: null },
  ...{ follows_on: false, status: 'Submitted', authors: ['M'], reject_reason: null, created_by: 'M' },
  ...{ create_user_name: 'Maker', approved_user_name: null, approved_date: null },
  ...{ created_date: '2026-11-02T01:00:00Z', row_version: 3 },
}
const listed = (over: object = {}) => ({
  [contract.listItemPrices.path]: { data: [{ ...price, ...over }], total: 1, page: { current: 1, totalPages: 1 } },
})
const url = '/item/price'
const menu = [
  {
    ...{ menu_code: 122, parent_code: 0, name: 'Item Price', local_name: 'Harga Barang', icons: '', url },
    ...{ support_platform: 'both' as const, landing_page: 'No' as const, display_on_top_position: 'No' as const },
    display_seq: 1,
  },
]
const everything = { menu, permission: [...permissions], viewData: 'View_Data_All_Branches' as const }
const user = userEvent.setup()
const openMenu = async () => {
  await user.click(await screen.findByRole('button', { name: 'Actions for PRC-0001' }))
  return screen.findByRole('menu')
}

test('an author reads why somebody else must approve; a branch, why head office must', async () => {
  const page = openPage(url, { ...everything, usercode: 'M' }, listed())
  const approve = async () => within(await openMenu()).getByRole('menuitem', { name: /^Approve/ }).textContent
  expect(await approve()).toContain('Somebody else than who wrote it must approve it')
  page.unmount()
  openPage(url, { ...everything, viewData: 'View_Data_My_Branch', usercode: 'X' }, listed())
  expect(await approve()).toContain('Prices of the whole company are set by head office')
})

test('who may only look sees prices and no way to change them; who may not look sees the reason', async () => {
  const page = openPage(url, { menu, permission: ['Item-Price-View'], usercode: 'X' }, listed())
  expect(await screen.findByText('3.110.000')).toBeTruthy()
  expect(within(await openMenu()).queryByRole('menuitem', { name: /^Approve|^Submit|^Close/ })).toBeNull()
  page.unmount()
  const { asked } = openPage(url, { menu, permission: [], usercode: 'X' }, listed())
  expect(await screen.findAllByText(/permission/i)).not.toHaveLength(0)
  expect(asked.some(({ path }) => path === contract.listItemPrices.path)).toBe(false)
})

test('an approval is confirmed with what it means, and sent with the version that was seen', async () => {
  const { approve } = contract.actOnItemPrice
  const done = { data: { price_code: 'PRC-0001', status: 'Approved', row_version: 4 } }
  const { asked } = openPage(url, { ...everything, usercode: 'X' }, { ...listed(), [approve.path]: done })
  await user.click(within(await openMenu()).getByRole('menuitem', { name: /^Approve/ }))
  const question = await screen.findByRole('dialog', { name: 'Approve: PRC-0001?' })
  expect(question.textContent).toContain('From 01 Jan 2999 on it is the price of Split 1 PK')
  await user.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === approve.path)?.body).toEqual({ price_code: 'PRC-0001', row_version: 3 }),
  )
})

test('a refused overlap stands at its field, by the price it names, and nothing typed is lost', async () => {
  const errors = { valid_from: ['Price period overlaps with PRC-0009'] }
  const refused = { code: '406', status: false, message: 'Check the form', errors }
  openPage(url, { ...everything, usercode: 'X' }, { ...listed(), [contract.createItemPrice.path]: refused })
  await user.click(await screen.findByRole('button', { name: 'Actions for PRC-0001' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New price like this' }))
  const panel = await screen.findByRole('complementary', { name: 'Propose a price' })
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  expect(await within(panel).findByText('Price period overlaps with PRC-0009')).toBeTruthy()
  expect((within(panel).getByLabelText(/Price, tax included/) as HTMLInputElement).value).toContain('3.110.000')
})

const history = {
  [contract.itemPriceHistory.path]: {
    data: {
      ...{ item_code: 'AC-1', item_name: 'Split 1 PK' },
      prices: [
        { ...price, price_code: 'PRC-0002', status: 'Approved', valid_from: '2026-07-01', approved_user_name: 'Boss' },
        {
          ...price,
          status: 'Approved',
          valid_from: '2026-01-01',
          valid_to: '2026-06-30',
          price_include_tax: 3_000_000,
        },
      ],
    },
  },
}
const none = {
  ...{ price_code: null, dept_code: null, dept_name: null, customer_level: null, valid_from: null, valid_to: null },
  ...{ approved_user_name: null, reason: null, min_qty: null, price_include_tax: null },
}
const answer = {
  data: [
    {
      ...{ item_code: 'AC-1', quantity: 4, price_include_tax: 3_110_000, price_without_tax: 2_801_802 },
      ...{ price_code: 'PRC-0002', rule: 'organization', reason: '' },
      rules: [
        ...['special', 'level-and-branch', 'level', 'branch'].map((rule) => ({ rule, ...none })),
        {
          ...{ ...none, rule: 'organization', price_code: 'PRC-0002', min_qty: 1, price_include_tax: 3_110_000 },
          ...{ valid_from: '2026-07-01', approved_user_name: 'Boss' },
        },
      ],
    },
  ],
}
const itemUrl = '/item/price/of-item?item_code=AC-1&customer_code=C1&quantity=4&day=2026-11-16'

test('the price of an item is shown with its reason, and rules without a price stay visible', async () => {
  const { asked } = openPage(
    itemUrl,
    { ...everything, usercode: 'X' },
    { ...history, [contract.priceForCustomer.path]: answer },
  )
  expect(await screen.findByText('Rp 3.110.000')).toBeTruthy()
  expect(screen.getByText('Price of the whole company PRC-0002 since 01 Jul 2026, approved by Boss')).toBeTruthy()
  expect(screen.getAllByText('No price for this item')).toHaveLength(4)
  expect(asked.find(({ path }) => path === contract.priceForCustomer.path)?.body).toMatchObject({
    customer_code: 'C1',
    day: '2026-11-16',
    items: [{ item_code: 'AC-1', quantity: '4' }],
  })
})

test('arrow keys move the day that is read, in the address too; a second day shows the change', async () => {
  const { router } = openPage(
    `${itemUrl}&compare=2026-03-01`,
    { ...everything, usercode: 'X' },
    { ...history, [contract.priceForCustomer.path]: answer },
  )
  const chart = await screen.findByRole('slider')
  expect(chart.getAttribute('aria-valuetext')).toBe('16 Nov 2026; All levels, All branches: 3.110.000')
  expect(screen.getByText('+3,7%')).toBeTruthy()
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ day: '2026-11-15', customer_code: 'C1' }))
  fireEvent.keyDown(chart, { key: 'Home' })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ day: '2026-01-01' }))
})

test('without the permission the item shows no price at all', async () => {
  const { asked } = openPage(itemUrl, { menu, permission: [], usercode: 'X' }, history)
  expect(await screen.findAllByText(/permission/i)).not.toHaveLength(0)
  expect(asked.some(({ path }) => path.startsWith('/api/item/price'))).toBe(false)
})

test('the item has a tab of prices for users who may see them, and none for others', async () => {
  const item = {
    [getItem.path]: { data: { ...(exampleOf(getItem.data, 'filled') as object), item_code: 'AC-1' } },
    ...history,
  }
  const items = menu.map((one) => ({ ...one, url: '/item' }))
  const open = { ...everything, menu: items, usercode: 'X' }
  const page = openPage('/item/detail?item_code=AC-1&tab=prices', open, item)
  expect(await screen.findByRole('slider')).toBeTruthy()
  page.unmount()
  const permission = ['Item-View', 'Item-List-Search']
  const { asked } = openPage('/item/detail?item_code=AC-1&tab=prices', { menu: items, permission, usercode: 'X' }, item)
  await waitFor(() => expect(asked.some(({ path }) => path === getItem.path)).toBe(true))
  expect(screen.queryByText('Prices')).toBeNull()
  expect(asked.some(({ path }) => path.startsWith('/api/item/price'))).toBe(false)
})
