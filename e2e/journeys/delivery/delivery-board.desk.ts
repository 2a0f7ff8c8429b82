import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { caller, enter, expectAccessible } from '../../users.ts'

type Stop = { delivery_code: string; customer_name: string; planned_date: string | null; truck_no: string | null }
type Board = { stops: Stop[]; unplanned: Stop[] }

test('a delivery without a truck is dragged onto one, its load is counted, and the move is undone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ask } = await caller(browser, baseURL ?? '', 'logistics')
  const readBoard = (): Promise<Board> => ask('/api/delivery-order/board')
  const { unplanned, stops } = await readBoard()
  const names = [...unplanned, ...stops].map(({ customer_name }) => customer_name)
  const stop = unplanned.find(({ customer_name }) => names.filter((name) => name === customer_name).length === 1)
  if (!stop) throw new Error('Every delivery has a truck')
  const placeOf = async () => {
    const board = await readBoard()
    const one = [...board.stops, ...board.unplanned].find(({ delivery_code }) => delivery_code === stop.delivery_code)
    return one && [one.planned_date, one.truck_no]
  }
  const before = await placeOf()
  await enter(page, 'logistics', '/delivery-order/board')
  const card = page.getByRole('button', { name: `Move to: ${stop.customer_name}` })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  const [, truck] = await page.getByRole('row').all()
  if (!truck) throw new Error('There is no truck')
  const tomorrow = truck.getByRole('cell').nth(2)
  const there = tomorrow.getByRole('link', { name: stop.customer_name })
  // A truck with many stops is taller than the screen.
  await card.dragTo(tomorrow, { targetPosition: { x: 80, y: 40 } })
  await expect(page.getByText(new RegExp(`${stop.customer_name}.*moved`))).toBeVisible()
  await expect(there).toBeVisible()
  await expect(tomorrow.getByText(/^\d+% kg$/)).toBeVisible()
  expect(await placeOf()).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(there).toBeHidden()
  expect(await placeOf()).toEqual(before)
})
