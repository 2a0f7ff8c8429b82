import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Pager } from './pager.tsx'

const show = (current: number, pages: number, isCapped = false) => {
  const onGo = vi.fn()
  const onCountExactly = vi.fn()
  const total = isCapped ? 10_000 : pages * 20
  render(<Pager {...{ current, pages, total, isCapped, onGo, onCountExactly }} />)
  return { onGo, onCountExactly }
}
const seen = () => [...screen.getByRole('navigation').children].map((one) => one.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('two neighbours stand on each side, dots where there are more', () => {
  show(50, 121)
  expect(seen().filter(Boolean)).toEqual(['...', '48', '49', 'Page 5050', '51', '52', '...'])
  expect(screen.getByText('Total Records : 2.420; Total Page : 121')).toBeInTheDocument()
})

test('on the first page there is no way back, on the last none ahead', () => {
  show(1, 3)
  expect(screen.getByRole('button', { name: 'First page' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Last page' })).toBeEnabled()
})

test('a page is a press away', async () => {
  const { onGo } = show(2, 9)
  await press('Page 4')
  await press('First page')
  await press('Previous page')
  await press('Next page')
  await press('Last page')
  expect(onGo.mock.calls.flat()).toEqual([4, 1, 1, 3, 9])
})

test('a list too long to count ends at its last page, and is counted on demand', async () => {
  const { onGo, onCountExactly } = show(500, 500, true)
  expect(screen.getByText(/Total Records : 10\.000\+; Total Page : 500\+/)).toBeInTheDocument()
  await press('Next page')
  await press('Last page')
  expect(onGo.mock.calls.flat()).toEqual([501, -1])
  await press('Count exactly')
  expect(onCountExactly).toHaveBeenCalledOnce()
})

test('before the total is there one goes on and back, and what comes with it has its room', async () => {
  const onGo = vi.fn()
  const others = { current: 2, isCapped: false, onGo, onCountExactly: () => {} }
  const { rerender } = render(<Pager {...others} pages={3} total={undefined} />)
  expect(screen.getByText('Total Records : …; Total Page : …')).toBeInTheDocument()
  const places = seen().length
  await press('Page 3')
  await press('Previous page')
  await press('Next page')
  await press('Last page')
  expect(onGo.mock.calls.flat()).toEqual([3, 1, 3, -1])
  for (const pages of [9, 4, 3]) {
    rerender(<Pager {...others} pages={pages} total={pages * 20} />)
    expect(screen.getByText(`Total Records : ${pages * 20}; Total Page : ${pages}`)).toBeInTheDocument()
    expect(seen()).toHaveLength(places)
  }
  rerender(<Pager {...others} current={3} pages={3} total={60} />)
  expect(seen().filter(Boolean)).toEqual(['1', '2', 'Page 33'])
})

test('where no row is beyond the page there is no way on, total or not', () => {
  render(<Pager current={1} pages={1} total={undefined} isCapped={false} onGo={() => {}} onCountExactly={() => {}} />)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled()
})

test('from the end one walks backwards', async () => {
  const { onGo } = show(-2, 500, true)
  expect(screen.getByText('Last −1')).toHaveAttribute('aria-current', 'page')
  await press('Previous page')
  await press('Next page')
  expect(onGo.mock.calls.flat()).toEqual([-3, -1])
})
