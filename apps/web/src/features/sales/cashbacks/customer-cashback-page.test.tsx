import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const customer = {
  customerCode: 'C-10284',
  customerName: 'Toko Sejahtera Elektronik',
  orgCode: '1-GREE',
  deptCode: '705',
  deptName: 'Branch Jakarta',
  customerIsTaxable: 1,
  priceIncludeTax: 'N',
  granted_amount: 30_650_000,
  planned_amount: 0,
  used_amount: 0,
  expired_amount: 0,
  cashback_remain: 30_650_000,
  expiring_amount: 6_000_000,
}
const line = (cashback_code: string, cashback_remain: number, dept_code: string, ends: number) => ({
  cashback_code,
  cashback_remain,
  dept_code,
  dept_name: `Branch ${dept_code}`,
  valid_to: addDays(today, ends),
  type_rebate_name: 'Monthly target',
})
const lines = [
  line('CB-1', 6_000_000, '702', 20),
  line('CB-2', 9_250_000, '708', 90),
  line('CB-3', 12_400_000, '715', 90),
]
const menu = [
  {
    menu_code: 41,
    parent_code: 0,
    name: 'Cashback',
    local_name: 'Cashback',
    icons: 'cash',
    url: '/customer/cashback2',
    support_platform: 'both' as const,
    landing_page: 'No' as const,
    display_on_top_position: 'Yes' as const,
    display_seq: 10,
  },
]
const sees = { menu, permission: ['Cashback-List-Search', 'Cashback-Plan'] }
const url = '/customer/cashback2/customer?customer_code=C-10284'
const answers = {
  [orders.getCashbackCustomer.path]: { data: customer },
  [contract.availableCashback.path]: { data: lines },
  [contract.listCashbackLedger.path]: { data: [], total: 0, page: { current: 1, totalPages: 1 } },
}
const user = userEvent.setup()
const rowOf = (code: string) => screen.getByText(code).closest('tr') as HTMLElement
const amountOf = (code: string) => within(rowOf(code)).getByLabelText<HTMLInputElement>(`Planned amount of ${code}`)
const open = async (more: object = {}) => {
  const page = openPage(url, sees, { ...answers, ...more })
  await screen.findByText('CB-1')
  return page
}

test('every rule is in sight: what may be picked, how much, and why not', async () => {
  await open()
  expect(within(rowOf('CB-3')).getByText('Same group as your dept 705')).toBeTruthy()
  expect(within(rowOf('CB-3')).getByRole('checkbox')).toHaveProperty('disabled', true)
  expect(within(rowOf('CB-1')).getByText('Ends soon')).toBeTruthy()
  await user.click(screen.getByLabelText('Select CB-1'))
  expect(amountOf('CB-1').value).toBe('6.000.000')
  expect(within(rowOf('CB-1')).getByText('All of the line')).toBeTruthy()
  expect(within(rowOf('CB-2')).getByText('At most Rp 7.500.000')).toBeTruthy()
  // Tax comes on top for this customer: 6.000.000 ÷ 1,11.
  expect(screen.getByText('Rp 5.405.405', { exact: false })).toBeTruthy()
  await user.click(screen.getByLabelText('Select CB-1'))
  expect(amountOf('CB-1').value).toBe('0')
})

test('too much together is red, and cannot be checked until it is less', async () => {
  const { asked } = await open()
  await user.click(screen.getByLabelText('Select every line you may spend'))
  expect((await screen.findByRole('alert')).textContent).toContain('Rp 1.750.000')
  const plan = screen.getByRole('button', { name: /Check with the server/ })
  await user.click(plan)
  expect(asked.some(({ path }) => path === orders.checkCashbackPlan.path)).toBe(false)
  await user.clear(amountOf('CB-2'))
  await user.type(amountOf('CB-2'), '4500000')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(within(rowOf('CB-2')).getByText('Typed, at most Rp 7.500.000')).toBeTruthy()
})

test('where somebody was quicker only their line is capped anew, and everything typed stays', async () => {
  const taken = {
    code: '409',
    status: 'CashbackTaken',
    message: 'Amount exceeds the remaining cashback',
    data: { lines: [{ cashback_code: 'CB-1', cashback_remain: 1_200_000 }] },
  }
  const { asked } = await open({ [orders.checkCashbackPlan.path]: taken })
  await user.click(screen.getByLabelText('Select CB-1'))
  await user.clear(amountOf('CB-2'))
  await user.type(amountOf('CB-2'), '3000000')
  await user.click(screen.getByRole('button', { name: /Check with the server/ }))
  await screen.findByText('Somebody was quicker: only Rp 1.200.000 is left')
  expect(amountOf('CB-1').value).toBe('1.200.000')
  expect(amountOf('CB-2').value).toBe('3.000.000')
  expect(asked.find(({ path }) => path === orders.checkCashbackPlan.path)?.body).toMatchObject({
    cashback_list: [
      { cashback_code: 'CB-1', plannedAmount: 6_000_000 },
      { cashback_code: 'CB-2', plannedAmount: 3_000_000 },
    ],
  })
})

test('an answer that is not a good one empties the list and can be asked again', async () => {
  openPage(url, sees, { ...answers, [contract.availableCashback.path]: { code: '500', status: false, data: null } })
  await screen.findByText('Try it with an order')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy())
  expect(screen.queryByText('CB-1')).toBeNull()
})

test('clear empties the lines and the customer', async () => {
  const { router } = await open()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await screen.findByText('Choose a customer to begin.')
  expect(screen.queryByText('CB-1')).toBeNull()
  expect(router.state.location.search).toEqual({})
})
