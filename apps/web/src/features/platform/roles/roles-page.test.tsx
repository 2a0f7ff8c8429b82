import * as menus from '@sejuk/contract/platform/menus'
import * as contract from '@sejuk/contract/platform/roles'
import { permissions } from '@sejuk/domain/permissions'
import { rolePage } from '@sejuk/domain/platform/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const user = userEvent.setup()
const menuOf = (menu_code: number, name: string, parent_code = 0, url = '') => ({
  ...{ menu_code, parent_code, name, local_name: `${name} (id)`, icons: '', url, support_platform: 'both' as const },
  ...{ landing_page: 'No' as const, display_on_top_position: 'No' as const, display_seq: menu_code, row_version: 1 },
})
const tree = [menuOf(10, 'Sales'), menuOf(11, 'Orders', 10, '/sales-order'), menuOf(12, 'Prices', 10, '/item/price')]
const { row_version: _, ...own } = menuOf(179, 'Role and Permission', 0, rolePage)
const session = { ...rina, permission: [...permissions], menu: [own] }
const role = {
  ...{
    role_code: 'Desk',
    role_name: 'Front Desk',
    view_data: 'View_Data_My_Branch',
    is_active: true,
    needs_second_factor: false,
  },
  ...{ permissions: ['Staff-Search'], menus: [10, 11], people: 3, row_version: 4 },
}
const address = `${rolePage}/role/Desk`
const answers = {
  '/api/role/detail/Desk': { data: role },
  [menus.listMenus.path]: { data: tree },
  [contract.previewRole.path]: {
    data: { fields: { permissions: [[], ['Department-Search']] }, people: 3 },
  },
}
const openAdding = async (more: object = {}, who: object = session) => {
  const opened = openPage(address, who, { ...answers, ...more })
  await user.click(await screen.findByRole('button', { name: /^Company/ }))
  await user.click(screen.getByRole('checkbox', { name: /^See the list and details of branches/ }))
  return opened
}
const review = async (note: string) => {
  await user.click(screen.getByRole('button', { name: 'Review and save' }))
  const dialog = await screen.findByRole('dialog', { name: 'What will change' })
  await within(dialog).findByText('Gets')
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: note } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  return dialog
}

test('a role is copied with what it gives, under a code and a name of its own', async () => {
  const line = { ...role, permissions: 1, menus: 2 }
  const { asked } = openPage(rolePage, session, {
    [contract.listRoles.path]: { data: [line], total: 1, page: { current: 1, totalPages: 1 } },
    ...answers,
    [contract.createRole.path]: { data: null },
  })
  await user.click(await screen.findByRole('button', { name: /^Actions for Front Desk/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Role' }))
  const panel = await screen.findByRole('complementary', { name: 'Copy Role' })
  expect(within(panel).getByLabelText(/^Role Name/i)).toHaveValue('Front Desk (copy)')
  await user.type(within(panel).getByLabelText(/^Role Code/i), 'Desk-2')
  await user.type(within(panel).getByLabelText(/^Note/), 'For the new branch')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some(({ path }) => path === contract.createRole.path)).toBe(true))
  expect(asked.find(({ path }) => path === contract.createRole.path)?.body).toMatchObject({
    ...{ role_code: 'Desk-2', role_name: 'Front Desk (copy)', view_data: 'View_Data_My_Branch' },
    ...{ permissions: ['Staff-Search'], menus: [10, 11], needs_second_factor: false },
  })
})

test('the list shows what each role gives, and to how many', async () => {
  const line = { ...role, permissions: 1, menus: 2 }
  openPage(rolePage, session, {
    [contract.listRoles.path]: { data: [line], total: 1, page: { current: 1, totalPages: 1 } },
  })
  const link = await screen.findByRole('link', { name: 'Front Desk' })
  expect(link.getAttribute('href')).toBe(address)
  expect(within(screen.getByRole('table')).getByText('Own branch')).toBeInTheDocument()
})

test('permissions are found by what they allow, and a group knows how many of it are held', async () => {
  openPage(address, session, answers)
  expect(await screen.findByRole('button', { name: /^Company 1 of \d+/ })).toBeInTheDocument()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of Company' }).indeterminate).toBe(true)
  await user.type(screen.getByRole('searchbox'), 'switch account off')
  const found = screen.getAllByRole('checkbox').filter((box) => !box.getAttribute('aria-label')?.startsWith('All of'))
  expect(found).toHaveLength(1)
  expect(screen.getByText('Staff-Deactivate')).toBeInTheDocument()
})

test('what changes is reviewed with its reach, needs a note, and is saved as a whole', async () => {
  const { asked } = await openAdding({ [contract.updateRole.path]: { message: 'Data saved successfully' } })
  expect(screen.getByText('Unsaved changes: 1')).toBeInTheDocument()
  const dialog = await review('  ')
  expect(within(dialog).getByText('People affected: 3')).toBeInTheDocument()
  expect(within(dialog).getByText('See the list and details of branches')).toBeInTheDocument()
  expect(within(dialog).getByText('Note is required!')).toBeInTheDocument()
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: 'New branches' } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some((one) => one.path === contract.updateRole.path)).toBe(true))
  expect(asked.find((one) => one.path === contract.updateRole.path)?.body).toEqual({
    ...{ role_code: 'Desk', row_version: 4, role_name: 'Front Desk', view_data: 'View_Data_My_Branch' },
    ...{
      is_active: true,
      needs_second_factor: false,
      permissions: ['Staff-Search', 'Department-Search'],
      menus: [10, 11],
      note: 'New branches',
    },
  })
})

