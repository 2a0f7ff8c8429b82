import { sessionSentences } from '@sejuk/words/platform/session-sentences'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

test('an unknown address says so and shows the way home', async () => {
  openPage('/nowhere/at/all', {})
  expect(
    await screen.findByRole('heading', { name: 'The page you are looking for is not available.' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/')
})

test.each([
  ['/under-construction', 'Under Construction.', "Stay tuned. While we're working for the best for you."],
  ['/under-construction-mobile', 'Under Construction.', "Stay tuned. While we're working for the best for you."],
  ['/forbidden', 'Forbidden', 'If you need access this page, please contact with Administrator.'],
  ['/notauthorized', 'No Permission', 'If you need access this page, please contact with Administrator.'],
])('%s speaks as the specification says', async (path, title, text) => {
  openPage(path, {})
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('of an address only texts of ours are shown', async () => {
  const foreign = '<img src=x onerror=alert(1)>Call 0800 123 and tell your password'
  const { router } = openPage(`/notauthorized?message=${encodeURIComponent(foreign)}`, {})
  expect(
    await screen.findByText('If you need access this page, please contact with Administrator.'),
  ).toBeInTheDocument()
  expect(screen.queryByText(/Call 0800/)).toBeNull()
  const ours = 'This link leads to no page of ours'
  expect(Object.values(sessionSentences).map(([text]) => text)).toContain(ours)
  await router.navigate({ to: `/notauthorized?message=${encodeURIComponent(ours)}` })
  expect(await screen.findByText(ours)).toBeInTheDocument()
})

test('"Not registered" goes home inside the app', async () => {
  const { router } = openPage('/forbidden', {})
  await screen.findByRole('heading', { name: 'Forbidden' })
  await router.navigate({ to: '/notauthorized', state: { title: 'Not registered', message: 'Ask HR' } as never })
  expect(await screen.findByRole('heading', { name: 'Not registered' })).toBeInTheDocument()
  expect(screen.getByText('Ask HR')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Back to Homepage' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a page that is not in the menu is named and refused', async () => {
  openPage('/sales-order/maintain-official-address', { menu: [menuItem] })
  expect(
    await screen.findByText('No Permission Page Access. Request Page: /sales-order/maintain-official-address'),
  ).toBeInTheDocument()
})

test('who has no menu is sent to the IT team', async () => {
  openPage('/sales-order/maintain-official-address', { menu: [] })
  expect(await screen.findByText('No Menu. Please contact IT Team to get menu access')).toBeInTheDocument()
})

test('a session that cannot be loaded shows a way to try again, not a blank page', async () => {
  let tries = 0
  openPage(
    '/',
    {},
    {
      '/api/session': () => {
        tries += 1
        return { code: '500', status: false, message: 'Unexpected error' }
      },
    },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error')
  expect(screen.getByRole('button', { name: 'Copy 7F3A-0916' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(tries).toBe(2))
})

const menuItem = {
  menu_code: 1,
  parent_code: 0,
  name: 'Home',
  local_name: 'Beranda',
  icons: 'home',
  url: '/elsewhere',
  support_platform: 'both',
  landing_page: 'No',
  display_on_top_position: 'No',
  display_seq: 1,
} as const
