import * as contract from '@sejuk/contract/sales/cashback-runs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const run = {
  ...{ run_code: 'CR-705-2611-00001', period: '2026-10', type_rebate_code: 'MONTHLY_TARGET', problem: null },
  ...{ type_rebate_name: 'Monthly Target', dept_code: '700', dept_name: 'Head Office', branches: [], branch_names: [] },
  ...{ created_by: rina.usercode, create_user_name: 'Rina Kartika', authors: [rina.usercode] },
  ...{ status: 'Calculated', progress: 100 },
  ...{ created_date: '2026-11-15T03:00:00Z', finished_date: null, row_version: 3, customers: 1 },
  ...{ earned_amount: 20_000, granted_before: 0, grant_amount: 20_000, lower_amount: 0, short_amount: 0 },
  ...{ lines: { Draft: 0, Submitted: 0, decided: 0, failed: 0 }, has_made: false },
}
const line = {
  ...{ run_line_id: 7, run_code: run.run_code, customer_code: 'C-1', customer_name: 'Toko Sejahtera' },
  ...{ branch_code: '705', branch_name: 'Branch Jakarta', cashback_code: null, problem: null, cashback_status: null },
  ...{ target_amount: 1_000_000, actual_amount: 1_000_000, percent: 10_000, earned_amount: 20_000 },
  ...{ granted_before: 0, difference: 20_000, short_amount: 0, outcome: 'grant', is_done: false, takes: [] },
}
const part = {
  ...{ business_unit_code: 'RAC', target_amount: 1_000_000, actual_amount: 1_000_000, percent: 10_000, rate: 200 },
  ...{ earned_amount: 20_000, invoices: [{ invoice_code: 'INV-9', invoice_date: '2026-10-03', amount: 1_000_000 }] },
}
const menu = rina.menu.map((one) => ({ ...one, url: '/customer/cashback/calculate' }))
const user = userEvent.setup()
const open = async (more: object = {}, answers: Parameters<typeof openPage>[2] = {}) => {
  const page = openPage(
    `/customer/cashback/calculate/run?run_code=${run.run_code}`,
    { menu, permission: ['Cashback-Calculate', 'Cashback-Approve'] },
    {
      [contract.getCashbackRun.path]: { data: { ...run, ...more } },
      [contract.listCashbackRunLines.path]: { data: [line], total: 1, page: { current: 1, totalPages: 1 } },
      [contract.getCashbackRunLine.path]: { data: { ...line, inputs: [part] } },
      ...answers,
    },
  )
  await screen.findByRole('link', { name: 'Toko Sejahtera' })
  return page
}

test('a calculation is traced to its invoices, and made into lines by its maker', async () => {
  const { asked } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions for Toko Sejahtera' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Source invoices' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('INV-9')).toBeTruthy()
  expect(within(dialog).getByText('Rp 1.000.000 × 2%')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Make the lines' }))
  const sure = await screen.findByRole('dialog', { name: /Make drafts for Rp 20.000/ })
  await user.click(within(sure).getByRole('button', { name: 'Make the lines' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.createRunLines.path)?.body).toEqual({
      run_code: run.run_code,
      row_version: 3,
    }),
  )
})

test('somebody else sees why they cannot go on', async () => {
  await open({ created_by: 'RCI-0226' })
  expect(screen.getByRole('button', { name: /Make the lines/ }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('Only who calculated it may go on with it').length).toBeGreaterThan(0)
})

test('its maker hands in, however many there are, and never approves', async () => {
  const rounds = [
    { done: 300, left: 73, has_more: true },
    { done: 73, left: 0, has_more: false },
  ]
  await open(
    { status: 'Created', has_made: true, lines: { Draft: 373, Submitted: 1, decided: 0, failed: 0 } },
    { [contract.submitRun.path]: () => ({ data: rounds.shift() }) },
  )
  expect(screen.getByRole('button', { name: 'Hand in all drafts' }).getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.getByRole('button', { name: /Approve all I may decide/ }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Hand in all drafts' }))
  const sure = await screen.findByRole('dialog', { name: /Hand in 373 drafts/ })
  await user.click(within(sure).getByRole('button', { name: 'Hand in all drafts' }))
  expect(await screen.findByText('373 done, 0 left for somebody else')).toBeTruthy()
  expect(rounds).toEqual([])
})
