import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
afterEach(() => vi.unstubAllGlobals())

const page = (menu_code: number, url: string) => ({ ...rina.menu[0], menu_code, name: url, url })
const menu = [
  page(1, '/quick-access/bookmark-shortcut'),
  page(2, '/quick-access/desktop-shortcut'),
  page(3, '/warehouse'),
] as typeof rina.menu
const shortcut = (shortcut_id: number, label: string, url: string) => ({
  shortcut_id,
  label,
  url,
  display_seq: shortcut_id,
})
const west = shortcut(1, 'West', '/warehouse?search=west')
const east = shortcut(2, 'East', '/warehouse?search=east')
const gone = shortcut(3, 'Gone', '/sales-order')

test('shortcuts stand in order, are moved, and one whose page is gone says so', async () => {
  let all = [west, east, gone]
  const { asked } = openPage(
    '/quick-access/bookmark-shortcut',
    { menu },
    {
      '/api/shortcut/list': () => ({ data: all }),
      '/api/shortcut/order': () => {
        all = [east, west, gone]
        return { data: all }
      },
    },
  )
  expect(await screen.findByRole('link', { name: 'West' })).toHaveAttribute('href', '/warehouse?search=west')
  expect(screen.getByText('This page can no longer be opened')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move West up' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Move Gone down' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Move West down' }))
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((row) => within(row).queryByRole('link')?.textContent)).toEqual(
      expect.arrayContaining(['East', 'West']),
    ),
  )
  expect(asked.find(({ path }) => path === '/api/shortcut/order')?.body).toEqual({ shortcut_ids: [2, 1, 3] })
})

test('one is deleted after a question', async () => {
  const { asked } = openPage(
    '/quick-access/bookmark-shortcut',
    { menu },
    {
      '/api/shortcut/list': { data: [west] },
      '/api/shortcut/delete': { message: 'Deleted' },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Delete West' }))
  expect(asked.some(({ path }) => path === '/api/shortcut/delete')).toBe(false)
  const question = await screen.findByRole('dialog', { name: 'Delete the shortcut West?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/shortcut/delete')?.body).toEqual({ shortcut_id: 1 }),
  )
})

test('an address that is not ours is refused before it is sent', async () => {
  const { asked } = openPage('/quick-access/bookmark-shortcut', { menu }, { '/api/shortcut/list': { data: [] } })
  expect(await screen.findByText('No shortcut yet')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add shortcut' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Evil')
  await user.type(within(dialog).getByRole('combobox', { name: /Address/ }), '//evil.example')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('This address leads to no page of yours')).toBeInTheDocument()
  expect(asked.some(({ path }) => path === '/api/shortcut/add')).toBe(false)
})

test('the app is installed where the browser offers it; elsewhere the steps are told', async () => {
  openPage('/quick-access/desktop-shortcut', { menu })
  await screen.findByRole('heading', { name: 'Desktop Shortcut' })
  expect(screen.getByText(/These steps do the same/)).toBeInTheDocument()
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Install on this device' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(await screen.findByText(/These steps do the same/)).toBeInTheDocument()
})
