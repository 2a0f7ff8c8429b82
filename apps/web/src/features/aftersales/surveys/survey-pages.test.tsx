import * as contract from '@sejuk/contract/aftersales/surveys'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 61, name: 'Survey List', url: '/survey-list' }]
const desk = { permission: [...permissions], menu }

const row = {
  survey_code: 'SVY-713-2611-00002',
  work_order_number: 'WO-713-2611-00058',
  asc_code: '8-ASC-04',
  asc_name: 'Service Center Tangerang',
  dept_code: '713',
  customer_name: 'Astri Lim',
  customer_phone: '8164968641',
  technician_code: 'TEC-0401',
  technician_name: 'Pandu Purnomo',
  agent_name: null,
  comment: null,
  round: 1,
  service_type: 'Repair',
  status: 'Not_Reply',
  channel: null,
  overall: null,
  is_suspicious: false,
  is_closed: false,
  desk_result: null,
  desk_reason: null,
  attempts: 0,
  finished_date: '2026-11-10T09:00:00Z',
  sent_date: '2026-11-11T09:00:00Z',
  answered_date: null,
  next_call_date: '2026-11-12T09:00:00Z',
  created_date: '2026-11-11T09:00:00Z',
  row_version: 3,
}
const detail = {
  ...row,
  unit_name: 'Gree NK3 1 PK',
  customer_address: 'Jl. Kutilang 4',
  is_solved: null,
  is_on_time: null,
  politeness: null,
  money_asked: null,
  money_amount: null,
  has_receipt: null,
  recommend: null,
  expires_date: null,
  reminders: 0,
  complain_code: null,
  calls: [],
}
const answers = {
  [contract.listSurveys.path]: { data: [row], total: 1 },
  [contract.getSurvey.path]: { data: detail },
  [contract.nextSurvey.path]: { data: { survey_code: null, waiting: 0 } },
}

test('a call that reached the customer is kept only with its answers, of the version that was looked at', async () => {
  const { asked } = openPage(`/survey-list?call=${row.survey_code}`, desk, answers)
  const panel = await screen.findByRole('complementary', { name: /Astri Lim/ })
  await user.click(await within(panel).findByRole('button', { name: 'Save and next' }))
  expect(await within(panel).findByText('Say how the call went')).toBeTruthy()
  await user.keyboard('1')
  await user.click(within(panel).getByRole('button', { name: 'Save and next' }))
  expect(await within(panel).findAllByRole('alert')).toHaveLength(2)
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(within(panel).getByRole('radio', { name: /^2,/ }))
  await user.click(within(panel).getAllByRole('radio', { name: 'No' })[0]!)
  await user.click(within(panel).getByRole('button', { name: 'Save and next' }))
  await waitFor(() =>
    expect(
      asked.find(({ method, path }) => method === 'POST' && path === contract.recordCall.path)?.body,
    ).toMatchObject({
      survey_code: row.survey_code,
      row_version: 3,
      outcome: 'Reached',
      answers: { overall: 2, is_solved: false },
    }),
  )
})

test('with nobody to call the desk says so, and an answered survey asks nothing', async () => {
  openPage(`/survey-list?call=${row.survey_code}`, desk, {
    ...answers,
    [contract.getSurvey.path]: { data: { ...detail, is_closed: true, overall: 4, is_solved: true, politeness: 5 } },
  })
  const panel = await screen.findByRole('complementary', { name: /Astri Lim/ })
  expect(await within(panel).findByText('4 of 5')).toBeTruthy()
  expect(within(panel).getByText('5 of 5')).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'Save and next' })).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Start calling', hidden: true }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
})
