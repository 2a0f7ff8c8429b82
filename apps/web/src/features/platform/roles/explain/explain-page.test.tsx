import { listMenus } from '@sejuk/contract/platform/menus'
import { explainPermission } from '@sejuk/contract/platform/permissions'
import type { Session } from '@sejuk/contract/platform/sessions'
import { permissions } from '@sejuk/domain/permissions'
import { rolePage } from '@sejuk/domain/platform/roles'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../../test/page.tsx'
import { setLanguage } from '../../../../lib/language/words.ts'

const own = {
  ...{ menu_code: 179, parent_code: 0, name: 'Role', local_name: 'Peran', icons: '', url: rolePage },
  ...{ support_platform: 'both' as const, landing_page: 'No' as const, display_on_top_position: 'No' as const },
  display_seq: 1,
} satisfies Session['menu'][number]
const session = { ...rina, permission: [...permissions] as string[], menu: [own] }
/** What the form chooses from. */
const known = { [listMenus.path]: { data: [{ ...own, row_version: 1, token: 'role-menu' }] } }
const answer = {
  person: { usercode: 'RCI-1', username: 'Dimas', dept_name: 'Jakarta', view_data: 'View_Data_Salesman' },
  is_open: false,
  links: [
    { about: 'account', is_open: true, because: ['The account is active'] },
    { about: 'permission', is_open: false, because: ['Staff-Search is denied to this person alone until 2026-12-31'] },
  ],
}

test('the chain names what stops somebody, in both languages', async () => {
  const { asked } = openPage(`${rolePage}/why?usercode=RCI-1&code=Staff-Search`, session, {
    ...known,
    [explainPermission.path]: { data: answer },
  })
  expect(await screen.findByText('Dimas cannot')).toBeInTheDocument()
  expect(screen.getByText('Staff-Search is denied to this person alone until 2026-12-31')).toBeInTheDocument()
  const query = asked.find((one) => one.path === explainPermission.path)?.query
  expect([query?.get('usercode'), query?.get('code')]).toEqual(['RCI-1', 'Staff-Search'])
  setLanguage('local')
  expect(await screen.findByText('Dimas tidak bisa')).toBeInTheDocument()
  expect(screen.getByText('Staff-Search ditolak khusus untuk orang ini sampai 2026-12-31')).toBeInTheDocument()
})

test('nothing is asked before there is a person, nor without the permission', async () => {
  const { asked } = openPage(`${rolePage}/why`, session, known)
  expect(await screen.findByText(/^Choose a person/, { selector: 'p' })).toBeInTheDocument()
  expect(asked.some((one) => one.path === explainPermission.path)).toBe(false)
  const other = openPage(`${rolePage}/why?usercode=RCI-1`, { ...session, permission: [] }, {})
  expect(await screen.findByText('No Permission')).toBeInTheDocument()
  expect(other.asked.some((one) => one.path === explainPermission.path)).toBe(false)
})

test('a page is chosen by its name, and asked for by its address', async () => {
  const user = userEvent.setup()
  const { asked } = openPage(`${rolePage}/why?usercode=RCI-1`, session, {
    ...known,
    [explainPermission.path]: { data: answer },
  })
  await user.selectOptions(
    await screen.findByLabelText('Page'),
    await screen.findByRole('option', { name: /^Role · / }),
  )
  await user.click(screen.getByRole('button', { name: 'Explain' }))
  await expect
    .poll(() => asked.findLast((one) => one.path === explainPermission.path)?.query?.get('page'))
    .toBe(rolePage)
})

test('a page or a permission is asked for before anything is explained', async () => {
  const { asked } = openPage(`${rolePage}/why?usercode=RCI-1`, session, {
    ...known,
    [explainPermission.path]: { data: answer },
  })
  expect(await screen.findByText('Choose a page or a permission first')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Explain' })).toBeDisabled()
  expect(asked.some((one) => one.path === explainPermission.path)).toBe(false)
})
