import * as contract from '@sejuk/contract/customers/sales-policies'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const policy = {
  policy_code: 'SPL-0001',
  policy_name: 'Gold in Jakarta',
  valid_from: '2026-01-01',
  valid_to: null,
  created_by: 'M',
  create_user_name: 'Maker',
  reject_reason: null,
  approved_user_name: null,
  status: 'Submitted',
  authors: ['M'],
  dept_codes: [],
  dept_names: [],
  customer_levels: [],
  customer_types: [],
  business_units: [],
  brand_codes: [],
  category_codes: [],
  item_codes: [],
  stackable: false,
  max_total_percent: null,
  tiers: [{ from_amount: 1_000_000, discount_percent: 2.5 }],
  created_date: '2026-11-02T01:00:00Z',
  row_version: 3,
}
const list = (over: object = {}) => ({
  [contract.listSalesPolicies.path]: { data: [{ ...policy, ...over }], total: 1, page: { current: 1, totalPages: 1 } },
})
const url = '/customer/regular-discount/sales-policy'
const menu = [
  {
    menu_code: 900,
    parent_code: 0,
    name: 'Sales Policy',
    local_name: 'Kebijakan',
    icons: '',
    url,
    support_platform: 'both' as const,
    landing_page: 'No' as const,
    display_on_top_position: 'No' as const,
    display_seq: 1,
  },
]
const user = userEvent.setup()
const openMenu = async () => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Gold in Jakarta' }))
  return screen.findByRole('menu')
}

test('an author sees why somebody else must approve, and a status that does not fit', async () => {
  openPage(url, { menu, permission: [...permissions], usercode: 'M' }, list())
  const items = await openMenu()
  const item = (name: RegExp) => within(items).getByRole('menuitem', { name })
  expect(item(/^Approve/).textContent).toContain('Somebody else than who wrote it must approve it')
  expect(item(/^Close/).textContent).toContain('Needs status Approved')
})

test('without the permission an action is not there', async () => {
  openPage(url, { menu, permission: ['Sales-Policy-Search', 'Sales-Policy-Create'], usercode: 'X' }, list())
  const items = await openMenu()
  expect(within(items).queryByRole('menuitem', { name: /^Approve/ })).toBeNull()
  expect(within(items).getByRole('menuitem', { name: /^Submit/ })).toBeTruthy()
})

test('an approval is confirmed and sent with the version that was seen; a rejection asks for the reason', async () => {
  const { approve, reject } = contract.actOnSalesPolicy
  const done = { data: { policy_code: 'SPL-0001', status: 'Approved', row_version: 4 } }
  const { asked } = openPage(
    url,
    { menu, permission: [...permissions], usercode: 'X' },
    { ...list(), [approve.path]: done, [reject.path]: done },
  )
  const sent = (path: string) => asked.filter((one) => one.path === path)
  await user.click(within(await openMenu()).getByRole('menuitem', { name: /^Approve/ }))
  const question = await screen.findByRole('dialog', { name: 'Approve: Gold in Jakarta?' })
  await user.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent(approve.path)).toHaveLength(1))
  await user.click(within(await openMenu()).getByRole('menuitem', { name: /^Reject/ }))
  const panel = await screen.findByRole('complementary', { name: 'Reject' })
  await user.type(within(panel).getByLabelText(/Reason/), 'Too much')
  await user.click(within(panel).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(sent(reject.path)).toHaveLength(1))
})
