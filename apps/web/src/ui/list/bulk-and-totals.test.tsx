import { decideOnTicket, listBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { openPage } from '../../../test/page.tsx'

const url = '/installation-bonus-list'
const approve = decideOnTicket['approve-branch'].path
const ticket = (n: number) => ({
  bonus_ticket_code: `BT-${n}`,
  user_code: 'INS-1',
  user_name: `Installer ${n}`,
  user_type: 'Installer',
  dept_code: '705',
  branch_name: 'Jakarta',
  install_date: '2026-11-01',
  customer_name: null,
  units: 1,
  first_serial: null,
  amount: 50_000,
  tone: 'green',
  ticket_status: 'Submitted',
  payment_status: 'Not_Yet',
  reason: null,
  settlement_code: null,
  created_date: '2026-11-02T01:00:00Z',
  submitted_date: '2026-11-02T01:00:00Z',
  branch_date: null,
  finance_date: null,
  expected_date: null,
  paid_date: null,
  row_version: n,
})
const rows = [1, 2, 3].map(ticket)
const list = { data: rows, total: 45, page: { current: 1, totalPages: 3 }, totals: { amount: 2_250_000 } }
const somebody = {
  permission: [...permissions],
  menu: [
    {
      menu_code: 900,
      parent_code: 0,
      name: 'Bonus',
      local_name: 'Bonus',
      icons: '',
      url,
      support_platform: 'both' as const,
      landing_page: 'No' as const,
      display_on_top_position: 'No' as const,
      display_seq: 1,
    },
  ],
}
const user = userEvent.setup()

test('below the money stands its sum over the whole filter, not over the page', async () => {
  openPage(url, somebody, { [listBonusTickets.path]: list })
  const table = await screen.findByRole('table')
  const sum = await within(table).findByText('Rp 2.250.000')
  expect(sum.closest('tfoot')).toBeTruthy()
  expect(sum.closest('td')?.cellIndex).toBe(
    within(table)
      .getByRole('columnheader', { name: /Amount/ })
      .closest('th')?.cellIndex,
  )
})

test('on a phone the sum stands below the cards', async () => {
  beNarrow(true)
  openPage(url, somebody, { [listBonusTickets.path]: list })
  expect(await screen.findByText('Rp 2.250.000')).toBeTruthy()
})

test('a list too long to add up adds when asked', async () => {
  const capped = { ...list, total: 10_000, total_is_capped: true, totals: undefined }
  const { asked } = openPage(url, somebody, {
    [listBonusTickets.path]: ({ query }) => (query.get('exact') === 'true' ? list : capped),
  })
  const table = await screen.findByRole('table')
  await user.click(await within(table).findByRole('button', { name: 'Count exactly' }))
  expect(await within(table).findByText('Rp 2.250.000')).toBeTruthy()
  expect(asked.some(({ query }) => query.get('exact') === 'true')).toBe(true)
})

test('several are approved one by one: a refused one is told with its reason, keeps no other back, and can be tried again', async () => {
  let isRed = true
  const { asked } = openPage(url, somebody, {
    [listBonusTickets.path]: list,
    [approve]: ({ body }) =>
      isRed && (body as { bonus_ticket_code: string }).bonus_ticket_code === 'BT-2'
        ? { code: '406', status: false, message: 'Form invalid', errors: { reason: ['Reason is required!'] } }
        : { message: 'Approved for the branch' },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve (Branch)' }))
  const report = await screen.findByRole('dialog')
  expect(await within(report).findByText('2 of 3 done, 1 refused')).toBeTruthy()
  const lines = within(report).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual(['BT-1Done', 'BT-2RefusedReason is required!', 'BT-3Done'])
  const sent = () => asked.filter(({ path }) => path === approve).map(({ body }) => body)
  expect(sent()).toEqual([1, 2, 3].map((n) => ({ bonus_ticket_code: `BT-${n}`, row_version: n, reason: '' })))
  isRed = false
  await user.click(await within(report).findByRole('button', { name: 'Try the rest again' }))
  expect(await within(report).findByText('3 of 3 done, 0 refused')).toBeTruthy()
  expect(sent()).toHaveLength(4)
})

test('what was refused stays selected when the report is closed', async () => {
  openPage(url, somebody, {
    [listBonusTickets.path]: list,
    [approve]: ({ body }) =>
      (body as { bonus_ticket_code: string }).bonus_ticket_code === 'BT-3'
        ? { code: '409', status: 'Conflict', message: 'Needs status Submitted' }
        : {},
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve (Branch)' }))
  const report = await screen.findByRole('dialog')
  expect(await within(report).findByText('Needs status Submitted')).toBeTruthy()
  await waitFor(() => expect(within(report).queryByRole('button', { name: 'Stop' })).toBeNull())
  await user.keyboard('{Escape}')
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Select BT-3' }) as HTMLInputElement).checked).toBe(true)
})
