import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { copyText } from './clipboard.ts'
import { pauseToasts } from './toasts.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['Copied!', async () => {}],
  [
    'Failed to copy!',
    async () => {
      throw new Error('no clipboard')
    },
  ],
])('%s is told for two seconds', async (said, writeText) => {
  vi.useFakeTimers()
  pauseToasts(false)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.execCommand = () => false
  showPart(<p />)
  await act(() => copyText('DO-1'))
  expect(screen.getByText(said)).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1900))
  expect(screen.getByText(said)).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(600))
  expect(screen.queryByText(said)).toBeNull()
})
