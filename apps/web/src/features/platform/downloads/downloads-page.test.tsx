import * as contract from '@sejuk/contract/platform/downloads'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const path = contract.listDownloads.path
const page = '/download_data_store'
const ready: contract.Download = {
  job_id: 'J-1',
  module_name: 'official-address',
  title_default: 'Maintain Official Address',
  title_local: 'Kelola Alamat Resmi',
  status: 'Ready',
  progress: 100,
  row_count: 2345,
  bytes: 640_000,
  filter_json: {},
  file_name: 'Maintain Official Address 2026-11-16.xlsx',
  problem: null,
  created_date: '2026-11-16T02:27:00Z',
  finished_date: '2026-11-16T02:28:00Z',
  expires_date: '2026-11-23T02:28:00Z',
}
const running: contract.Download = {
  ...ready,
  job_id: 'J-2',
  title_default: 'Work Orders',
  title_local: 'Perintah Kerja',
  status: 'Running',
  progress: 12,
  row_count: null,
  bytes: null,
  file_name: null,
  finished_date: null,
  expires_date: null,
}
const failed: contract.Download = {
  ...running,
  job_id: 'J-3',
  status: 'Failed',
  problem: 'No more than 500000 rows can be downloaded at once. Narrow the filter',
}
const all = { data: [ready, running, failed], total: 3, page: { current: 1, totalPages: 1 } }
const user = userEvent.setup()
const menuOf = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu')
}

/** The server's line to the browser. */
class Line extends EventTarget {
  static readonly lines: Line[] = []
  constructor() {
    super()
    Line.lines.push(this)
  }
  close() {}
}
const hear = (data: object) =>
  act(async () => {
    await vi.waitFor(() => expect(Line.lines.length).toBeGreaterThan(0))
    Line.lines.at(-1)?.dispatchEvent(new MessageEvent('download', { data: JSON.stringify(data) }))
  })
afterEach(() => {
  Line.lines.length = 0
  vi.unstubAllGlobals()
})

test('the list shows each download with its status, progress, size and days', async () => {
  openPage(page, {}, { [path]: all })
  const table = await screen.findByRole('table', { name: 'Download Data Store' })
  expect(await within(table).findByText('Maintain Official Address 2026-11-16.xlsx')).toBeTruthy()
  expect(within(table).getByText('2.345')).toBeTruthy()
  expect(within(table).getByText('640 KB')).toBeTruthy()
  expect(within(table).getByText('23 Nov 2026 09:28')).toBeTruthy()
  expect(within(table).getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' }).value).toBe(12)
  expect(within(table).getByText(/No more than 500000 rows/)).toBeTruthy()
})

test('progress is heard as it comes, and the end of it asks the server again', async () => {
  vi.stubGlobal('EventSource', Line)
  const { asked } = openPage(page, {}, { [path]: all })
  await screen.findByRole('progressbar')
  await hear({ job_id: 'J-2', status: 'Running', progress: 57 })
  expect(await screen.findByText('57 %')).toBeTruthy()
  const before = asked.filter((one) => one.path === path).length
  await hear({ job_id: 'J-2', status: 'Ready', progress: 100 })
  await waitFor(() => expect(asked.filter((one) => one.path === path).length).toBe(before + 1))
})

test('a ready file is opened by its link; a refusal is shown as it was said', async () => {
  const opened: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '')
  })
  let answer: object = { data: { url: '/api/files/abc.def', file_name: 'a.xlsx' } }
  const { asked } = openPage(page, {}, { [path]: all, [contract.downloadData.path]: () => answer })
  await user.click(await screen.findByRole('button', { name: 'Maintain Official Address 2026-11-16.xlsx' }))
  await waitFor(() => expect(opened).toEqual(['/api/files/abc.def']))
  expect(asked.find((one) => one.path === contract.downloadData.path)?.query.get('job_id')).toBe('J-1')
  answer = { code: '404', status: 'NotFound', message: 'There is no file to download' }
  await user.click(await screen.findByRole('button', { name: 'Maintain Official Address 2026-11-16.xlsx' }))
  expect(await screen.findByText('There is no file to download')).toBeTruthy()
  click.mockRestore()
})

test('what is not possible now says why, and what is possible is done', async () => {
  const { asked } = openPage(page, {}, { [path]: { ...all, data: [failed] } })
  const menu = await menuOf('Work Orders')
  expect(within(menu).getByRole('menuitem', { name: /^Download/ }).textContent).toContain('Needs status Ready')
  expect(within(menu).getByRole('menuitem', { name: /^Cancel/ }).textContent).toContain(
    'Needs status Queued or Running',
  )
  await user.click(within(menu).getByRole('menuitem', { name: 'Try again' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.retryDownload.path)?.body).toEqual({ job_id: 'J-3' }),
  )
})

test('calling it off is asked about first', async () => {
  const { asked } = openPage(page, {}, { [path]: { ...all, data: [running] } })
  const menu = await menuOf('Work Orders')
  await user.click(within(menu).getByRole('menuitem', { name: 'Cancel' }))
  const question = await screen.findByRole('dialog', { name: 'Stop preparing this file?' })
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.cancelDownload.path)?.body).toEqual({ job_id: 'J-2' }),
  )
})

test('a message leads to its own file, which stands above the others', async () => {
  openPage(`${page}?job_id=J-1`, {}, { [path]: all })
  const sought = await screen.findByRole('region', { name: 'Maintain Official Address 2026-11-16.xlsx' })
  expect(within(sought).getByRole('button', { name: 'Download' })).toBeTruthy()
  expect(within(sought).queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('on a phone, and in Indonesian, the downloads are cards', async () => {
  beNarrow(true)
  setLanguage('local')
  openPage(page, {}, { [path]: all })
  expect(await screen.findByRole('heading', { name: 'Unduhan Data' })).toBeTruthy()
  const cards = await screen.findAllByRole('listitem')
  expect(cards.some((card) => card.textContent?.includes('Perintah Kerja'))).toBe(true)
  expect(screen.getByText('Paling banyak 500000 baris dapat diunduh sekaligus. Persempit filter')).toBeTruthy()
})

test('nobody has asked for anything yet', async () => {
  openPage(page, {}, { [path]: { data: [], total: 0, page: { current: 1, totalPages: 1 } } })
  expect(await screen.findByText('No Data')).toBeTruthy()
})
