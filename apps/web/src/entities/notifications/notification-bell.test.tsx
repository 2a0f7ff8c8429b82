import {
  choosePreference,
  countUnread,
  getPreferences,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotifications,
} from '@sejuk/contract/platform/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { openPage } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'

const ready: Notification = {
  notification_id: 8,
  event: 'download-ready',
  title_default: 'Orders.xlsx is ready',
  body_default: '2.418 rows are ready.',
  title_local: 'Orders.xlsx sudah siap',
  body_local: '2.418 baris siap.',
  url: '/my-account?from=bell',
  created_date: new Date().toISOString(),
  read_date: null,
}
const lines: EventTarget[] = []
class Line extends EventTarget {
  constructor() {
    super()
    lines.push(this)
  }
  close() {}
}
const ring = (times = 1, said: 'new' | null = null) =>
  act(async () => {
    const rung = () => new MessageEvent('notification', { data: JSON.stringify(said) })
    for (let n = 0; n < times; n++) lines.at(-1)?.dispatchEvent(rung())
  })
const user = userEvent.setup()
afterEach(() => vi.unstubAllGlobals())

const inbox = { [listNotifications.path]: { data: [ready], total: 1, page: { current: 1, totalPages: 1 } } }

test('a new message rings at once: the number rises, and a word says what it is', async () => {
  vi.stubGlobal('EventSource', Line)
  let unread = 0
  openPage('/', {}, { ...inbox, [countUnread.path]: () => ({ data: { unread } }) })
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  await waitFor(() => expect(lines.length).toBeGreaterThan(0))
  unread = 3
  await ring()
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy()
  expect(await screen.findByText('New: Orders.xlsx is ready')).toBeTruthy()
})

test('two messages that arrive together are announced by the newest, once', async () => {
  vi.stubGlobal('EventSource', Line)
  let unread = 0
  openPage('/', {}, { ...inbox, [countUnread.path]: () => ({ data: { unread } }) })
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  await waitFor(() => expect(lines.length).toBeGreaterThan(0))
  unread = 2
  await ring(2)
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy()
  expect(await screen.findAllByText('New: Orders.xlsx is ready')).toHaveLength(1)
})

test('a message that the page has counted before its ring is announced all the same', async () => {
  vi.stubGlobal('EventSource', Line)
  openPage('/', {}, { ...inbox, [countUnread.path]: { data: { unread: 3 } } })
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy()
  await waitFor(() => expect(lines.length).toBeGreaterThan(0))
  // One was read elsewhere: nothing to announce.
  await ring()
  await ring(1, 'new')
  expect(await screen.findAllByText('New: Orders.xlsx is ready')).toHaveLength(1)
})

test('opened from the bell, a message is read and leads where it leads', async () => {
  const { asked, router } = openPage(
    '/',
    {},
    {
      ...inbox,
      [countUnread.path]: { data: { unread: 1 } },
      [readNotifications.path]: { data: { unread: 0 } },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  await user.click(await screen.findByRole('button', { name: /^Orders.xlsx is ready/ }))
  await waitFor(() => expect(router.state.location.href).toBe('/my-account?from=bell'))
  expect(asked.find(({ path }) => path === readNotifications.path)?.body).toEqual({ notification_ids: [8] })
})

test('the inbox is a page of its own, follows the language, and can be read all at once', async () => {
  setLanguage('local')
  const { asked } = openPage(
    '/notifications',
    {},
    {
      ...inbox,
      [countUnread.path]: { data: { unread: 120 } },
      [readAllNotifications.path]: { data: { unread: 0 } },
    },
  )
  expect(await screen.findByText('Orders.xlsx sudah siap')).toBeTruthy()
  expect(await screen.findByText('99+')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tandai semua sudah dibaca' }))
  await waitFor(() => expect(asked.some(({ path }) => path === readAllNotifications.path)).toBe(true))
})

test('on a phone the bell is an item of the bar, with its number', async () => {
  beNarrow(true)
  openPage('/', {}, { ...inbox, [countUnread.path]: { data: { unread: 7 } } })
  const link = await screen.findByRole('link', { name: 'Notifications, 7 unread' })
  expect(within(link).getByText('7')).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/notifications')
})

test('channels are chosen event by event; what is mandatory says so', async () => {
  const { asked } = openPage(
    '/my-account',
    {},
    {
      [getPreferences.path]: {
        data: {
          email: null,
          phone: '81200001234',
          events: [
            {
              event: 'import-finished',
              channels: [
                { channel: 'inapp', is_on: true, is_mandatory: true },
                { channel: 'email', is_on: false, is_mandatory: false },
              ],
            },
          ],
        },
      },
      '/api/user-detail': { code: '500', status: false, message: 'Unexpected error' },
    },
  )
  expect(await screen.findByText('no e-mail address yet')).toBeTruthy()
  expect(screen.getByText('Always')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'An import is finished by E-mail' }))
  await waitFor(() =>
    expect(asked.find(({ path, method }) => path === choosePreference.path && method === 'POST')?.body).toEqual({
      event: 'import-finished',
      channel: 'email',
      is_on: true,
    }),
  )
})
