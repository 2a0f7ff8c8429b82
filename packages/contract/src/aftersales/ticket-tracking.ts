import { trackingSteps } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { because } from '@sejuk/domain/messages'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, optional, texts } from '../fields.ts'
import { told } from '../told.ts'

/** Writes to the customer; `link` is for an agent who tells it them otherwise. */
export const sendTrackingLink = endpoint('POST /api/aftersales-ticket/{ticket_number}/tracking-link', {
  needs: 'Aftersales-Ticket-Modify',
  input: z.object({ ticket_number: code }),
  data: z.object({ link: z.string() }),
  says: because('link-sent'),
})

// A link of which this part was lost is a wrong link, and told as one.
const token = z.string().max(200).default('')
const slot = z.enum(timeSlots)

const job = z.object({
  work_order_number: z.string(),
  step: z.enum(trackingSteps),
  units: z.array(z.string()),
  ...maybeTexts('asc_name', 'technician_name', 'scheduled_date'),
  slot: slot.nullable(),
  has_photo: z.boolean(),
  finished_date: instant.nullable(),
  may_move: z.boolean(),
  /** Another day the customer asked for, which nobody has answered yet. */
  wish: z.object({ wanted_date: z.string(), wanted_slot: slot }).nullable(),
})
export type TrackedJob = z.output<typeof job>

/** What a customer may know of their ticket: neither address nor phone, nor what we say among ourselves. */
export const trackTicket = endpoint('GET /api/service-tracking', {
  needs: 'public',
  input: z.object({ token }),
  data: z.object({
    ...texts('company_name', 'support_phone', 'ticket_number', 'customer_name', 'timezone', 'today'),
    service_type: z.enum(serviceTypes),
    created_date: instant,
    is_cancelled: z.boolean(),
    jobs: z.array(job),
    /** Units that no centre has yet. */
    waiting_units: z.array(z.string()),
  }),
})
export type TrackedTicket = z.output<typeof trackTicket.data>

export const technicianFace = endpoint('GET /api/service-tracking/photo', {
  needs: 'public',
  input: z.object({ token, work_order_number: code }),
  data: fileAnswer,
})

/** A wish, not a change: the centre's desk hears of it and makes the appointment. */
export const askToMove = endpoint('POST /api/service-tracking/move', {
  needs: 'public',
  input: z.object({
    token,
    work_order_number: code,
    wanted_date: calendarDay(told('visit-date-required')),
    wanted_slot: z.enum(timeSlots, told('time-slot-required')),
    note: optional('note', 500),
  }),
  data: z.null(),
  says: because('we-your-wish-will-confirm'),
})
