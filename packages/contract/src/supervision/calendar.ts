import { because } from '@sejuk/domain/messages'
import { visitWarnings } from '@sejuk/domain/supervision/schedule'
import { visitSlots } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, many, maybeTexts, optional, rowVersion, texts } from '../fields.ts'
import { told } from '../told.ts'
import { day } from './supervision-form.ts'

const visit = z.object({
  visit_id: z.number(),
  ...texts('supervision_code', 'project_name', 'city_name', 'technician_code', 'technician_name', 'installer_name'),
  ...maybeTexts('purpose'),
  visit_date: day,
  time_slot: z.enum(visitSlots),
  /** From the visit before it on that day, or from the branch. */
  travel_minutes: z.number(),
  warnings: z.array(z.enum(visitWarnings)),
})
export type SupervisionVisit = z.output<typeof visit>

/** The visits of some days, by technician; six weeks at most. Without days: this month. */
export const visitCalendar = endpoint('GET /api-supervision/calendar-schedule', {
  needs: 'Supervision-Open',
  input: z.object({
    from: z.union([z.literal(''), day]).default(''),
    to: z.union([z.literal(''), day]).default(''),
    supervision_code: z.string().max(100).default(''),
    technician_code: many,
  }),
  data: z.object({
    visits: z.array(visit),
    holidays: z.array(z.object({ day, name: z.string() })),
    technicians: z.array(z.object(texts('usercode', 'username'))),
  }),
})

const planned = {
  supervision_code: code,
  technician_code: code,
  visit_date: day,
  time_slot: z.enum(visitSlots, told('choice-missing')),
}
/** What speaks against a visit, before it is saved. */
export const checkVisit = endpoint('GET /api-supervision/calendar-schedule/check', {
  needs: 'Supervision-Schedule',
  input: z.object(planned),
  data: z.object({ warnings: z.array(z.enum(visitWarnings)), travel_minutes: z.number() }),
})
export const scheduleVisit = endpoint('POST /api-supervision/calendar-schedule/save', {
  needs: 'Supervision-Schedule',
  input: z.object({ ...planned, purpose: optional('purpose', 200), row_version: rowVersion }),
  data: z.object({ visit_id: z.number(), warnings: z.array(z.enum(visitWarnings)) }),
  says: because('visit-scheduled'),
})
export const cancelVisit = endpoint('POST /api-supervision/calendar-schedule/cancel', {
  needs: 'Supervision-Schedule',
  input: z.object({ visit_id: z.coerce.number<number | string>().int().min(1) }),
  data: z.null(),
  says: because('visit-cancelled'),
})
