import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
afterEach(() => vi.unstubAllGlobals())

const me = {
  usercode: 'RCI-0417',
  username: 'Rina Kartika',
  login_name: 'bm',
  title: 'Branch manager',
  email: 'rina@sejuk.test',
  phone: '81211110417',
  department: '705',
  department_name: 'Jakarta Pusat',
  departmentlist: [{ dept_code: '705', dept_name: 'Jakarta Pusat' }],
  role: [{ role_code: 'Branch-Manager', role_name: 'Branch Manager' }],
  view_data: 'View_Data_My_Branch',
  asc_code: null,
  join_date: '2019-04-01',
  login_from: 'web',
  has_password: true,
  password_changed_date: null,
}
const device = {
  login_code: 'here',
  browser: 'Chrome 131',
  system: 'Windows 11',
  kind: 'desktop',
  ip: '10.0.0.1',
  login_from: 'web',
  created_date: '2026-11-14T01:00:00Z',
  last_seen_date: '2026-11-14T02:30:00Z',
  is_current: true,
}
const phone = {
  ...device,
  login_code: 'phone',
  browser: '',
  system: 'Android 14',
  kind: 'mobile',
  login_from: 'wecom',
  is_current: false,
}

const open = (answers: Parameters<typeof openPage>[2] = {}) =>
  openPage('/my-account', rina, {
    '/api/user-detail': { data: me },
    '/api/session/devices': { data: [device, phone] },
    '/api/notification/preferences': { data: { email: null, phone: null, events: [] } },
    ...answers,
  })

test('one finds oneself, in words', async () => {
  open()
  const profile = await screen.findByRole('region', { name: 'Profile' })
  for (const text of ['Rina Kartika', 'RCI-0417', 'rina@sejuk.test', '+6281211110417', 'Jakarta Pusat', '01 Apr 2019'])
    expect(within(profile).getByText(text)).toBeInTheDocument()
})

test('another device is signed out, and the list is asked for again', async () => {
  let devices = [device, phone]
  const { asked } = open({
    '/api/session/devices': () => ({ data: devices }),
    '/api/session/sign-out-device': () => {
      devices = [device]
      return { message: 'The device is signed out' }
    },
  })
  expect(await screen.findByText('This device')).toBeInTheDocument()
  expect(
    screen.getByText(/Last seen 14 Nov 2026 09:30 · signed in 14 Nov 2026 08:00 · 10.0.0.1 · WeCom/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign out Android 14' }))
  expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument()
  expect(asked.find((one) => one.path === '/api/session/sign-out-device')?.body).toEqual({ login_code: 'phone' })
  expect(screen.queryByText('Android 14')).toBeNull()
})

test('all other devices are signed out with one press', async () => {
  const { asked } = open({ '/api/session/sign-out-everywhere': { data: { ended: 1 } } })
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === '/api/session/sign-out-everywhere')?.body).toEqual({ keep_this: true }),
  )
})

test('signing out everywhere asks first, and leads to the sign-in', async () => {
  const assign = vi.fn()
  const { asked } = open({ '/api/session/sign-out-everywhere': { data: { ended: 2 } } })
  const press = async () => user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await press()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }))
  expect(asked.some((one) => one.path === '/api/session/sign-out-everywhere')).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  vi.stubGlobal('location', { ...window.location, assign })
  await press()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/signin'))
})

const typeInto = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (text) await user.type(field, text)
}
const change = async (current: string, next: string, repeat = next) => {
  await typeInto('Current password', current)
  await typeInto('New password', next)
  await typeInto('Repeat new password', repeat)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a password is changed, and the fields are empty again', async () => {
  const message = 'Password changed. Other devices are signed out'
  const { asked } = open({ '/api/user/change-password': { message } })
  await change('the old one', 'hujan di bulan juni')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(asked.find((one) => one.path === '/api/user/change-password')?.body).toEqual({
    current_password: 'the old one',
    new_password: 'hujan di bulan juni',
  })
  expect(screen.getByLabelText('Current password')).toHaveValue('')
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

test('what is wrong with a password is said at its field, before and after asking', async () => {
  const { asked } = open({
    '/api/user/change-password': {
      code: '406',
      message: 'Form invalid. Please check the form',
      errors: { current_password: ['The current password is not right'] },
    },
  })
  const says = (label: string) => expect(screen.getByLabelText(label))
  await change('', 'short', 'short')
  says('Current password').toHaveAccessibleDescription('Current password is required!')
  says('New password').toHaveAccessibleDescription('Password needs at least 10 characters')
  await change('x', 'hujan di bulan juni', 'hujan')
  says('Repeat new password').toHaveAccessibleDescription('The two passwords differ')
  expect(asked.some((one) => one.path === '/api/user/change-password')).toBe(false)
  await change('x', 'hujan di bulan juni')
  await waitFor(() => says('Current password').toHaveAccessibleDescription('The current password is not right'))
  says('New password').toHaveValue('hujan di bulan juni')
})

test('whoever has no password here is told so', async () => {
  open({ '/api/user-detail': { data: { ...me, has_password: false } } })
  expect(await screen.findByText(/there is no password here/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

test('the page speaks Indonesian', async () => {
  open()
  await user.click(await screen.findByRole('button', { name: 'Indonesia' }))
  expect(await screen.findByRole('heading', { name: 'Akun saya' })).toBeInTheDocument()
  expect(screen.getByText('Perangkat ini')).toBeInTheDocument()
})

test('what does not load says so, and the rest stays', async () => {
  open({ '/api/session/devices': { code: '500', status: false, message: 'Unexpected error' } })
  expect(await screen.findByText(/This did not load: Unexpected error/)).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeInTheDocument()
})
