import * as contract from '@sejuk/contract/aftersales/costs'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 61, name: 'Cost Approval', url: '/cost-approval' }]
const office = { permission: [...permissions], menu }
const number = 'WO-705-2611-00179'
const page = `/cost-approval/detail?code=${number}`

const sheet = (more: object = {}) => ({
  work_order_number: number,
  asc_code: '8-ASC-01',
  asc_name: 'Service Center Jakarta Barat',
  dept_code: '705',
  customer_name: 'Tuti Ramadhan',
  duplicate_of: null,
  submitted_by: 'RCI-0320',
  submit_user_name: 'Hendra Wijaya',
  authors: ['RCI-0320'],
  decide_user_name: null,
  return_reason: null,
  service_type: 'Repair',
  cost_status: 'Cost_Submitted',
  lines: 1,
  asked_amount: 135_000,
  standard_amount: 135_000,
  over_standard_percent: 0,
  approved_amount: null,
  submitted_date: '2026-11-14T09:54:25Z',
  decided_date: null,
  created_date: '2026-11-13T09:54:25Z',
  row_version: 3,
  km: 18,
  is_overtime: false,
  price_version: 2,
  sheet: [
    {
      line_no: 1,
      cost_type: 'Service_Fee',
      description: 'Jasa servis',
      quantity: 1,
      unit_price: 135_000,
      amount: 135_000,
      standard_amount: 135_000,
      override_reason: null,
      photo_codes: [],
      approved_amount: null,
      decide_reason: null,
    },
  ],
  ...more,
})
const found = (more: object = {}) => ({ [contract.getCosts.path]: { data: sheet(more) } })

test('a cost sheet is approved as it was seen, after a question', async () => {
  const { asked } = openPage(page, office, found())
  await user.click(await screen.findByRole('button', { name: 'Approve Cost' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve Cost' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith(`/${number}/approve-cost`))?.body).toMatchObject({ row_version: 3 }),
  )
})

test('it goes back only with a reason, and what the server refuses keeps what was written', async () => {
  const { asked } = openPage(page, office, {
    ...found(),
    [`/api/work-order/${number}/return-cost`]: { code: '409', status: 'Refused', message: 'It is decided already' },
  })
  await user.click(await screen.findByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return' })
  await user.type(within(dialog).getByLabelText('Reason'), 'No photo')
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/return-cost'))).toBe(true))
  expect((within(dialog).getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('No photo')
})

test('whoever submitted it does not approve it, and is told so', async () => {
  openPage(page, office, found({ authors: [rina.usercode] }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve Cost' }).getAttribute('aria-disabled')).toBe('true'),
  )
})

test('without the permission there is no sheet', async () => {
  openPage(page, { permission: [], menu }, {})
  expect((await screen.findAllByText('No Permission')).length).toBeGreaterThan(0)
})
