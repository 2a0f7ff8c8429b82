import { serviceStatuses } from '@sejuk/domain/aftersales/statuses'
import { fieldActions, reportsAtOnce } from '@sejuk/domain/aftersales/work-orders/field-work'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, texts } from '../fields.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { workOrderDetail } from './work-orders.ts'

const group = '/api/work-order-technician'

const fieldPhoto = z.object({
  ...texts('alias', 'photo_name', 'local_name'),
  /** How many are required, and how many the server has. */
  least: z.number(),
  taken: z.number(),
})
const fieldJob = workOrderDetail.extend({ photos: z.array(fieldPhoto) })
export type FieldJob = z.output<typeof fieldJob>
export type FieldPhoto = z.output<typeof fieldPhoto>

/** Everything a phone needs for the days ahead, so that it can do without a network. */
export const listFieldJobs = endpoint(`GET ${group}/jobs`, {
  needs: 'Work-Order-Search',
  input: z.object({}),
  data: z.object({ now: instant, today: z.string(), jobs: z.array(fieldJob) }),
})

const report = z.object({
  /** The phone's own key: whatever is sent twice happens once. */
  client_uuid: z.uuid(),
  work_order_number: code,
  action: z.enum(fieldActions),
  at_device: z.iso.datetime(),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
  /** As the action's own call takes it. */
  payload: z.record(z.string().max(100), z.unknown()).default({}),
})
export type FieldReport = z.output<typeof report>

const result = z.object({
  client_uuid: z.string(),
  outcome: z.enum(['Taken', 'Refused']),
  message: z.string().nullable(),
  errors: z.record(z.string(), z.array(z.string())),
  /** The work order's current state. */
  service_status: z.enum(serviceStatuses).nullable(),
})
export type FieldResult = z.output<typeof result>

/**
 * Actions done offline, in order. After a refusal no further ones of the same work order are answered: the phone stores
 * the rest.
 */
export const sendFieldReports = endpoint(`POST ${group}/reports`, {
  needs: 'Work-Order-Search',
  input: z.object({ sent_at_device: z.iso.datetime(), reports: z.array(report).min(1).max(reportsAtOnce) }),
  data: z.object({ skew_ms: z.number(), is_clock_wrong: z.boolean(), results: z.array(result) }),
  says: because('success'),
})
