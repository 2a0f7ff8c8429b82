import * as contract from '@sejuk/contract/aftersales/complaints'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 60, name: 'Complain List', url: '/complain-list' }]
const desk = { permission: [...permissions], menu }

const row = {
  complain_code: 'CPL-713-2611-00002',
  dept_code: '713',
  customer_name: 'Astri Lim',
  customer_phone: '8164968641',
  create_user_name: 'Maya Putri',
  ticket_number: 'AST-713-2611-00012',
  work_order_number: 'WO-713-2611-00058',
  asc_code: '8-ASC-04',
  asc_name: 'Service Center Tangerang',
  owner_code: null,
  owner_name: null,
  source: 'survey',
  category: 'quality',
  severity: 2,
  status: 'Complained',
  task_status: 'Task_Assigned',
  reopen_count: 0,
  is_escalated: false,
  is_withdrawn: false,
  is_overdue: true,
  due_date: '2026-11-13T09:54:25Z',
  last_reply_date: null,
  created_date: '2026-11-12T09:54:25Z',
  row_version: 1,
}
const detail = {
  ...row,
  description: 'AC masih belum dingin',
  created_by: 'RCI-0302',
  demanded_remedy: null,
  technician_code: null,
  technician_name: null,
  survey_code: null,
  root_cause: null,
  withdraw_reason: null,
  task_result: null,
  new_work_order_number: null,
  compensation_type: 'None',
  compensation_amount: 0,
  contacted_date: null,
  solved_date: null,
  service_status: 'Confirmed',
  new_service_status: null,
  is_being_paid: false,
  has_open_work_order: false,
  notes: [],
}
const page = `/complain-list/detail?code=${row.complain_code}`

test('the list leads to each complaint; an empty one says so', async () => {
  const { unmount } = openPage('/complain-list', desk, { [contract.listComplaints.path]: { data: [row], total: 1 } })
  expect(await screen.findByRole('link', { name: row.complain_code })).toBeTruthy()
  unmount()
  openPage('/complain-list', desk, { [contract.listComplaints.path]: { data: [], total: 0 } })
  expect(await screen.findByText('No Data')).toBeTruthy()
})

test('a complaint is withdrawn only with a reason, of the version that was looked at', async () => {
  const { asked } = openPage(page, desk, { [contract.getComplaint.path]: { data: detail } })
  expect(await screen.findByText('AC masih belum dingin')).toBeTruthy()
  await user.click(await actionInMenu('Withdraw Back'))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw Back' }))
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(within(dialog).getByLabelText('Reason'), 'A mistake')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw Back' }))
  await waitFor(() =>
    expect(asked.find(({ method, path }) => method === 'POST' && path.includes('withdraw'))?.body).toMatchObject({
      reason: 'A mistake',
      row_version: 1,
    }),
  )
})

test('a solved complaint can no longer be withdrawn, and the button says why', async () => {
  openPage(page, desk, { [contract.getComplaint.path]: { data: { ...detail, status: 'Complain_Solved' } } })
  expect((await actionInMenu(/^Withdraw Back./)).getAttribute('aria-disabled')).toBe('true')
})
