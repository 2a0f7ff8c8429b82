import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '../../../../test/page.tsx'
import { SignInApp } from '../../../sign-in-app.tsx'
import { SignInPage } from './sign-in-page.tsx'

const demo = {
  data: [{ username: 'bm', name: 'Rina Kartika', title: 'Branch Manager', device: 'desk', login_from: 'web' }],
}
const user = userEvent.setup()

test('both fields are asked for before anything is sent', async () => {
  const asked = serve({ '/api/login/demo-accounts': { data: [] } })
  render(<SignInPage onSignedIn={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Staff code or email')).toHaveAccessibleDescription(
      'Staff code or email is required!',
    ),
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required!')
  expect(asked.some((one) => one.path === '/api/login/password')).toBe(false)
})

test('a wrong password is said, and what was typed stays', async () => {
  serve({
    '/api/login/demo-accounts': { data: [] },
    '/api/login/password': { code: '406', status: 'WrongPassword', message: 'Staff code, email or password is wrong' },
  })
  render(<SignInPage onSignedIn={() => {}} />)
  await user.type(screen.getByLabelText('Staff code or email'), 'bm')
  await user.type(screen.getByLabelText('Password'), 'guess{Enter}')
  expect(await screen.findByText('Staff code, email or password is wrong')).toBeInTheDocument()
  expect(screen.getByLabelText('Staff code or email')).toHaveValue('bm')
})

test('one press signs in as a demo role and leads to the page that was wanted', async () => {
  window.history.replaceState(null, '', '/signin')
  sessionStorage.setItem('sejuk.way-back', '/sales-order')
  const asked = serve({
    '/api/login/demo-accounts': demo,
    '/api/login/demo': { data: { url: '/login?code=abc' } },
    '/api/login/exchange': { data: { encryptedusercode: 'x', homepage: '/', landing: null } },
  })
  const onIn = vi.fn()
  render(<SignInApp onIn={onIn} />)
  await user.click(await screen.findByRole('button', { name: /Branch Manager/ }))
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('/sales-order'))
  expect(asked.find((one) => one.path === '/api/login/demo')?.body).toEqual({ username: 'bm', login_from: 'web' })
  expect(asked.filter((one) => one.path === '/api/login/exchange').map((one) => one.body)).toEqual([{ code: 'abc' }])
})

test('a code that is no longer good leads to the page that says so', async () => {
  window.history.replaceState(null, '', '/login?code=old')
  serve({ '/api/login/exchange': { code: '401', status: 'TokenError', message: 'No longer valid' } })
  const onIn = vi.fn()
  render(<SignInApp onIn={onIn} />)
  await waitFor(() => expect(onIn).toHaveBeenCalledWith('/notauthorized?message=No%20longer%20valid'))
  window.history.replaceState(null, '', '/')
})

const signInWith = async (username = 'bm', password = 'guess') => {
  await user.type(screen.getByLabelText('Staff code or email'), username)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

test('who failed too often is told when to try again, in both languages', async () => {
  const message = 'Too many failed attempts. Please try again in 14 minutes'
  serve({ '/api/login/password': { code: '429', status: 'TooMany', message } })
  render(<SignInPage onSignedIn={() => {}} />)
  await signInWith()
  expect(await screen.findByText(message)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Indonesia' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Terlalu banyak percobaan yang gagal. Silakan coba lagi dalam 14 menit',
  )
})

test('a session outlives the browser only when that is ticked', async () => {
  const asked = serve({ '/api/login/password': { data: { url: '/login?code=abc' } } })
  const onSignedIn = vi.fn()
  render(<SignInPage onSignedIn={onSignedIn} />)
  await signInWith()
  await user.click(screen.getByLabelText('Keep me signed in on this device'))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2))
  const sent = asked.filter((one) => one.path === '/api/login/password').map((one) => one.body as { keep: boolean })
  expect(sent.map(({ keep }) => keep)).toEqual([false, true])
})

