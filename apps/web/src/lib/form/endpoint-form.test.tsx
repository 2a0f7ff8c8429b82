import { endpoint, nothing } from '@sejuk/contract/endpoint'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { showPart } from '../../../test/page.tsx'
import { useCall } from '../api/queries.ts'
import { createMemoryHistory } from '../navigation/history.ts'
import { createRouter } from '../navigation/router.ts'
import { RouterProvider } from '../navigation/use-router.tsx'
import { useEndpointForm } from './endpoint-form.ts'

const record = z.object({ name: z.string(), row_version: z.number() })
const read = endpoint('GET /api/record', { needs: 'signed-in', input: z.object({}), data: record })
const save = endpoint('PUT /api/record/update', { needs: 'signed-in', input: record, data: nothing })
/** Something else the page shows of it, which takes its time. */
const readMore = endpoint('GET /api/record/more', { needs: 'signed-in', input: z.object({}), data: nothing })
const onDone = vi.fn()

const Form = ({ name, row_version }: z.output<typeof record>) => {
  const { values, change, submit } = useEndpointForm({
    ...{ endpoint: save, initial: { name }, fixed: { row_version }, draft: 'record', onDone },
  })
  return (
    <>
      <input aria-label="Name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <button type="button" onClick={() => submit()}>
        Save version {row_version}
      </button>
    </>
  )
}

/** Whatever version arrives gets a form of its own. */
const Page = () => {
  useCall(readMore, {})
  const found = useCall(read, {}).data?.data
  return found ? <Form key={found.row_version} {...found} /> : null
}

test('a save that brings the record anew, and another form with it, still finishes: told once, no draft left', async () => {
  let stored = { name: 'Toko Sejuk', row_version: 1 }
  const more = Promise.withResolvers<object>()
  const router = createRouter({ history: createMemoryHistory('/') })
  const page = (
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>
  )
  showPart(page, {
    [read.path]: () => ({ data: stored }),
    [readMore.path]: () => (stored.row_version === 1 ? {} : more.promise),
    [save.path]: ({ body }) => {
      stored = { ...(body as typeof stored), row_version: 2 }
      return {}
    },
  })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Toko Sejuk Abadi' } })
  const drafts = () => Object.keys(localStorage).filter((key) => key.endsWith('/record'))
  await waitFor(() => expect(drafts()).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Save version 1' }))
  expect(await screen.findByRole('button', { name: 'Save version 2' })).toBeTruthy()
  more.resolve({})
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(drafts()).toEqual([])
})

test('what arrives late is added to what was typed meanwhile', async () => {
  const photo = Promise.withResolvers<string>()
  const lines = endpoint('PUT /api/lines', {
    needs: 'signed-in',
    input: z.object({ note: z.string(), photos: z.array(z.string()) }),
    data: nothing,
  })
  const Lines = () => {
    const { values, change } = useEndpointForm({
      ...{ endpoint: lines, initial: { note: '', photos: [] as string[] }, onDone },
    })
    const add = () => void photo.promise.then((code) => change((now) => ({ photos: [...now.photos, code] })))
    return (
      <>
        <input aria-label="Note" value={values.note} onChange={({ target }) => change({ note: target.value })} />
        <button type="button" onClick={add}>
          Photo
        </button>
        <output>{values.photos.join()}</output>
      </>
    )
  }
  const router = createRouter({ history: createMemoryHistory('/') })
  showPart(
    <RouterProvider router={router}>
      <Lines />
    </RouterProvider>,
    {},
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Photo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Photo' }))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'broken fan' } })
  photo.resolve('P1')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('P1,P1'))
  expect(screen.getByLabelText('Note')).toHaveValue('broken fan')
})

test('what is wrong before it is sent is warned of, and not sent', async () => {
  const named = endpoint('PUT /api/named', {
    needs: 'signed-in',
    input: z.object({ name: z.string().min(1, 'Name is required!') }),
    data: nothing,
  })
  const Named = () => {
    const { submit, errorOf } = useEndpointForm({ ...{ endpoint: named, initial: { name: '' }, onDone } })
    return (
      <>
        <button type="button" onClick={() => submit()}>
          Save
        </button>
        <output>{errorOf('name')}</output>
      </>
    )
  }
  const sent = vi.fn(() => ({}))
  const router = createRouter({ history: createMemoryHistory('/') })
  showPart(
    <RouterProvider router={router}>
      <Named />
    </RouterProvider>,
    { [named.path]: sent },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please check your input')).toBeVisible()
  expect(screen.getByText('Name is required!')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('without a network what was typed goes to the device, under the key it was sent with', async () => {
  const kept = vi.fn(async () => {})
  const done = vi.fn()
  const Offline = () => {
    const { values, change, submit } = useEndpointForm({
      ...{ endpoint: save, initial: { name: '' }, fixed: { row_version: 1 }, draft: 'kept-record' },
      ...{ whenOffline: kept, onDone: done },
    })
    return (
      <>
        <input aria-label="Name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
        <button type="button" onClick={() => submit()}>
          Save
        </button>
      </>
    )
  }
  const router = createRouter({ history: createMemoryHistory('/') })
  showPart(
    <RouterProvider router={router}>
      <Offline />
    </RouterProvider>,
    {},
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Toko Sejuk' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(kept).toHaveBeenCalledWith({ name: 'Toko Sejuk', row_version: 1 }, expect.stringMatching(/^[\w-]{36}$/))
  expect(Object.keys(localStorage).filter((key) => key.endsWith('/kept-record'))).toEqual([])
  vi.unstubAllGlobals()
})
