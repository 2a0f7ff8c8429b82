import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '../../../../test/page.tsx'
import { FrontDoor } from '../../../front-door.tsx'
import { SignInPage } from './sign-in-page.tsx'

const demo = { data: [{ username: 'bm', name: 'Rina Kartika', title: 'Branch Manager', device: 'desk' }] }
const user = userEvent.setup()

test('both fields are asked for before anything is sent', async () => {
  const asked = serve({ '/api/login/demo-accounts': { data: [] } })
  render(<SignInPage onSignedIn={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByLabelText('Staff code or email')).toHaveAccessibleDescription('Staff code or email is required!')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required!')
  expect(asked.some((one) => one.path === '/api/login/password')).toBe(false)
})

test('a wrong password is said, and what was typed stays', async () => {
  serve({
    '/api/login/demo-accounts': { data: [] },
    '/api/login/password': { code: '406', status: 'WrongPassword', message: 'The staff code or password is not right' },
  })
  render(<SignInPage onSignedIn={() => {}} />)
  await user.type(screen.getByLabelText('Staff code or email'), 'bm')
  await user.type(screen.getByLabelText('Password'), 'guess{Enter}')
  expect(await screen.findByText('The staff code or password is not right')).toBeInTheDocument()
  expect(screen.getByLabelText('Staff code or email')).toHaveValue('bm')
})

test('one press signs in as a demo role and leads to the page that was wanted', async () => {
  window.history.replaceState(null, '', '/signin')
  sessionStorage.setItem('sejuk.way-back', '/sales-order')
  const asked = serve({
    '/api/login/demo-accounts': demo,
    '/api/login/password': { data: { url: '/login?code=abc' } },
    '/api/login/exchange': { data: { encryptedusercode: 'x' } },
  })
  const onIn = vi.fn()
  render(<FrontDoor onIn={onIn} />)
  await user.click(await screen.findByRole('button', { name: /Branch Manager/ }))
  await vi.waitFor(() => expect(onIn).toHaveBeenCalledWith('/sales-order'))
  expect(asked.find((one) => one.path === '/api/login/password')?.body).toEqual({
    username: 'bm',
    password: 'sejuk-demo',
  })
  expect(asked.filter((one) => one.path === '/api/login/exchange').map((one) => one.body)).toEqual([{ code: 'abc' }])
})

test('a code that is no longer good leads to the page that says so', async () => {
  window.history.replaceState(null, '', '/login?code=old')
  serve({ '/api/login/exchange': { code: '401', status: 'TokenError', message: 'No longer valid' } })
  const onIn = vi.fn()
  render(<FrontDoor onIn={onIn} />)
  await vi.waitFor(() => expect(onIn).toHaveBeenCalledWith('/notauthorized?message=No%20longer%20valid'))
  window.history.replaceState(null, '', '/')
})
