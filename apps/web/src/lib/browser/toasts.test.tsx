import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { Offline, Refused } from '../api/call.ts'
import { showError, showGenericError, showSaved } from '../language/error-text.ts'
import { hearBuild, startVersion } from './new-version.ts'
import { pauseToasts, toast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  pauseToasts(false)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})
const say = (tell: () => void) => act(tell)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test.each([
  ['saved', 1000, () => showSaved('')],
  ['copied', 2000, () => toast('copied', 'Data saved successfully')],
  ['error', 5000, () => toast('error', 'Data saved successfully')],
] as const)('a word of kind %s stays %i ms', (_, ms, tell) => {
  render(<Toasts />)
  say(tell)
  wait(ms - 1)
  expect(screen.getByText('Data saved successfully')).toBeInTheDocument()
  wait(1)
  expect(screen.queryByText('Data saved successfully')).toBeNull()
})

test('a hand on it holds it', () => {
  render(<Toasts />)
  say(() => showSaved('Updated'))
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }))
  wait(60_000)
  expect(screen.getByText('Updated')).toBeInTheDocument()
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }))
  wait(1000)
  expect(screen.queryByText('Updated')).toBeNull()
})

test.each([
  ['No Permission', new Refused({ code: '403', status: 'NoPermission', message: 'anything' }, '')],
  [
    'Form invalid. Please check the form',
    new Refused({ code: '406', message: 'Form invalid. Please check the form' }, ''),
  ],
  ['Address is used by 2 open orders', new Refused({ code: '409', message: 'Address is used by 2 open orders' }, '')],
  ['Unexpected error', new Refused({ code: '500' }, '')],
  ['No connection to the server', new Offline('No connection to the server')],
  ['Something went wrong: x is not a function', new TypeError('x is not a function')],
])('an error is told as %j', (text, error) => {
  render(<Toasts />)
  say(() => showError(error))
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test('what nobody can say better is said in general words', () => {
  render(<Toasts />)
  say(showGenericError)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please Clear System Cache first. If the issue still persists, please contact IT Dept',
  )
})

test('a new version is told until somebody reloads or puts it off', () => {
  render(<Toasts />)
  expect(screen.queryByText('A new version is ready.')).toBeNull()
  startVersion('http://sejuk.test/assets/index-1.js')
  say(() => hearBuild('assets/index-1.js'))
  expect(screen.queryByText('A new version is ready.')).toBeNull()
  say(() => hearBuild('assets/index-2.js'))
  wait(60_000)
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('A new version is ready.')).toBeNull()
})
