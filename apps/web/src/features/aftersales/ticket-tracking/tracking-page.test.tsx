import { askToMove, trackTicket } from '@sejuk/contract/aftersales/ticket-tracking'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const user = userEvent.setup()
beforeEach(() => localStorage.setItem('sejuk.language', 'default'))

const token = 'a'.repeat(32)
const page = `/service-tracking?token=${token}`
const job = {
  work_order_number: 'WO-705-2611-00042',
  step: 'Scheduled',
  units: ['Split 1 PK'],
  asc_name: 'Service Center Jakarta',
  technician_name: 'Cahyo Wibowo',
  scheduled_date: '2026-11-17',
  slot: '08:30~12:00',
  has_photo: false,
  finished_date: null,
  may_move: true,
  wish: null,
}
const ticket = {
  company_name: 'Sejuk',
  support_phone: '0215551234',
  ticket_number: 'AST-705-2611-00069',
  customer_name: 'Gilang Permana',
  service_type: 'Repair',
  created_date: '2026-11-14T09:54:25Z',
  timezone: 'Asia/Jakarta',
  today: '2026-11-16',
  is_cancelled: false,
  jobs: [job],
  waiting_units: [],
}

test('a customer reads when we come and who, and asks for another day', async () => {
  const { asked } = openPage(
    page,
    {},
    {
      [trackTicket.path]: { data: ticket },
      [askToMove.path]: { data: null, message: 'We have your wish and will confirm the new time' },
    },
  )
  expect(await screen.findByText('We come on Tuesday 17 Nov 2026, between 08:30 and 12:00.')).toBeTruthy()
  expect(screen.getByText('Cahyo Wibowo')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Call us/ }).getAttribute('href')).toBe('tel:+62215551234')
  await user.click(screen.getByRole('button', { name: 'Ask for another time' }))
  await user.click(screen.getByRole('button', { name: 'Send the wish' }))
  expect(await screen.findByText('Visit date is required!')).toBeTruthy()
  expect(asked.some(({ path }) => path === askToMove.path)).toBe(false)
  await user.selectOptions(screen.getByRole('combobox', { name: /Day/ }), '2026-11-18')
  await user.click(within(screen.getByRole('radiogroup')).getAllByRole('radio')[1]!)
  await user.click(screen.getByRole('button', { name: 'Send the wish' }))
  await screen.findByRole('button', { name: 'Ask for another time' })
  expect(asked.find(({ path }) => path === askToMove.path)?.body).toMatchObject({
    token,
    wanted_date: '2026-11-18',
    wanted_slot: '08:30~12:00',
  })
})

test('a wrong link says so', async () => {
  openPage(page, {}, { [trackTicket.path]: { code: '404', status: 'WrongLink', message: 'This link is not right' } })
  expect(await screen.findByRole('heading', { name: 'This link is not right' })).toBeTruthy()
})

test('a look that fails says so and leaves on the page what was known', async () => {
  let answer: { data: object } | { code: string; message: string } = { data: ticket }
  openPage(page, {}, { [trackTicket.path]: () => answer })
  await user.click(await screen.findByRole('button', { name: 'Ask for another time' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Day/ }), '2026-11-18')
  answer = { code: '500', message: 'Please try again' }
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Please try again')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: /Day/ })).toHaveValue('2026-11-18')
})
