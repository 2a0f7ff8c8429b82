import { getDeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import { actOnDelivery, deliveryRow } from '@sejuk/contract/delivery/delivery-orders'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const planned = (n: number, driver_name: string | null) => ({
  ...(exampleOf(deliveryRow, 'filled') as object),
  ...{ delivery_code: `DO-${n}`, customer_name: `Toko ${n}`, truck_no: `B ${n} TXR`, warehouse_code: 'W1' },
  ...{ driver_name, planned_date: '2026-11-17', status: 'Review', stop_no: 1, lat: null, lng: null },
})
const openBoard = (drivers: readonly (string | null)[]) =>
  openPage(
    '/delivery-order/board',
    { permission: [...permissions], menu: rina.menu.map((entry) => ({ ...entry, url: '/delivery-order' })) },
    {
      [getDeliveryBoard.path]: {
        data: {
          ...{ from: '2026-11-17', days: ['2026-11-17'], unplanned: [], pickups: [], unplanned_pickups: [] },
          ...{ stops: drivers.map((driver, n) => planned(n + 1, driver)), is_capped: false },
        },
      },
      [actOnDelivery.confirmPlan.path]: { data: { status: 'Pending to Approve', row_version: 2 } },
    },
  )
const confirmed = (asked: ReturnType<typeof openBoard>['asked']) =>
  asked.filter(({ path }) => path === actOnDelivery.confirmPlan.path).length

test('confirming a part of the trucks asks, and says how many stay', async () => {
  const { asked } = openBoard(['Ujang', null])
  await user.click(await screen.findByRole('button', { name: /^Confirm 1 of 2 trucks/ }))
  const question = await screen.findByRole('dialog', { name: 'Confirm only 1 of 2 trucks?' })
  expect(question).toHaveTextContent('1 delivery has no driver or is not ready')
  expect(confirmed(asked)).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Confirm 1 truck' }))
  await waitFor(() => expect(confirmed(asked)).toBe(1))
})

test('all trucks are confirmed at once', async () => {
  const { asked } = openBoard(['Ujang', 'Asep'])
  await user.click(await screen.findByRole('button', { name: /^Confirm 2 of 2 trucks/ }))
  await waitFor(() => expect(confirmed(asked)).toBe(2))
})
