import * as contract from '@sejuk/contract/masters/staff'
import { resetPassword } from '@sejuk/contract/platform/accounts'
import type { Session } from '@sejuk/contract/platform/sessions'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const address = '/configuration/staff-salesman'
const user = userEvent.setup()
const menu: Session['menu'] = [
  {
    ...{ menu_code: 172, parent_code: 0, name: 'Staff', local_name: 'Staf', icons: '', url: address, display_seq: 1 },
    ...{ support_platform: 'both', landing_page: 'No', display_on_top_position: 'No' },
  },
]
const session = { ...rina, menu, permission: [...permissions] as string[] }
const budi: contract.Staff = {
  ...{ usercode: 'RCI-1', login_name: 'budi', username: 'Budi', title: 'Clerk', department: '705' },
  ...{ dept_name: 'Jakarta', email: 'budi@sejuk.test', phone: '81290341178', asc_code: null },
  ...{ join_date: '2026-01-05', resign_date: null, view_data: null, allow_visit_customer: false, is_active: true },
  roles: [{ role_code: 'Salesman', role_name: 'Salesperson' }],
  departmentlist: [],
  created_date: '2026-01-05T00:00:00Z',
  row_version: 3,
}
const detail = { ...budi, why_not_manage: null, why_not_give: null }
const answers = {
  [contract.listStaff.path]: { data: [budi], total: 1, page: { current: 1, totalPages: 1 } },
  '/api/staff/detail/RCI-1': { data: detail },
}
const choose = async (name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for (RCI-1) Budi' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

test('an edit sends facts and rights, against the version that was seen', async () => {
  const { asked } = openPage(address, session, { ...answers, [contract.updateStaff.path]: { message: 'OK' } })
  await choose(/^Edit/)
  const name = await screen.findByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Budi Santoso' } })
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('081290341178')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some((one) => one.path === contract.updateStaff.path)).toBe(true))
  expect(asked.find((one) => one.path === contract.updateStaff.path)?.body).toMatchObject({
    ...{ usercode: 'RCI-1', row_version: 3, username: 'Budi Santoso', department: '705', roles: ['Salesman'] },
    view_data: null,
  })
})

test('who may not give roles sees them locked with the reason, and sends none', async () => {
  const permission = ['Staff-Search', 'Staff-Modify']
  const { asked } = openPage(address, { ...session, permission }, { ...answers, [contract.updateStaff.path]: {} })
  await choose(/^Edit/)
  await screen.findByLabelText('Title')
  const panel = within(screen.getByRole('complementary', { name: 'Edit Staff' }))
  expect(panel.getByText('No Permission')).toBeInTheDocument()
  expect(panel.getByText('Salesperson')).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: /^Roles/ })).toBeNull()
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Chief' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some((one) => one.path === contract.updateStaff.path)).toBe(true))
  const body = asked.find((one) => one.path === contract.updateStaff.path)?.body as object
  for (const field of ['roles', 'view_data', 'departmentlist', 'asc_code']) expect(body).not.toHaveProperty(field)
})

test('one’s own rights are locked, and it says why', async () => {
  const why_not_give = 'You cannot change your own roles, scope or permissions'
  openPage(address, session, { ...answers, '/api/staff/detail/RCI-1': { data: { ...detail, why_not_give } } })
  await choose(/^Edit/)
  expect(await screen.findByText(why_not_give)).toBeInTheDocument()
})

test('a new password is asked for, then shown once', async () => {
  openPage(address, session, { ...answers, [resetPassword.path]: { data: { one_time_password: 'abcd-efgh-jkmn' } } })
  await choose(/^Reset Password/)
  const ask = await screen.findByRole('dialog', { name: 'Reset Password' })
  await user.click(within(ask).getByRole('button', { name: 'Reset Password' }))
  expect(await screen.findByRole('button', { name: 'Copy abcd-efgh-jkmn' })).toBeInTheDocument()
})

test('an account is switched off with a reason', async () => {
  const { asked } = openPage(address, session, { ...answers, [contract.deactivateStaff.path]: { message: 'OK' } })
  await choose(/^Switch off/)
  const dialog = await screen.findByRole('dialog', { name: 'Switch the account of Budi off' })
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }))
  expect(within(dialog).getByText('Reason is required!')).toBeInTheDocument()
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Left' } })
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.deactivateStaff.path)?.body).toEqual({
      ...{ usercode: 'RCI-1', row_version: 3, reason: 'Left' },
    }),
  )
})
