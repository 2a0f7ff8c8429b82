import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPhone } from '../../../../test/phone-storage.ts'
import { useDraftedPhotos } from './drafted-photos.ts'

vi.mock('idb', () => import('../../../../test/phone-storage.ts'))
beforeEach(() => emptyPhone())

const photo = () => new File(['slope'], 'slope.jpg', { type: 'image/jpeg' })
const opened = (usercode = 'TECH', code = 'SPV-1') => renderHook(() => useDraftedPhotos(usercode, code))
const counted = ({ result }: ReturnType<typeof opened>) => result.current.photosOf['DRN-01']?.length ?? 0

test('a photo of a half-answered point is there again after the browser was closed, for who took it', async () => {
  const first = opened()
  act(() => first.result.current.change('DRN-01', (files) => [...files, photo()]))
  act(() => first.result.current.change('DRN-01', (files) => [...files, photo()]))
  expect(counted(first)).toBe(2)
  await act(async () => {})
  first.unmount()
  const again = opened()
  await waitFor(() => expect(counted(again)).toBe(2))
  const others = [opened('TECH', 'SPV-2'), opened('OTHER')]
  await act(async () => {})
  expect(others.map(counted)).toEqual([0, 0])
})

test('what was saved or taken away is not kept', async () => {
  const first = opened()
  act(() => first.result.current.change('DRN-01', () => [photo()]))
  act(() => first.result.current.drop('DRN-01'))
  await act(async () => {})
  first.unmount()
  const again = opened()
  await act(async () => {})
  expect(counted(again)).toBe(0)
})
