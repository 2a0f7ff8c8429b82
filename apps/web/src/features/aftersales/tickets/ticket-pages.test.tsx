import { ascForDispatch, proposeDispatch } from '@sejuk/contract/aftersales/service-centres'
import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 53, name: 'Aftersales Ticket', url: '/after-sales-order' }]
const desk = { permission: [...permissions], menu }

const row = {
  ticket_number: 'AST-705-2611-00069',
  ticket_status: 'Ticket_Draft',
  complain_by: 'End_User',
  complain_via: 'Phone',
  priority: 'High',
  service_type: 'Repair',
  warranty: 'In_Warranty',
  action_role: 'Call Center',
  customer_name: 'Gilang Permana',
  customer_phone: '81290341178',
  sub_district_name: 'Susukan',
  city_name: 'Kota Administrasi Jakarta Timur',
  dept_code: '705',
  dept_name: 'Branch Jakarta',
  unit_count: 2,
  dispatched_count: 0,
  asc_codes: [],
  is_done: false,
  created_by: 'RCI-0302',
  create_user_name: 'Maya Putri',
  created_date: '2026-11-14T09:54:25Z',
  sla_due: '2020-11-14T10:54:25Z',
  dispatched_date: null,
  row_version: 1,
}
const unit = (line_no: number) => ({
  line_no,
  item_code: null,
  item_name: `Split ${line_no}`,
  category_code: 'SPL',
  serial_indoor: null,
  serial_outdoor: null,
  purchase_date: null,
  symptom: null,
  symptom_name: null,
  symptom_local_name: null,
  error_code: null,
  description: null,
  asc_code: null,
  asc_name: null,
  work_order_number: null,
  quantity: 1,
  warranty: 'Unknown',
  warranty_until: null,
  service_status: null,
  is_in_own_stock: false,
})
const ticket = {
  ...row,
  customer_phone2: null,
  customer_email: null,
  customer_address: 'Jl. Flamboyan 88',
  shop_name: null,
  project_code: null,
  description: null,
  preferred_date: null,
  preferred_slot: null,
  duplicate_of: null,
  delete_reason: null,
  region: {
    sub_district_code: '31.75.02.1001',
    sub_district_name: 'Susukan',
    district_code: '31.75.02',
    district_name: 'Ciracas',
    city_code: '31.75',
    city_name: 'Kota Administrasi Jakarta Timur',
    province_code: '31',
  },
  pin_lat: null,
  pin_lng: null,
  units: [unit(1), unit(2)],
  work_orders: [],
  complaints: [],
  other_tickets: [],
  is_own: false,
  is_elsewhere: false,
  live_work_orders: 0,
  open_work_orders: 0,
  messages: [],
  undo: null,
  updated_date: '2026-11-14T09:54:25Z',
}
const candidate = (asc_code: string, score: number) => ({
  asc_code,
  asc_name: `Service Center ${asc_code}`,
  asc_group: 'Jakarta',
  city_name: 'Jakarta',
  asc_type: 'RAC',
  types: ['RAC'],
  signed: true,
  covers: true,
  score,
  reasons: [{ reason: 'covers', points: 40, value: null }],
  distance_km: null,
  load_today: 1,
  capacity: 8,
  rating: 4,
  contract_valid_to: '2028-01-01',
})
const list = '/after-sales-order'
const page = `/after-sales-order/detail/${row.ticket_number}`

test('the list tells who waits since when, and what is late', async () => {
  openPage(list, desk, { [contract.listTickets.path]: { data: [row], total: 1 } })
  expect(await screen.findByRole('link', { name: row.ticket_number })).toBeTruthy()
  expect(screen.getByText('Susukan, Jakarta Timur')).toBeTruthy()
  expect(screen.getByRole('link', { name: row.ticket_number }).closest('tr')?.textContent).toContain(
    'Late: 14 Nov 2020',
  )
})

test('an empty list says so', async () => {
  openPage(list, desk, { [contract.listTickets.path]: { data: [], total: 0 } })
  expect(await screen.findByText('No Data')).toBeTruthy()
})

