import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { expect, test } from 'vitest'
import { spanOf } from './clock-span.ts'
import { expectedJob, expectedJobs } from './expected-jobs.ts'
import { directionsLink, phoneLink } from './outward-links.ts'
import { nextReports } from './queue/deliver-reports.ts'
import type { StoredReport } from './queue/field-storage.ts'
import { formOf, knownForm, payloadOf } from './units/unit-form.ts'

const report = (
  order: number,
  work_order_number: string,
  action: StoredReport['action'],
  more: Partial<StoredReport> = {},
): StoredReport => ({
  ...{ order, client_uuid: `key-${order}`, usercode: 'T', work_order_number, action, payload: {} },
  ...{ at_device: '2026-11-16T01:00:00Z', lat: null, lng: null },
  ...more,
})
const refusal = { message: 'No', errors: {} }
const unit = {
  ...{ work_order_detail_id: 7, line_no: 1, serial_indoor: 'A1', serial_outdoor: null, work_note: null },
  ...{ checklist: {}, findings: [], parts: [] },
  measurements: [{ moment: 'Before', pressure: 120, ampere: null, temperature_in: null, temperature_out: null }],
}
const job = (work_order_number: string, more: object = {}) =>
  ({
    ...{ work_order_number, service_status: 'Scheduled', scheduled_date: '2026-11-16', slot: '08:30~12:00' },
    ...{ is_waiting_part: false, visit_count: 0, technician_code: 'T', cost_status: null, units: [unit] },
    ...more,
  }) as unknown as FieldJob

test('reports go in order; a finish goes by itself, after its photos', () => {
  const kept = [report(1, 'A', 'visit'), report(2, 'A', 'repair'), report(3, 'A', 'finish'), report(4, 'B', 'visit')]
  expect(nextReports(kept).map(({ order }) => order)).toEqual([1, 2])
  expect(nextReports(kept.slice(2)).map(({ order }) => order)).toEqual([3])
  expect(nextReports(kept.slice(3)).map(({ order }) => order)).toEqual([4])
})

test('what stands on a refused report waits, and holds up nobody else', () => {
  const kept = [report(1, 'A', 'visit', { refusal }), report(2, 'A', 'repair'), report(3, 'B', 'visit')]
  expect(nextReports(kept).map(({ order }) => order)).toEqual([3])
  expect(nextReports(kept.slice(0, 2))).toEqual([])
})

test('what the office has taken is not sent again, and is shown until the job is fetched', () => {
  const taken = report(1, 'A', 'visit', { isTaken: true })
  expect(nextReports([taken, report(2, 'A', 'repair')]).map(({ order }) => order)).toEqual([2])
  expect(expectedJob(job('A'), [taken]).service_status).toBe('Visited')
})

test('a finish waits for a photo that was refused, and only its own job waits', () => {
  const kept = [report(1, 'A', 'repair'), report(2, 'A', 'finish'), report(3, 'A', 'visit'), report(4, 'B', 'finish')]
  const photos = [{ work_order_number: 'A', refusal: 'No' }, { work_order_number: 'B' }]
  expect(nextReports(kept, photos).map(({ order }) => order)).toEqual([1])
  expect(nextReports(kept.slice(1), photos).map(({ order }) => order)).toEqual([4])
})

test('a job is shown as it will be; what was refused counts for nothing', () => {
  const move = { scheduled_date: '2026-11-18', slot: '13:30~18:00', is_waiting_part: true }
  expect(expectedJob(job('A'), [report(1, 'A', 'visit'), report(2, 'B', 'finish')]).service_status).toBe('Visited')
  expect(expectedJob(job('A'), [report(1, 'A', 'visit', { refusal })]).service_status).toBe('Scheduled')
  expect(expectedJob(job('A'), [report(1, 'A', 're-schedule', { payload: move })])).toMatchObject(move)
  const late = job('A', { slot: '13:30~18:00' })
  expect(
    expectedJobs([late, job('B'), job('C', { service_status: 'Servicing', scheduled_date: '2026-11-17' })], []),
  ).toMatchObject([{ work_order_number: 'C' }, { work_order_number: 'B' }, { work_order_number: 'A' }])
})

test('what waits on the phone about a unit is what is shown of it', () => {
  const [known] = job('A').units
  if (!known) throw new Error('a unit')
  const form = { ...formOf(known), work_note: 'Cleaned' }
  expect(form).toMatchObject({ serial_indoor: 'A1', measurements: { Before: { pressure: '120', ampere: '' } } })
  const sent = payloadOf(7, form)
  expect(sent.measurements).toMatchObject([{ moment: 'Before', pressure: '120' }])
  const kept = [report(1, 'A', 'save-work', { payload: { units: [sent] } })]
  expect(knownForm(job('A'), known, kept).work_note).toBe('Cleaned')
  expect(knownForm(job('B'), known, kept).work_note).toBe('')
})

test('out of the page: the call, the way, and a clock that is wrong', () => {
  expect(phoneLink('0812-9034-1178')).toBe('tel:+6281290341178')
  const place = { customer_address: 'Jl. Melati 1', area_name: 'Senen', pin_lat: -6.1, pin_lng: 106.8 }
  expect(directionsLink(place)).toBe('geo:-6.1,106.8?q=-6.1,106.8')
  expect(directionsLink({ ...place, pin_lat: null })).toBe('geo:0,0?q=Jl.%20Melati%201%2C%20Senen')
  const t = (unit: string, { n }: { n: number }) => `${n} ${unit}`
  expect([spanOf(86_400_000, t), spanOf(-7_200_000, t), spanOf(600_000, t)]).toEqual([
    '1 days',
    '2 hours',
    '10 minutes',
  ])
})