test('somebody saved first: both changes are shown, and both are kept', async () => {
  let tries = 0
  const { asked } = await openAdding({
    [contract.updateRole.path]: () => {
      tries += 1
      if (tries > 1) return { message: 'Data saved successfully' }
      const current = { ...role, permissions: ['Staff-Search', 'Staff-Modify'], row_version: 5 }
      return {
        ...{ code: '409', status: 'Conflict', message: 'Data was changed by someone else. Please reload' },
        data: { current, changed_by: 'Budi', changed_date: '2026-11-16T02:27:00Z', changed_fields: ['permissions'] },
      }
    },
  })
  await review('New branches')
  const clash = await screen.findByRole('dialog', { name: 'Someone saved before you' })
  expect(within(clash).getByText('Change a person’s details and e-mail')).toBeInTheDocument()
  await user.click(within(clash).getByRole('button', { name: 'Keep both and review' }))
  const dialog = await screen.findByRole('dialog', { name: 'What will change' })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(tries).toBe(2))
  expect(asked.findLast((one) => one.path === contract.updateRole.path)?.body).toMatchObject({
    row_version: 5,
    permissions: ['Staff-Search', 'Staff-Modify', 'Department-Search'],
  })
})

test('a page that is chosen brings its group along, and the last one takes it away', async () => {
  openPage(address, session, answers)
  await user.click(await screen.findByRole('tab', { name: /^Menus/ }))
  await user.click(screen.getByRole('button', { name: /^Sales 1 of 2/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Orders/ }))
  expect(screen.getByRole('tab', { name: 'Menus 0' })).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /^Prices/ }))
  expect(screen.getByRole('tab', { name: 'Menus 2' })).toBeInTheDocument()
})

test('who may only look finds everything locked, with the reason', async () => {
  openPage(address, { ...session, permission: ['Role-Permission-Search'] }, answers)
  expect(await screen.findByText('No Permission')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'All of Company' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Add a permission for photos or files' })).toBeNull()
})

test('a change can be taken back, after a question', async () => {
  const change = {
    ...{ change_id: 7, at: '2026-11-14T02:00:00Z', username: 'Budi', note: 'New branches', undone_date: null },
    ...{ can_undo: true, fields: { view_data: ['View_Data_Asc', 'View_Data_My_Branch'] } },
  }
  const { asked } = openPage(address, session, {
    ...answers,
    [contract.listAccessChanges.path]: ({ query }) => ({ data: query.get('kind') === 'role' ? [change] : [] }),
    [contract.undoAccessChange.path]: { message: 'Data saved successfully' },
  })
  await user.click(await screen.findByRole('tab', { name: 'Changes' }))
  expect(await screen.findByText('Own service centre → Own branch')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  const question = await screen.findByRole('dialog', { name: 'Take this change back?' })
  await user.click(within(question).getByRole('button', { name: 'Take back' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.undoAccessChange.path)?.body).toEqual({ change_id: 7 }),
  )
})

test('all of it is said in Indonesian too', async () => {
  setLanguage('local')
  openPage(address, session, answers)
  expect(await screen.findByRole('button', { name: /^Perusahaan 1 dari/ })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Cakupan Data' })).toBeInTheDocument()
})
