import { priorities, serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { groupsToVisit } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, texts } from '../fields.ts'
import { workOrderRow } from './work-orders.ts'

/* Who goes where and when: choices, board and map of work orders. */

const group = '/api/work-order'

/** Available technicians, and their jobs on that day. */
export const technicianChoices = endpoint(`GET ${group}/technicians`, {
  needs: 'Work-Order-Search',
  input: z.object({ work_order_number: code, day: calendarDay().optional() }),
  data: z.array(
    z.object({
      ...texts('technician_code', 'technician_name', 'status'),
      skills: z.array(z.string()),
      is_skilled: z.boolean(),
      jobs: z.number(),
      max_jobs_day: z.number(),
    }),
  ),
})
export type TechnicianChoice = z.output<typeof technicianChoices.data>[number]

/** The days ahead with their slots, for a work order and a technician: what can be chosen, and why not. */
export const visitChoices = endpoint(`GET ${group}/visit-choices`, {
  needs: 'Work-Order-Search',
  input: z.object({ work_order_number: code, technician_code: code }),
  data: z.array(
    z.object({
      day: z.string(),
      slots: z.array(z.object({ slot: z.enum(timeSlots), places: z.number(), why_not: z.string().nullable() })),
    }),
  ),
})
export type VisitDay = z.output<typeof visitChoices.data>[number]

const boardJob = workOrderRow.pick({
  work_order_number: true,
  customer_name: true,
  area_name: true,
  technician_code: true,
  service_type: true,
  priority: true,
  service_status: true,
  scheduled_date: true,
  slot: true,
  unit_count: true,
  sla_due: true,
  row_version: true,
})
export type BoardJob = z.output<typeof boardJob>

/** A centre's technicians by day, with the unassigned jobs. */
export const workOrderBoard = endpoint(`GET ${group}/board`, {
  needs: 'Work-Order-Board',
  input: z.object({
    asc_code: code,
    from: calendarDay(),
    days: z.coerce.number<number | string>().int().min(1).max(14).default(7),
  }),
  data: z.object({
    days: z.array(z.object({ day: z.string(), holiday: z.string().nullable(), is_acceptable: z.boolean() })),
    technicians: z.array(
      z.object({
        ...texts('technician_code', 'technician_name', 'status'),
        max_jobs_day: z.number(),
        work_days: z.array(z.number()),
      }),
    ),
    jobs: z.array(boardJob),
    /** Still to be scheduled, the most urgent first. */
    waiting: z.array(boardJob),
  }),
})

const place = { lat: z.number(), lng: z.number() }
const mappedOrder = workOrderRow
  .pick({
    work_order_number: true,
    customer_name: true,
    area_name: true,
    asc_code: true,
    asc_name: true,
    technician_name: true,
    service_type: true,
    priority: true,
    service_status: true,
    scheduled_date: true,
    slot: true,
    sla_due: true,
  })
  .extend(place)
export type MappedOrder = z.output<typeof mappedOrder>
const mappedTicket = z.object({
  ...texts('ticket_number', 'customer_name', 'area_name'),
  service_type: z.enum(serviceTypes),
  priority: z.enum(priorities),
  /** Units that no centre has yet. */
  waiting_units: z.number(),
  sla_due: instant.nullable(),
  ...place,
})
export type MappedTicket = z.output<typeof mappedTicket>

/** The maximum of each kind on a map; the most urgent come first. */
export const mostMapped = 1000

/** Work orders still to visit, tickets waiting for dispatch, and the centres. */
export const workOrderMap = endpoint(`GET ${group}/map`, {
  needs: 'Work-Order-Board',
  input: z.object({ dept_code: many, asc_code: many, service_type: z.enum(serviceTypes).optional() }),
  data: z.object({
    orders: z.array(mappedOrder),
    tickets: z.array(mappedTicket),
    centres: z.array(z.object({ ...texts('asc_code', 'asc_name'), ...place })),
    /** By group, those without a place included. */
    totals: z.record(z.enum(groupsToVisit), z.number()),
    /** Work orders and tickets without a location. */
    unplaced: z.number(),
  }),
})
export type WorkOrderMap = z.output<typeof workOrderMap.data>
