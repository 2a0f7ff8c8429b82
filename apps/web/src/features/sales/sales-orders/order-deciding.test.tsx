import * as contract from '@sejuk/contract/sales/sales-orders'
import { because } from '@sejuk/domain/messages'
import type { Permission } from '@sejuk/domain/permissions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'

afterEach(() => vi.useRealTimers())

const order = {
  ...(exampleOf(contract.getSalesOrder.data, 'filled') as contract.SalesOrderDetail),
  ...{ order_code: 'SO-1', row_version: 4, status: 'Submitted', waiting_for: ['branch'], authors: ['D-1'] },
  ...{ salesman_name: 'Dimas Saputra', approval_round: 1, over_credit_amount: 0, overdue_days: 0 },
  ...{ is_pre_order: false, total_qty: 3, delivered_qty: 0, cancelled_qty: 0, address_type: 'official-address' },
  lines: [],
  credit_now: { limit: 40_000_000, left: -500_000, over_by: 500_000, overdue_days: 0 },
  approvals: [
    {
      ...{ round: 1, kind: 'branch', status: 'Waiting', note: null, decided_by: null, decided_user_name: null },
      ...{ decided_date: null, due_date: null, created_date: '2026-11-17T01:00:00.000Z' },
      reasons: [because('order-discount-within-band', { percent: '4', band: '5' })],
    },
  ],
  ...{ created_by: 'D-1', salesman_code: 'D-1', total_amount: 8_000_000, difference: null, deleted_date: null },
}
const approve = contract.actOnSalesOrder.approve.path
const open = async (given: object = order, more: readonly Permission[] = []) => {
  beNarrow(true)
  const page = openPage(
    '/sales-order/order-detail/SO-1',
    {
      menu: rina.menu.map((one) => ({ ...one, url: '/sales-order' })),
      permission: [
        ...(['Sales-Order-View', 'Sales-Order-Approve', 'Sales-Order-Approve-Branch', 'Sales-Order-Reject'] as const),
        ...more,
      ],
    },
    { [contract.getSalesOrder.path]: { data: given } },
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
  expect(at('Total, tax included')).toBeLessThan(at('Why it came to you'))
  expect(at('Why it came to you')).toBeLessThan(at('Price ladder'))
  expect(at('Price ladder')).toBeLessThan(at('Lines'))
})

test('whoever decides reads discount, credit and stock, each in order or not, with its figure', async () => {
  await open()
  const why = screen.getByRole('heading', { name: 'Why it came to you' }).closest('section')
  const said = [...(why?.querySelectorAll('li') ?? [])].map((one) => one.textContent)
  expect(said).toEqual([
    'In order: Discount 4%, the branch decides up to 5%',
    'Take care: Credit is not enough, Rp 500.000 over the limit of Rp 40.000.000',
    'Take care: Not all stock is locked, 0 of 3 units locked, the address is usable',
  ])
  // The state of the order says the same, though its credit was in order when it was submitted.
  expect(screen.getByText('Rp 500.000 over the limit')).toBeInTheDocument()
})

test('a rejection is chosen, and names who is told; another reason needs a note', async () => {
  const { asked } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const send = await screen.findByRole('button', { name: 'Reject and tell Dimas Saputra' })
  const note = () => screen.getByRole('textbox', { name: /Note for Dimas Saputra/ }) as HTMLTextAreaElement
  fireEvent.click(screen.getByRole('radio', { name: 'Another reason' }))
  expect(note().required || note().getAttribute('aria-required') === 'true').toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Discount too large' }))
  expect(note().required || note().getAttribute('aria-required') === 'true').toBe(false)
  fireEvent.click(send)
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === contract.actOnSalesOrder.reject.path).map(({ body }) => body)).toEqual([
      { order_code: 'SO-1', row_version: 4, reason_code: 'discount-too-large', reason: '' },
    ]),
  )
})

test('credit and days are decided on a phone with a reason and fewer days, not by one tap', async () => {
  const asked = { ...order, waiting_for: ['finance', 'term'], payment_term_days: 60 }
  const { button, sent } = await open(asked, ['Sales-Order-Approve-Credit', 'Sales-Order-Approve-Term'])
  fireEvent.click(button)
  const reason = await screen.findByRole('textbox', { name: /Why it may leave beyond the credit/ })
  expect(reason).toBeRequired()
  fireEvent.change(reason, { target: { value: 'Pays by transfer on Friday' } })
  fireEvent.change(screen.getByRole('textbox', { name: /Granted days/ }), { target: { value: '30' } })
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { order_code: 'SO-1', row_version: 4, note: 'Pays by transfer on Friday', granted_days: '30' },
    ]),
  )
})
