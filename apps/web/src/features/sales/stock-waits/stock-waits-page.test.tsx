import * as contract from '@sejuk/contract/sales/stock-waits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'
// Loaded with the file, so that no test waits for it.
import './stock-waits-page.tsx'

const row: contract.StockWait = {
  ...(exampleOf(contract.getStockWait.data, 'filled') as contract.StockWait),
  ...{ wait_code: 'WL-1', customer_name: 'Toko Sejuk', item_code: 'AC-1', qty: 4, status: 'Offered' },
  ...{ offer_until: '2099-01-01T00:00:00.000Z', taken_order: null, place_in_line: null, row_version: 2 },
}
const open = (permission: readonly string[]) =>
  openPage(
    '/sales-order/waiting-list',
    {
      menu: rina.menu.map((one) => ({ ...one, url: '/sales-order/waiting-list' })),
      permission: [...permission] as typeof rina.permission,
    },
    {
      [contract.listStockWaits.path]: { data: [row], total: 1 },
      [contract.actOnStockWait.take.path]: { data: { wait_code: 'WL-1', status: 'Taken', row_version: 3 } },
    },
  )

test('what was offered can be taken, after a question', async () => {
  const page = open(['Sales-Order-View', 'Sales-Order-Create'])
  expect((await screen.findAllByText('Toko Sejuk')).length).toBeGreaterThan(0)
  const menu = await screen.findByRole('button', { name: /WL-1/ })
  fireEvent.click(menu)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Take' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take' }))
  const sent = () => page.asked.find(({ path }) => path === contract.actOnStockWait.take.path)?.body
  await waitFor(() => expect(sent()).toEqual({ wait_code: 'WL-1', row_version: 2 }))
})

test('who only looks puts nobody in line', async () => {
  open(['Sales-Order-View'])
  expect((await screen.findAllByText('Toko Sejuk')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Put in line' }).getAttribute('aria-disabled')).toBe('true')
})
