import type { BoardJob } from '@sejuk/contract/aftersales/work-order-board'
import type { WorkOrderDetail, WorkOrderRow } from '@sejuk/contract/aftersales/work-orders'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 54, name: 'Work Order', url: '/work-order' }]
const everything = { permission: [...permissions], menu }
const number = 'WO-705-2611-00119'
const page = `/work-order/detail/${number}`
const detailPath = `/api/work-order/detail/${number}`

const row: WorkOrderRow = {
  work_order_number: number,
  ticket_number: 'AST-705-2611-00042',
  asc_code: '8-ASC-01',
  asc_name: 'Senen Teknik',
  dept_code: '705',
  dept_name: 'Jakarta Pusat',
  customer_name: 'Toko Sejahtera',
  customer_phone: '812••••••78',
  area_name: 'Senen, Jakarta Pusat',
  technician_code: 'T-1',
  technician_name: 'Cahyo Wibowo',
  scheduled_date: null,
  unit_name: 'RAC 1 PK',
  reimbursement_code: null,
  slot: null,
  service_type: 'Repair',
  priority: 'High',
  warranty: 'In_Warranty',
  service_status: 'Accepted',
  survey_status: null,
  complaint_status: null,
  cost_status: null,
  invoice_status: null,
  cost_amount: null,
  unit_count: 2,
  visit_count: 0,
  is_waiting_part: false,
  sla_due: '2020-01-01T00:00:00Z',
  status_date: '2026-11-16T00:42:00Z',
  created_date: '2026-11-16T00:15:00Z',
  row_version: 3,
}
const nothing = Object.fromEntries(
  ['parent_number', 'schedule_note', 'work_done', 'reason', 'dispatch_note', 'signed_by', 'unsigned_reason']
    .concat(['accept_due', 'schedule_due', 'visit_due', 'finish_due', 'technician_phone', 'first_scheduled_date'])
    .concat(['first_visit_date', 'finished_date', 'ass_confirmed_date', 'closed_date', 'survey_sent_date'])
    .concat(['waiting_since', 'pin_lat', 'pin_lng'])
    .map((field) => [field, null]),
)
const detail = (part: Partial<WorkOrderDetail> = {}) => ({
  data: {
    ...nothing,
    ...row,
    customer_phone: '81290341178',
    customer_address: 'Jl. Kramat Raya 88',
    accepted_date: '2026-11-16T00:42:00Z',
    dispatched_date: '2026-11-16T00:15:00Z',
    survey_attempts: 0,
    reschedule_count: 0,
    helper_codes: [],
    timezone: 'Asia/Jakarta',
    units: [],
    visits: [],
    supports: [],
    appointments: [],
    siblings: [],
    ...part,
  },
})
const days = {
  data: [
    {
      day: '2026-11-17',
      slots: [
        { slot: '08:30~18:00', places: 0, why_not: 'The technician is not free at this time' },
        { slot: '08:30~12:00', places: 1, why_not: null },
        { slot: '13:30~18:00', places: 2, why_not: null },
      ],
    },
    {
      day: '2026-11-18',
      slots: (['08:30~18:00', '08:30~12:00', '13:30~18:00'] as const).map((slot) => ({
        slot,
        places: 0,
        why_not: 'This day is a holiday',
      })),
    },
  ],
}
const technicians = {
  data: [
    {
      technician_code: 'T-1',
      technician_name: 'Cahyo Wibowo',
      status: 'Active',
      skills: ['Repair'],
      is_skilled: true,
      jobs: 1,
      max_jobs_day: 4,
    },
  ],
}
const answers = {
  [detailPath]: detail(),
  '/api/work-order/visit-choices': days,
  '/api/work-order/technicians': technicians,
}

