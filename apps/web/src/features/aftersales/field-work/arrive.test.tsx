import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { Arrive } from './arrive.tsx'

const job = { pin_lat: null, pin_lng: null, customer_address: '', area_name: '' }
const open = (scheduled_date: string | null) => {
  const onArrive = vi.fn()
  showPart(<Arrive job={{ ...job, scheduled_date }} onArrive={onArrive} />, {})
  return onArrive
}

test('a visit on another day than appointed asks why before it is recorded', async () => {
  const user = userEvent.setup()
  const onArrive = open('2020-01-06')
  await user.click(screen.getByRole('button', { name: 'I am here' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This visit is appointed for .*2020/)
  expect(onArrive).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'I am here' })).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The customer asked for today')
  await user.click(screen.getByRole('button', { name: 'I am here' }))
  expect(onArrive).toHaveBeenCalledWith({ reason: 'The customer asked for today' }, null)
})

test('one without an appointed day is recorded at once', async () => {
  const user = userEvent.setup()
  const onArrive = open(null)
  await user.click(screen.getByRole('button', { name: 'I am here' }))
  await vi.waitFor(() => expect(onArrive).toHaveBeenCalledWith({ reason: '' }, null))
})
