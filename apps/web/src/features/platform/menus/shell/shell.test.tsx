import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, type rina } from '../../../../../test/page.tsx'

const user = userEvent.setup()
beforeEach(() => window.localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

type Item = (typeof rina.menu)[number]
const item = (menu_code: number, name: string, url: string, more: Partial<Item> = {}): Item => ({
  menu_code,
  parent_code: 0,
  name,
  local_name: '',
  icons: 'bookmark',
  url,
  support_platform: 'both',
  landing_page: 'No',
  display_on_top_position: 'Yes',
  display_seq: menu_code,
  ...more,
})
const masters = item(30, 'Masters', '')
const warehouse = item(31, 'Warehouse', '/warehouse', { parent_code: 30 })
const holidays = item(32, 'Holidays', '/holiday-configuration', { parent_code: 30 })
const home = item(1, 'Home', '/', { landing_page: 'Yes' })
const menu = [home, masters, warehouse, holidays]
const unread = {
  notification_id: 7,
  event: 'role-changed',
  title_default: 'Your roles were changed',
  body_default: 'You are now a branch manager',
  title_local: 'Peran Anda diubah',
  body_local: 'Anda kini kepala cabang',
  url: '',
  created_date: '2026-11-14T01:00:00Z',
  read_date: null,
}
const west = { shortcut_id: 1, label: 'West', url: '/warehouse?search=west', display_seq: 1 }
const lost = { shortcut_id: 2, label: 'Lost', url: '/sales-order', display_seq: 2 }

const narrow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767.98px'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))

test('the start page shows what waits: shortcuts that lead somewhere, unread messages, and the menu', async () => {
  const { asked } = openPage(
    '/',
    { menu },
    {
      '/api/shortcut/list': { data: [west, lost] },
      '/api/notification/list': { data: [unread] },
      '/api/notification/unread': { data: { unread: 1 } },
    },
  )
  expect(await screen.findByRole('link', { name: 'West' })).toHaveAttribute('href', '/warehouse?search=west')
  expect(screen.queryByRole('link', { name: 'Lost' })).toBeNull()
  expect(await screen.findByText('You are now a branch manager')).toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/api/notification/list')?.query.get('limit')).toBe('5')
  expect(screen.getByRole('heading', { name: 'Masters' })).toBeInTheDocument()
  expect(screen.getByText('Pages you open are remembered here.')).toBeInTheDocument()
})

test('pages that were opened are found again at home; home itself is not among them', async () => {
  const { router } = openPage('/warehouse', { menu })
  await screen.findByRole('heading', { level: 1 })
  await router.navigate({ to: '/' })
  const heading = await screen.findByRole('heading', { name: 'Last visited' })
  const slab = heading.closest('section') as HTMLElement
  expect(
    within(slab)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Warehouse'])
  await user.click(screen.getByRole('button', { name: 'Masters' }))
  expect(screen.getByText('Last visited menu').closest('a')).toHaveAttribute('href', '/warehouse')
})

test('whoever has a landing page begins there', async () => {
  const { router } = openPage('/', { menu: [masters, { ...holidays, landing_page: 'Yes' }] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/holiday-configuration'))
})

test('without any menu one is told whom to ask', async () => {
  openPage('/', { menu: [] })
  expect(
    await screen.findByRole('heading', { name: 'No Menu. Please contact IT Team to get menu access' }),
  ).toBeInTheDocument()
})

test('a page that is not in the menu is named in the refusal', async () => {
  openPage('/holiday-configuration', { menu: [home, warehouse] })
  expect(await screen.findByText('No Permission Page Access. Request Page: /holiday-configuration')).toBeInTheDocument()
})

test('the palette finds own shortcuts and menus, and nothing that cannot be opened', async () => {
  const { router } = openPage('/', { menu }, { '/api/shortcut/list': { data: [west, lost] } })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  expect(screen.queryByRole('option', { name: /Lost/ })).toBeNull()
  await user.type(field, 'wes{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/warehouse?search=west'))
})

test('who came from WeCom has the menu at the side of a desk', async () => {
  openPage('/', { menu, login_from: 'wecom' })
  const rail = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1)
  await user.click(within(rail).getByRole('button', { name: 'Masters' }))
  expect(within(rail).getByRole('link', { name: 'Warehouse' })).toBeInTheDocument()
})

test('who came from WeCom finds tiles on a phone, and only the three bars’ own items below', async () => {
  narrow()
  openPage('/', { menu, login_from: 'wecom' }, { '/api/notification/unread': { data: { unread: 0 } } })
  expect(await screen.findByRole('heading', { name: 'Rina Kartika' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Warehouse' })).toBeInTheDocument()
  const bar = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(bar).getAllByRole('link')).toHaveLength(2)
  expect(within(bar).getByRole('button', { name: 'Menu' })).toBeInTheDocument()
})

test('the system menu clears the cache, shows that it does, and keeps drafts', async () => {
  window.localStorage.setItem('sejuk.draft/RCI-0417/form', 'kept')
  window.localStorage.setItem('sejuk.company-words', '{}')
  window.localStorage.setItem('clear-cache-duration', '20')
  const { asked } = openPage('/', { menu })
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: /System Menu/ }))
  const before = asked.filter(({ path }) => path === '/api/session').length
  await user.click(screen.getByRole('button', { name: 'Clear System Cache' }))
  expect(await screen.findByText('System cache is cleared')).toBeInTheDocument()
  expect(asked.filter(({ path }) => path === '/api/session').length).toBeGreaterThan(before)
  expect(window.localStorage.getItem('sejuk.draft/RCI-0417/form')).toBe('kept')
  expect(window.localStorage.getItem('sejuk.company-words')).toBeNull()
})

test('the page one looks at is kept as a shortcut, filters and all, and focus comes back', async () => {
  const { asked } = openPage(
    '/warehouse?search=west',
    { menu },
    {
      '/api/shortcut/add': { message: 'The shortcut is added', data: west },
    },
  )
  await screen.findByRole('heading', { level: 1 })
  const who = screen.getByRole('button', { name: /System Menu/ })
  await user.click(who)
  await user.click(screen.getByRole('button', { name: 'Keep as a shortcut' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('combobox', { name: /Address/ })).toHaveValue('/warehouse?search=west')
  const name = within(dialog).getByRole('textbox', { name: /Name/ })
  await user.clear(name)
  await user.type(name, 'West')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ path }) => path === '/api/shortcut/add')?.body).toEqual({
    label: 'West',
    url: '/warehouse?search=west',
  })
  await waitFor(() => expect(who).toHaveFocus())
})

test('home counts what waits for whoever decides, and leads to the same list; what nobody waits for is not asked', async () => {
  const { asked } = openPage(
    '/',
    {
      menu: [home, item(40, 'Costs', '/cost-approval'), item(41, 'Customers', '/customer')],
      permission: ['Cost-Approve-Over-Standard', 'Customer-Approve', 'Complain-Solve'],
    },
    {
      '/api/cost-approval': { data: [], total: 1200 },
      '/api/customer': ({ query }) => ({ data: [], total: query.get('tab') === 'Adjusted' ? 3 : 0 }),
    },
  )
  await screen.findByText('1.200', {}, { timeout: 5000 })
  const costs = screen.getByRole('link', { name: 'Service costs to approve 1.200' })
  expect(costs).toHaveAttribute('href', '/cost-approval?tab=Cost_Submitted')
  expect(await screen.findByRole('link', { name: 'Customer changes to approve 3' })).toBeInTheDocument()
  expect(screen.queryByText('Customers to approve')).toBeNull()
  expect(asked.some(({ path }) => path.startsWith('/api/complain'))).toBe(false)
})
