import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPhone } from '../../../test/phone-storage.ts'
import { dropTap, giveUpTap, queuedTaps, storeTap } from './field-storage.ts'
import { useShownQueue } from './use-shown-queue.ts'

vi.mock('idb', () => import('../../../test/phone-storage.ts'))
beforeEach(() => emptyPhone())

const begin = (client_uuid: string) =>
  storeTap({
    ...{ client_uuid, action: 'visit-in', input: {}, usercode: 'S-1', thread: 'visits' },
    ...{ at_device: '2026-11-16T03:00:00Z', origin: 0, tick: 0 },
  })
const orderOf = async (client_uuid: string) =>
  (await queuedTaps('S-1')).find((tap) => tap.client_uuid === client_uuid)?.order ?? 0

/** A page that reads its list again when something arrived, as often as the list answers. */
const open = async (...answers: boolean[]) => {
  const read = vi.fn(async () => answers.shift() ?? true)
  const { result } = renderHook(() => useShownQueue('S-1', read))
  const keys = () => result.current.queue?.taps.map(({ client_uuid }) => client_uuid)
  await waitFor(() => expect(keys()).toBeDefined())
  return { read, keys, look: () => act(() => result.current.look()) }
}

test('what arrived stays in sight until the list was read again, however often that fails', async () => {
  await begin('A')
  const { read, keys, look } = await open(false, false, true)
  await act(async () => void (await dropTap(await orderOf('A'))))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(keys()).toEqual(['A'])
  await act(async () => void (await begin('B')))
  await waitFor(() => expect(keys()).toEqual(['A', 'B']))
  expect(await look()).toBe(true)
  expect(keys()).toEqual(['B'])
  expect(await look()).toBe(true)
  expect(read).toHaveBeenCalledTimes(3)
})

test('what somebody gave up is gone at once, without a network too', async () => {
  await begin('A')
  const { keys } = await open(false, false)
  const [tap] = await queuedTaps('S-1')
  await act(async () => void (tap && (await giveUpTap(tap))))
  await waitFor(() => expect(keys()).toEqual([]))
})
