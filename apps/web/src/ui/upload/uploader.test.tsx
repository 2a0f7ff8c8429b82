import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { showPart } from '../../../test/page.tsx'
import type { WaitingUpload } from '../../lib/files/waiting-uploads.ts'
import { Uploader } from './uploader.tsx'

const shelf = new Map<string, WaitingUpload>()
vi.mock('../../lib/files/waiting-uploads.ts', () => ({
  storeUpload: async (upload: WaitingUpload) => shelf.set(upload.upload_key, upload),
  dropUpload: async (key: string) => shelf.delete(key),
  waitingUploads: async () => [...shelf.values()],
}))
beforeEach(() => shelf.clear())

const user = userEvent.setup({ applyAccept: false })
const place = { module_name: 'Customer', module_code: 'C-1', alias: 'paper' }
const pdf = (name = 'plan.pdf', size = 25) =>
  new File([`%PDF-${'x'.repeat(size - 5)}`], name, { type: 'application/pdf' })
const base = '/api/attachment/session'
const progress = (received_chunks: number[]) => ({
  data: { upload_code: 'UPL-1', chunk_bytes: 10, total_chunks: 3, received_chunks, attachment: null },
})
const answers = {
  [base]: progress([]),
  ...Object.fromEntries([0, 1, 2].map((n) => [`${base}/UPL-1/chunk/${n}`, progress([])])),
  [`${base}/UPL-1/finish`]: { data: { file_code: 'FIL-1' } },
}
const choose = (...files: File[]) => user.upload(screen.getByLabelText('Papers: Choose files'), files)

test('several files go at once, and each says when it has arrived', async () => {
  const done = vi.fn()
  showPart(<Uploader {...place} label="Papers" kind="file" onDone={done} />, answers)
  await choose(pdf('a.pdf'), pdf('b.pdf'))
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
  expect(done).toHaveBeenCalledTimes(2)
  expect(shelf.size).toBe(0)
})

test('what is let fall here is taken like what is chosen', async () => {
  showPart(<Uploader {...place} label="Papers" kind="file" />, answers)
  fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [pdf()] } })
  expect(await screen.findByText('Uploaded')).toBeVisible()
})

/** As a phone writes it, for a browser that cannot read it. */
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
const huge = Object.defineProperty(pdf('huge.pdf'), 'size', { value: 70_000_001 })
test.each([
  [{ kind: 'file' }, new File(['x'], 'a.exe'), /^The file extension is not allowed: pdf, docx, doc/],
  [{ kind: 'photo' }, new File([heic], 'a.heic'), 'The file extension is not allowed: png, jpg, jpeg, jfif, webp'],
  [{ kind: 'photo' }, new File([heic], 'a.jpg'), 'The content of the file is not what its name says'],
  [{ kind: 'file', types: ['PDF', 'XLS'] }, new File(['x'], 'a.ppt'), 'Allowed file types are: PDF, XLS'],
  [{ kind: 'file' }, new File([], 'a.pdf'), 'The file is empty'],
  [{ kind: 'file' }, new File(['<html>'], 'a.pdf'), 'The content of the file is not what its name says'],
  [{ kind: 'file' }, huge, 'Allowed file size is no more than 70Mb'],
] as const)('%j: what may not come says why, and nothing is sent', async (how, file, said) => {
  const { asked } = showPart(<Uploader {...place} label="Papers" {...how} />, answers)
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(asked).toEqual([])
})

test('a file begun before a reload goes on from where it was', async () => {
  const file = pdf('half.pdf')
  shelf.set('K1', { upload_key: 'K1', usercode: '', place: { ...place, kind: 'file' }, file, upload_code: 'UPL-1' })
  const { asked } = showPart(<Uploader {...place} label="Papers" kind="file" />, {
    ...answers,
    '/api/photo/check-upload-process': progress([0, 1]),
  })
  expect(await screen.findByText('Uploaded')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([`${base}/UPL-1/chunk/2`])
  expect(shelf.size).toBe(0)
})

test('a lost network is waited for; who cancels has nothing left behind', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  showPart(<Uploader {...place} label="Papers" kind="file" />, { ...answers, [`${base}/UPL-1/chunk/1`]: lost })
  await choose(pdf())
  const row = within(await screen.findByRole('listitem'))
  expect(await row.findByText('No connection. It goes on by itself')).toBeVisible()
  expect(row.getByRole('progressbar', { name: 'Upload of plan.pdf' })).toHaveAttribute('value', '33')
  expect(shelf.size).toBe(1)
  await user.click(row.getByRole('button', { name: 'Cancel plan.pdf' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  await waitFor(() => expect(shelf.size).toBe(0))
})

test('a phone offers its camera, and where only the camera counts nothing else', () => {
  beNarrow(true)
  const { unmount } = showPart(<Uploader {...place} label="Front" kind="photo" />)
  expect(screen.getByLabelText('Front: Take a photo')).toHaveAttribute('capture', 'environment')
  expect(screen.getByLabelText('Front: Choose files')).toHaveAttribute('multiple')
  unmount()
  showPart(<Uploader {...place} label="Front" kind="photo" cameraOnly />)
  expect(screen.queryByLabelText('Front: Choose files')).toBeNull()
})
