import { updateOfficialAddress } from '@sejuk/contract/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina, serve } from '../../../../test/page.tsx'
import { Refused } from '../../../lib/api/call.ts'
import { leaveFor } from './leave-for.ts'

const address = '/sales-order/maintain-official-address'
const row = {
  address_code: 'ADR-1',
  customer_code: 'C-1',
  customer_name: 'Toko',
  province_name: 'DKI Jakarta',
  city_name: 'Jakarta',
  detail_address: 'Jl. Kramat Raya 88',
  postal_code: '10420',
  receiver_name: 'Budi',
  receiver_phone: '0812',
  created_date: '2026-09-14T20:00:00Z',
  create_user_name: 'Sari',
  row_version: 1,
}
const list = { data: [row], total: 1, page: { current: 1, totalPages: 1 } }
const user = userEvent.setup()
const replace = vi.fn()
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
})
const standAt = (pathname: string, search = '') =>
  vi.stubGlobal('location', { ...window.location, origin: 'http://sejuk.test', pathname, search, replace })

test('a session that ends over an open form leaves the form; after signing in the write is sent again', async () => {
  let isIn = true
  const { asked } = openPage(
    address,
    { permission: [...permissions] },
    {
      '/api/customer-address/maintain-official-address': list,
      [updateOfficialAddress.path]: () =>
        isIn ? { message: 'Updated' } : { code: '401', status: 'TokenExpired', message: 'Your session has expired' },
      '/api/login/password': { data: { url: '/login?code=abc' } },
      '/api/login/exchange': () => {
        isIn = true
        return { data: { encryptedusercode: 'x', homepage: '/', landing: null } }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for (C-1) Toko' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Receive Phone'), { target: { value: '0999' } })
  isIn = false
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const sheet = await screen.findByRole('dialog', { name: 'Your session has ended' })
  await user.type(within(sheet).getByLabelText('Staff code or email'), 'bm')
  await user.type(within(sheet).getByLabelText('Password'), 'sejuk-demo{Enter}')
  expect(await screen.findByText('Updated')).toBeInTheDocument()
  const sent = asked.filter((one) => one.path === updateOfficialAddress.path)
  expect(sent.map((one) => one.body)).toEqual([sent[0]?.body, sent[0]?.body])
  expect(sent[0]?.body).toMatchObject({ receiver_phone: '0999' })
  expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull()
})

test('whoever is not signed in goes to where one signs in, and the page is remembered', async () => {
  standAt(address, '?page=2')
  const { asked } = openPage(
    address,
    {},
    {
      '/api/session': { code: '401', status: 'NotLoggedIn', message: 'Please log in' },
      '/api/login': { data: { url: '/signin' } },
    },
  )
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/signin'))
  expect(sessionStorage.getItem('sejuk.way-back')).toBe(`${address}?page=2`)
  expect(asked.find((one) => one.path === '/api/login')?.headers.get('homepage')).toBe(`${address}?page=2`)
})

test('somebody who may not come in at all is told why', async () => {
  standAt('/')
  openPage('/', {}, { '/api/session': { code: '401', status: 'NotActive', message: 'You are <b>out</b>' } })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/notauthorized?message=You%20are%20%3Cb%3Eout%3C%2Fb%3E'))
})

const leaving = (status: string, path: string, answers: Parameters<typeof serve>[0], knows = true) => {
  standAt(path)
  const asked = serve(answers)
  return leaveFor(new Refused({ code: '401', status, message: '' }, ''), () => knows).then(() => asked)
}

test('an installer goes to the door of installers, once there is one', async () => {
  const answers = { '/api/login': { data: { url: '/signin' } } }
  await leaving('PartnerLogin', '/', answers)
  expect(replace).toHaveBeenLastCalledWith('/partner/login')
  await leaving('PartnerLogin', '/', answers, false)
  expect(replace).toHaveBeenLastCalledWith('/signin')
})

test('the stage of the lottery signs itself in where it may, and only the stage', async () => {
  const open = { '/api/login/dev': { data: { url: '/login?code=dev' } }, '/api/login': { data: { url: '/signin' } } }
  await leaving('NotLoggedIn', '/lottery/lottery', open)
  expect(replace).toHaveBeenLastCalledWith('/login?code=dev')
  await leaving('NotLoggedIn', '/lottery/lottery', { ...open, '/api/login/dev': { code: '404', status: 'NotFound' } })
  expect(replace).toHaveBeenLastCalledWith('/signin')
  const asked = await leaving('NotLoggedIn', '/lottery/staff', open)
  expect(asked.some((one) => one.path === '/api/login/dev')).toBe(false)
})

test('a session ended from another device opens the sheet over the page; signing in elsewhere closes it', async () => {
  const heard = new Map<string, (event: { data: string }) => void>()
  const Ear = class {
    addEventListener(kind: string, hear: (event: { data: string }) => void) {
      heard.set(kind, hear)
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Ear)
  let isIn = true
  openPage('/', rina, {
    '/api/session': () =>
      isIn ? { data: rina } : { code: '401', status: 'TokenError', message: 'Your session is not valid' },
    '/api/login/providers': { data: [{ id: 'oidc', label: 'Company account' }] },
  })
  await screen.findByRole('navigation', { name: 'Main menu' })
  isIn = false
  act(() => heard.get('session')?.({ data: 'null' }))
  const sheet = await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(await within(sheet).findByRole('button', { name: 'Continue with Company account' })).toBeInTheDocument()
  isIn = true
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull())
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
})

test('the bar shows the menu, whose language follows the switch', async () => {
  openPage('/', rina)
  const bar = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(within(bar).getByRole('link', { name: 'Maintain Official Address' })).toHaveAttribute('href', address)
  await user.click(screen.getByRole('button', { name: 'ID, Indonesia' }))
  expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toHaveTextContent('Kelola Alamat Resmi')
})

test('the system menu clears what was fetched, and signs out', async () => {
  localStorage.setItem('clear-cache-duration', '5')
  localStorage.setItem('sejuk.draft/RCI-0417/x', '{}')
  const assign = vi.fn()
  const { asked } = openPage('/', rina, { '/auth/logout': { message: 'Signed out' } })
  await user.click(await screen.findByRole('button', { name: /System Menu/ }))
  await user.click(await screen.findByRole('button', { name: 'Clear System Cache' }))
  expect(await screen.findByText('System cache is cleared')).toBeInTheDocument()
  expect(asked.filter((one) => one.path === '/api/session').length).toBe(2)
  expect(localStorage.getItem('sejuk.draft/RCI-0417/x')).toBe('{}')
  vi.stubGlobal('location', { ...window.location, assign })
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/signin'))
})

test('Ctrl K finds a page by its name in either language', async () => {
  const { router } = openPage('/', rina)
  await screen.findByRole('navigation', { name: 'Main menu' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Code, name, phone or serial number' }), 'alamat{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})