test('without the permission there is no list', async () => {
  openPage(list, { permission: [], menu }, {})
  expect((await screen.findAllByText('No Permission')).length).toBeGreaterThan(0)
})

test('some units go to one centre and the rest to another, in one call', async () => {
  const { asked } = openPage(page, desk, {
    [contract.getTicket.path.replace('{ticket_number}', row.ticket_number)]: { data: ticket },
    [ascForDispatch.path]: { data: [candidate('8-ASC-02', 89), candidate('8-ASC-08', 57)] },
  })
  await user.click(await screen.findByRole('button', { name: 'Dispatch' }))
  const panel = await screen.findByRole('complementary', { name: 'Dispatch' })
  expect(await within(panel).findByText('89 points')).toBeTruthy()
  await user.click(within(panel).getByRole('checkbox', { name: '2. Split 2' }))
  await user.click(within(panel).getByRole('button', { name: 'Another centre for the rest' }))
  await user.click(within(panel).getByRole('button', { name: 'Dispatch' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/dispatch'))?.body).toMatchObject({
      assignments: [
        { asc_code: '8-ASC-02', lines: [1] },
        { asc_code: '8-ASC-08', lines: [2] },
      ],
    }),
  )
})

test('who may not dispatch sees no button for it, and why a ticket of somebody else is not theirs to change', async () => {
  openPage(
    page,
    { ...desk, permission: permissions.filter((one) => one !== 'Aftersales-Ticket-Dispatch') },
    {
      [contract.getTicket.path.replace('{ticket_number}', row.ticket_number)]: { data: ticket },
    },
  )
  expect((await actionInMenu(/^Modify./)).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('menuitem', { name: /^Dispatch/ })).toBeNull()
})

test('several tickets go at once, each to its centre; one that cannot go says why, and so does one that is refused', async () => {
  const other = { ...row, ticket_number: 'AST-705-2611-00070', customer_name: 'Sari Dewi' }
  const gone = { ...row, ticket_number: 'AST-705-2611-00071', customer_name: 'Tono' }
  const proposal = (ticket_number: string, asc_code: string) => ({
    ticket_number,
    row_version: 1,
    lines: [1, 2],
    candidates: [candidate(asc_code, 89), candidate('8-ASC-08', 57)],
    why_not: null,
  })
  const pathOf = (ticket_number: string) => dispatching.dispatchTicket.path.replace('{ticket_number}', ticket_number)
  const { asked } = openPage(list, desk, {
    [contract.listTickets.path]: { data: [row, other, gone], total: 3 },
    [proposeDispatch.path]: {
      data: [
        proposal(row.ticket_number, '8-ASC-02'),
        proposal(other.ticket_number, '8-ASC-03'),
        {
          ...proposal(gone.ticket_number, ''),
          lines: [],
          candidates: [],
          why_not: 'Needs status Ticket_Draft or Ticket_Dispatched_Part',
        },
      ],
    },
    [pathOf(row.ticket_number)]: { data: { ticket_status: 'Ticket_Dispatched', row_version: 2, work_orders: [] } },
    [pathOf(other.ticket_number)]: {
      code: '406',
      status: false,
      message: 'Form invalid. Please check the form',
      errors: { asc_code: ['The service centre is paused'] },
    },
  })
  await screen.findByRole('link', { name: row.ticket_number })
  await user.click(screen.getByRole('checkbox', { name: /all/i }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Dispatch' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Stays: Needs status Ticket Draft or Ticket Partly Dispatched')).toBeTruthy()
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: `Service centre for ${row.ticket_number}` }),
    '8-ASC-08',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Dispatch 2 tickets' }))
  expect(await screen.findByText('The service centre is paused')).toBeTruthy()
  expect(asked.filter(({ path }) => path.endsWith('/dispatch')).map(({ body }) => body)).toMatchObject([
    { row_version: 1, assignments: [{ asc_code: '8-ASC-08', lines: [1, 2] }] },
    { row_version: 1, assignments: [{ asc_code: '8-ASC-03', lines: [1, 2] }] },
  ])
})
