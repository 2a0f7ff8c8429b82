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

test('the start page shows what waits: shortcuts that lead somewhere, and unread messages', async () => {
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
})

test('the day begins with what waits, the late ones first, each with its next step and the list behind it', async () => {
  const page = { to: '/warehouse', params: {}, search: {} }
  const record = (code: string, due: string) => ({
    ...{ code, title: `Toko ${code}`, detail: null, amount: 5_000_000, since: '2026-11-01T00:00:00Z', due, page },
  })
  const records = [record('W2', '2999-01-01T00:00:00Z'), record('W1', '2026-11-02T00:00:00Z')]
  const kind = { kind: 'customers', asked: { tab: 'Submitted' }, total: 72, total_is_capped: false, records }
  const hidden = { ...kind, kind: 'signatures', pages: ['/customer-signature-list'] }
  const figure = {
    ...{ measure: 'serviceInTime', unit: 'percent', value: 88.5, target: 90, before: 91, better: 'more' },
    ...{ series: [91, 90, 88.5], page },
  }
  openPage(
    '/',
    { menu },
    {
      '/api/my-day/waiting': { data: [{ ...kind, pages: ['/warehouse'] }, hidden] },
      '/api/my-day/figures': { data: { as_of: '2026-11-16T02:30:00Z', figures: [figure] } },
    },
  )
  const steps = await screen.findAllByRole('link', { name: /^Review: / })
  expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual(['Review: Toko W1, W1', 'Review: Toko W2, W2'])
  expect(screen.getByRole('heading', { name: 'Late 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Customers to approve 72' })).toHaveAttribute(
    'href',
    '/warehouse?tab=Submitted',
  )
  expect(screen.queryByText(/Signatures to approve/)).toBeNull()
  steps[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(steps[1]).toHaveFocus()
  expect(await screen.findByText('88,5%')).toBeInTheDocument()
  expect(screen.getByText('Missed')).toBeInTheDocument()
})

test('pages that were opened are found again at home; home itself is not among them', async () => {
  const { router } = openPage('/warehouse', { menu })
  await screen.findByRole('heading', { level: 1 })
  await router.navigate({ to: '/' })
  const heading = await screen.findByRole('heading', { name: 'Last visited' })
  const section = heading.closest('section') as HTMLElement
  expect(
    within(section)
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
  expect(screen.getByText(/^Ask the administrator of your branch .* or the IT team/)).toBeInTheDocument()
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

const foundCustomer = {
  ...{ kind: 'customers', code: 'C-29977', title: 'Toko Makmur Jaya', detail: 'Jakarta', status: 'Approved' },
  ...{ phone: '81290341178', amount: null },
  pages: [{ to: '/customer/$id/detail', params: { id: 'C-29977' }, search: {} }],
  actions: [{ action: 'edit', page: { to: '/customer/$id/modify', params: { id: 'C-29977' }, search: {} } }],
}
const unreachable = {
  ...foundCustomer,
  kind: 'shops',
  code: 'S-1',
  pages: [{ to: '/shop-list', params: {}, search: {} }],
}
const customerMenu = item(40, 'Customer', '/customer')
const searched = {
  '/api/search': {
    data: [
      { kind: 'customers', records: [foundCustomer], has_more: true },
      { kind: 'shops', records: [unreachable], has_more: false },
    ],
  },
}

test('the search finds records by what is typed, with status, phone and the next actions', async () => {
  const { router, asked } = openPage('/', { menu: [...menu, customerMenu] }, searched)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'makmur')
  const option = await screen.findByRole('option', { name: /Toko Makmur Jaya.*C-29977.*Approved/ })
  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(asked.find(({ path }) => path === '/api/search')?.query.get('text')).toBe('makmur')
  expect(screen.queryByText(/S-1/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+6281290341178')
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
  await user.click(screen.getByRole('option', { name: 'Show more: customers' }))
  await waitFor(() => expect(asked.at(-1)?.query.get('kind')).toBe('customers'))
  await user.type(screen.getByRole('combobox'), '{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/C-29977/detail'))
})

test('Enter before the answer opens what the answer brings first, not what stood there before', async () => {
  const recent = { ...foundCustomer, code: 'C-1', title: 'Makmur lama' }
  const { router } = openPage(
    '/',
    { menu: [...menu, customerMenu] },
    { ...searched, '/api/search/recent': { data: [recent] } },
  )
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('option', { name: /Makmur lama/ })
  await user.type(screen.getByRole('combobox'), 'makmur{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/C-29977/detail'))
})

test('before anything is typed the search shows what was opened last', async () => {
  openPage('/', { menu: [...menu, customerMenu] }, { '/api/search/recent': { data: [foundCustomer] } })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('/')
  expect(await screen.findByRole('group', { name: 'Recently opened' })).toHaveTextContent('Toko Makmur Jaya')
})

test('where nothing is found the search says what it looked for', async () => {
  openPage('/', { menu }, { '/api/search': { data: [] } })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'zzz')
  expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument()
})

test('on a phone the search has its place in the bar', async () => {
  narrow()
  openPage('/', { menu })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Scan serial number' })).toBeInTheDocument()
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
  await user.click(await screen.findByRole('button', { name: 'Clear System Cache' }))
  expect(await screen.findByText('System cache is cleared')).toBeInTheDocument()
  expect(asked.filter(({ path }) => path === '/api/session').length).toBeGreaterThan(before)
  expect(window.localStorage.getItem('sejuk.draft/RCI-0417/form')).toBe('kept')
  expect(window.localStorage.getItem('sejuk.company-words')).toBeNull()
})

test('without a network the cache is not cleared, and the menu says why', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openPage('/', { menu })
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: /System Menu/ }))
  const clear = await screen.findByRole('button', { name: 'Clear System Cache' })
  expect(clear).toBeDisabled()
  expect(clear).toHaveAttribute('title', 'Without a network nothing could be fetched anew')
  isOnline.mockRestore()
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
  await user.click(await screen.findByRole('button', { name: 'Keep as a shortcut' }))
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
