import * as contract from '@sejuk/contract/sales/sales-orders'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'

afterEach(() => vi.useRealTimers())

const order = {
  ...(exampleOf(contract.getSalesOrder.data, 'filled') as contract.SalesOrderDetail),
  ...{ order_code: 'SO-1', row_version: 4, status: 'Submitted', waiting_for: ['branch'], authors: ['D-1'] },
  ...{ created_by: 'D-1', salesman_code: 'D-1', total_amount: 8_000_000, difference: null, deleted_date: null },
}
const approve = contract.actOnSalesOrder.approve.path
const open = async () => {
  beNarrow(true)
  const page = openPage(
    '/sales-order/order-detail/SO-1',
    {
      menu: rina.menu.map((one) => ({ ...one, url: '/sales-order' })),
      permission: ['Sales-Order-View', 'Sales-Order-Approve', 'Sales-Order-Approve-Branch', 'Sales-Order-Reject'],
    },
    { [contract.getSalesOrder.path]: { data: order } },
  )
  const button = await screen.findByRole('button', { name: 'Approve Rp 8.000.000' })
  const sent = () => page.asked.filter(({ path }) => path === approve).map(({ body }) => body)
  return { ...page, button, sent }
}

test('the page is left while the tap can be taken back: it is sent at once', async () => {
  const { button, sent, unmount } = await open()
  fireEvent.click(button)
  expect(sent()).toEqual([])
  unmount()
  await waitFor(() => expect(sent()).toEqual([{ order_code: 'SO-1', row_version: 4 }]))
})

test('taken back, nothing is sent, also not when the page is left', async () => {
  const { button, sent, unmount } = await open()
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  unmount()
  await act(async () => undefined)
  expect(sent()).toEqual([])
})

test('after ten seconds it is sent once', async () => {
  const { button, sent, unmount } = await open()
  vi.useFakeTimers()
  fireEvent.click(button)
  await act(async () => vi.advanceTimersByTime(9_900))
  expect(sent()).toEqual([])
  await act(async () => vi.advanceTimersByTime(200))
  expect(sent()).toHaveLength(1)
  vi.useRealTimers()
  unmount()
  await act(async () => undefined)
  expect(sent()).toHaveLength(1)
})

test('a phone shows who orders, for how much and who decides before the lines', async () => {
  const { container } = await open()
  const text = container.textContent ?? ''
  const at = (part: string) => text.indexOf(part)
  expect(at(order.customer_name)).toBeGreaterThan(-1)
  expect(at('Total, tax included')).toBeLessThan(at('Decisions'))
  expect(at('Decisions')).toBeLessThan(at('Price ladder'))
})
