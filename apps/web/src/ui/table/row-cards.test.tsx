import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowCards } from './row-cards.tsx'

const early = vi.hoisted(() => ({ isOpenedWithAnswers: vi.fn(() => true) }))
vi.mock('../../lib/api/early-answers.ts', async (original) => ({ ...(await original<object>()), ...early }))

type Row = { code: string }
const rows: Row[] = Array.from({ length: 20 }, (_, n) => ({ code: `C-${n + 1}` }))

const Cards = () => (
  <RowCards
    caption="Shops"
    rows={rows}
    columns={[]}
    keyOf={({ code }) => code}
    nameOf={({ code }) => code}
    card={({ code }) => ({ code, name: code })}
  />
)

const opened = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])

beforeEach(() => void early.isOpenedWithAnswers.mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

test('of the list that is opened first the rows on the screen are drawn first, and the others follow at once', async () => {
  opened('navigate')
  const page = render(<Cards />)
  expect(page.getAllByRole('listitem')).toHaveLength(10)
  await vi.waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(20))
})

test('a list that is returned to is as long as it was from the beginning', () => {
  opened('reload')
  expect(render(<Cards />).getAllByRole('listitem')).toHaveLength(20)
})

test('so is one that was reached by a link', () => {
  opened('navigate')
  early.isOpenedWithAnswers.mockReturnValue(false)
  expect(render(<Cards />).getAllByRole('listitem')).toHaveLength(20)
})