test('who forgot the password is told whom to ask', async () => {
  serve({})
  render(<SignInPage onSignedIn={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByText(/Ask an administrator of your branch or IT Dept/)).toBeInTheDocument()
})

test('after a one-time password one chooses one’s own', async () => {
  const asked = serve({
    '/api/login/password': ({ body }) => {
      const { new_password } = body as { new_password?: string }
      if (!new_password) return { code: '409', status: 'ChangePassword', message: 'Please choose a new password' }
      if (new_password === 'Rina Kartika')
        return { code: '406', errors: { new_password: ['Password must not be your name or staff code'] } }
      return { data: { url: '/login?code=abc' } }
    },
  })
  const onSignedIn = vi.fn()
  render(<SignInPage onSignedIn={onSignedIn} />)
  await signInWith('bm', 'abcd-efgh-jkmn')
  const fill = async (password: string, repeat = password) => {
    for (const [label, text] of [
      ['New password', password],
      ['Repeat new password', repeat],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  }
  await screen.findByRole('form', { name: 'Choose a new password' })
  await fill('short')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Password needs at least 10 characters')
  await fill('hujan di bulan juni', 'hujan di bulan juli')
  expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription('The two passwords differ')
  await fill('Rina Kartika')
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'Password must not be your name or staff code',
    ),
  )
  await fill('hujan di bulan juni')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/login?code=abc'))
  expect(asked.filter((one) => one.path === '/api/login/password').at(-1)?.body).toEqual({
    username: 'bm',
    password: 'abcd-efgh-jkmn',
    keep: false,
    new_password: 'hujan di bulan juni',
  })
})

const providers = (...ids: string[]) => ({
  data: ids.map((id) => ({
    id,
    label: { builtin: 'Staff code and password', oidc: 'Company account' }[id] ?? 'WeCom',
  })),
})

test('other places to sign in have a button each, and lead there', async () => {
  const onSignedIn = vi.fn()
  serve({
    '/api/login/providers': providers('builtin', 'oidc', 'wecom'),
    '/api/login/wecom': { data: { url: 'https://wecom.example/authorize' } },
    '/api/login/oidc': {
      code: '503',
      message: 'Sign-in with Company account is not possible right now. Please try again',
    },
  })
  render(<SignInPage onSignedIn={onSignedIn} />)
  await user.click(await screen.findByRole('button', { name: 'Continue with WeCom' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('https://wecom.example/authorize'))
  await user.click(screen.getByRole('button', { name: 'Continue with Company account' }))
  expect(await screen.findByText(/is not possible right now/)).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toBeInTheDocument()
})

test('where our own accounts are switched off nobody is asked for a password', async () => {
  serve({ '/api/login/providers': providers('oidc') })
  render(<SignInPage onSignedIn={() => {}} />)
  expect(await screen.findByRole('button', { name: 'Continue with Company account' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('the demo shows from where one comes in', async () => {
  const keyperson = { username: 'keyperson', name: 'Yulia Tan', title: 'Keyperson', device: 'phone' }
  const asked = serve({
    '/api/login/demo-accounts': {
      data: [
        { ...keyperson, login_from: 'web' },
        { ...keyperson, login_from: 'keyperson-app' },
      ],
    },
    '/api/login/demo': { data: { url: '/login?code=abc' } },
  })
  const onSignedIn = vi.fn()
  render(<SignInPage onSignedIn={onSignedIn} />)
  await user.click(await screen.findByRole('button', { name: /Keyperson app/ }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(asked.at(-1)?.body).toEqual({ username: 'keyperson', login_from: 'keyperson-app' })
})

const arriveWith = async (data: object, wanted?: string) => {
  const code = `code-${Math.random()}`
  window.history.replaceState(null, '', `/login?code=${code}`)
  if (wanted) sessionStorage.setItem('sejuk.way-back', wanted)
  serve({ '/api/login/exchange': { data: { encryptedusercode: 'x', homepage: '/', landing: null, ...data } } })
  const onIn = vi.fn()
  render(<SignInApp onIn={onIn} />)
  await waitFor(() => expect(onIn).toHaveBeenCalled())
  window.history.replaceState(null, '', '/')
  return onIn.mock.calls[0]?.[0]
}

test.each([
  ['home', {}, undefined, '/'],
  ['what the browser wanted', { homepage: '/customer' }, undefined, '/customer'],
  ['what this tab wanted', { homepage: '/customer' }, '/sales-order', '/sales-order'],
  [
    'what the person must see',
    { landing: '/retail-order/input', homepage: '/customer' },
    '/sales-order',
    '/retail-order/input',
  ],
  ['nowhere else, whatever the answer says', { homepage: '//evil.example' }, undefined, '/'],
  ['nowhere else, whatever the tab remembers', {}, '//evil.example', '/'],
])('signed in, one comes to %s', async (_where, answer, wanted, page) => {
  expect(await arriveWith(answer, wanted)).toBe(page)
})

const typeIn = async () => {
  await user.type(screen.getByLabelText('Staff code or email'), 'bm')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
}

test('the code of the second factor is asked for after the password, and sent with it', async () => {
  let tries = 0
  const asked = serve({
    '/api/login/demo-accounts': { data: [] },
    '/api/login/password': () => {
      tries++
      if (tries === 1) return { code: '409', status: 'SecondFactor', message: 'Please enter the code' }
      if (tries === 2) return { code: '406', errors: { code: ['This code is wrong, or was used before'] } }
      return { data: { url: '/login?code=abc' } }
    },
  })
  const onSignedIn = vi.fn()
  render(<SignInPage onSignedIn={onSignedIn} />)
  await typeIn()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveFocus()
  await user.type(field, '000000{Enter}')
  expect(await screen.findByText('This code is wrong, or was used before')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '123456{Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/login?code=abc'))
  expect(asked.findLast((one) => one.path === '/api/login/password')?.body).toEqual({
    username: 'bm',
    password: 'secret',
    keep: false,
    code: '123456',
  })
})

test('where a role asks for it the factor is set up, and the backup codes are shown before one goes on', async () => {
  const enrolment = { secret: 'GEZDGNBV', address: 'otpauth://totp/x', qr: 'data:image/svg+xml;base64,PHN2Zy8+' }
  let tries = 0
  serve({
    '/api/login/demo-accounts': { data: [] },
    '/api/login/password': () =>
      tries++ === 0
        ? { code: '409', status: 'EnrolSecondFactor', message: 'Please set it up', data: enrolment }
        : { data: { url: '/login?code=abc', backup_codes: ['abcde-fghjk', 'mnpqr-stuvw'] } },
  })
  const onSignedIn = vi.fn()
  render(<SignInPage onSignedIn={onSignedIn} />)
  await typeIn()
  expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeInTheDocument()
  expect(screen.getByText('GEZD GNBV')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('abcde-fghjk')).toBeInTheDocument()
  expect(onSignedIn).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(onSignedIn).toHaveBeenCalledWith('/login?code=abc')
})