test('the detail shows how far the order is, and what cannot be done now says why', async () => {
  openPage(page, everything, answers)
  await screen.findByRole('heading', { name: number })
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeTruthy()
  expect(screen.getByText('Next step').closest('li')?.textContent).toContain('Scheduled')
  expect(screen.getByText('SLA: Late')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  const shut = await screen.findByRole('menuitem', { name: /^Finish/ })
  expect(shut.getAttribute('data-shut')).toBe('true')
  expect(shut.textContent).toBe('FinishNeeds status Servicing')
  expect(screen.getByRole('menuitem', { name: /^ASS Confirm/ }).textContent).toBe(
    'ASS ConfirmNeeds status Finished or Finished, SN invalid',
  )
})

test('what one may never do is not there', async () => {
  openPage(page, { ...everything, permission: ['Work-Order-Search', 'Work-Order-Button-Cancel'] }, answers)
  await screen.findByRole('heading', { name: number })
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cancel work order'])
})

test('a visit is given a day that is free, and what was looked at is sent along', async () => {
  const path = `/api/work-order/${number}/schedule`
  const { asked } = openPage(page, everything, { ...answers, [path]: { message: 'Visit scheduled' } })
  await screen.findByRole('heading', { name: number })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const panel = await screen.findByRole('complementary', { name: 'Schedule' })
  const shut = await within(panel).findByRole('button', { name: /18$/ })
  expect([shut.getAttribute('aria-disabled'), shut.title]).toEqual(['true', 'This day is a holiday'])
  await user.click(within(panel).getByRole('button', { name: /17$/ }))
  expect(
    within(panel)
      .getByRole('radio', { name: /08:30~18:00/ })
      .hasAttribute('disabled'),
  ).toBe(true)
  await user.click(within(panel).getByRole('radio', { name: /08:30~12:00/ }))
  expect(within(panel).getByText(/The customer gets a message: Tuesday 17 Nov 2026/)).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some((one) => one.path === path)).toBe(true))
  expect(asked.find((one) => one.path === path)?.body).toMatchObject({
    row_version: 3,
    scheduled_date: '2026-11-17',
    slot: '08:30~12:00',
    technician_code: 'T-1',
  })
})

test('a refused action keeps what was written', async () => {
  const refusal = Response.json(
    { code: '409', status: 'Conflict', message: 'Needs status Service_Dispatched', data: null },
    { status: 409 },
  )
  const path = `/api/work-order/${number}/cancel`
  openPage(page, everything, { ...answers, [path]: () => refusal.clone() })
  await screen.findByRole('heading', { name: number })
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel work order' }))
  const panel = await screen.findByRole('complementary', { name: 'Cancel work order' })
  await user.type(within(panel).getByRole('textbox'), 'Sold')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Needs status Service_Dispatched')).toBeTruthy()
  expect(within(panel).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Sold')
})

test('the list has its tabs with counts, and each row its next step', async () => {
  openPage('/work-order', everything, {
    '/api/work-order': { data: [row], total: 1, page: { current: 1, totalPages: 1 } },
    '/api/work-order/status-tab': {
      data: [
        { tab: 'All', total: 1, total_is_capped: false },
        { tab: 'To_Schedule', total: 1, total_is_capped: false },
        { tab: 'Complaints', total: 0, total_is_capped: false },
      ],
    },
  })
  expect(await screen.findByRole('link', { name: number })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^To schedule ?1$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Complaints/ })).toBeNull()
})

const job = (part: Partial<BoardJob>): BoardJob => ({ ...row, ...part })
test('on the board jobs that cannot all be kept are shown, and a job is dragged to a day or moved by its button', async () => {
  const scheduled = { service_status: 'Scheduled', scheduled_date: '2026-11-17' } as const
  const board = {
    days: [
      { day: '2026-11-17', holiday: null, is_acceptable: true },
      { day: '2026-11-18', holiday: 'Maulid', is_acceptable: false },
    ],
    technicians: [
      {
        technician_code: 'T-1',
        technician_name: 'Cahyo Wibowo',
        status: 'Active',
        max_jobs_day: 4,
        work_days: [1, 2, 3, 4, 5, 6],
      },
    ],
    jobs: [
      job({ ...scheduled, work_order_number: 'WO-A', slot: '08:30~18:00' }),
      job({ ...scheduled, work_order_number: 'WO-B', slot: '08:30~12:00' }),
    ],
    waiting: [job({ work_order_number: 'WO-C', customer_name: 'Klinik Pratama' })],
  }
  openPage(
    '/work-order/board',
    { ...everything, asc_code: '8-ASC-01', viewData: 'View_Data_Asc' },
    {
      ...answers,
      '/api/work-order/board': { data: board },
    },
  )
  expect(await screen.findByText('These jobs cannot all be kept')).toBeTruthy()
  expect(screen.getByText('Maulid')).toBeTruthy()
  const card = screen.getByText('Klinik Pratama').closest('article')!
  fireEvent.dragStart(card, { dataTransfer: { setData: () => {}, effectAllowed: '' } })
  const cell = screen.getByText('These jobs cannot all be kept').closest('[class*=cell]')!
  fireEvent.drop(cell)
  const panel = await screen.findByRole('complementary', { name: 'Schedule' })
  const chosen = await within(panel).findByRole('button', { name: /17$/ })
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
  await user.click(within(panel).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Schedule on another day: WO-A' }))
  expect(await screen.findByRole('complementary', { name: 'Re-schedule' })).toBeTruthy()
})
