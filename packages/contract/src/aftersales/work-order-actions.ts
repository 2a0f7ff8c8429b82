import { checklist } from '@sejuk/domain/aftersales/finishing'
import { type WorkOrderActionName, workOrderAction } from '@sejuk/domain/aftersales/work-orders'
import { cleanSerial } from '@sejuk/domain/installers/bonus-tickets'
import { reasonRequired } from '@sejuk/domain/installers/installers'
import { timeSlots } from '@sejuk/domain/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, optional, required, rowVersion } from '../fields.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'

/** Sent along, a version that is no longer current is a conflict. */
const seen = z.object({ work_order_number: code, row_version: rowVersion.optional() })
const reason = z
  .string(reasonRequired)
  .trim()
  .min(1, reasonRequired)
  .max(1000, 'Reason is no more than 1000 characters')
const maybeReason = optional('Reason', 1000)

const done = z.object({ work_order_number: z.string(), service_status: z.string(), row_version: z.number() })

const acting = <In extends z.ZodRawShape>(name: WorkOrderActionName, says: string, form: In) =>
  endpoint(`POST /api/work-order/{work_order_number}/${name}`, {
    needs: workOrderAction(name).needs,
    input: seen.extend(form),
    data: done,
    says,
  })

const appointment = {
  scheduled_date: z.iso.date('Visit date is required!'),
  slot: z.enum(timeSlots, 'Time slot is required!'),
  /** Left open, whoever has the job already. */
  technician_code: optional('Technician', 100),
  note: optional('Note', 500),
}
const place = { lat: orNothing(latitude), lng: orNothing(longitude) }
const started = { note: optional('Note', 500) }

const between = (label: string, least: number, most: number) => {
  const said = `${label} is a number from ${least} to ${most}`
  return orNothing(z.coerce.number<number | string>(said).min(least, said).max(most, said))
}
const serial = z
  .string()
  .max(60)
  .transform((typed) => cleanSerial(typed) || null)
  .nullable()
const unitWork = z.object({
  work_order_detail_id: z.coerce.number<number | string>().int(),
  serial_indoor: serial.optional(),
  serial_outdoor: serial.optional(),
  work_note: optional('What was done', 1000).optional(),
  is_done: flag.optional(),
  checklist: z.partialRecord(z.enum(checklist), z.boolean()).optional(),
  findings: z
    .array(
      z.object({
        repair_symptom: required('Symptom', 100),
        repair_place_of_failure: optional('Place of failure', 100),
        repair_cause_of_failure: optional('Cause of failure', 100),
        action_taken: optional('Action', 500),
      }),
    )
    .max(20)
    .optional(),
  measurements: z
    .array(
      z.object({
        moment: z.enum(['Before', 'After']),
        pressure: between('Pressure', 0, 1000),
        ampere: between('Ampere', 0, 200),
        temperature_in: between('Temperature in', -30, 80),
        temperature_out: between('Temperature out', -30, 80),
        refrigerant_g: orNothing(wholeNumber('Refrigerant', 0, 50_000)),
      }),
    )
    .max(2)
    .optional(),
  parts: z
    .array(
      z.object({
        item_code: required('Part', 100),
        item_name: required('Part', 200),
        quantity: wholeNumber('Quantity', 1, 999),
        item_flag: z.enum(['IN', 'OUT']),
        business_unit_code: optional('Business unit', 40),
        serial_number: optional('Serial number', 60),
        lock_stock_order_detail_code: optional('Lock stock', 60),
        sub_items: z
          .array(
            z.object({
              sub_item_code: required('Item', 100),
              sub_item_name: required('Item', 200),
              sub_quantity: wholeNumber('Quantity', 1, 999),
            }),
          )
          .max(50)
          .default([]),
      }),
    )
    .max(50)
    .optional(),
})
export type UnitWork = z.output<typeof unitWork>
const works = { units: z.array(unitWork).max(50).default([]) }
const signed = { signed_by: optional('Signed by', 100), unsigned_reason: optional('Reason', 500) }

/** What is done to a work order, by the last part of the call. */
export const actOnWorkOrder = {
  accept: acting('accept', 'Work order accepted', {}),
  reject: acting('reject', 'Work order rejected', { reason }),
  'assign-technician': acting('assign-technician', 'Technician assigned', {
    technician_code: z.string('Technician is required!').trim().min(1, 'Technician is required!').max(100),
    helper_codes: z.array(code).max(5).default([]),
  }),
  schedule: acting('schedule', 'Visit scheduled', appointment),
  're-schedule': acting('re-schedule', 'Visit moved', {
    ...appointment,
    reason,
    is_waiting_part: flag.default(false),
  }),
  visit: acting('visit', 'Arrival recorded', { ...place, reason: maybeReason, is_overtime: flag.default(false) }),
  install: acting('install', 'Installation begun', started),
  maintain: acting('maintain', 'Maintenance begun', started),
  repair: acting('repair', 'Repair begun', started),
  'save-work': acting('save-work', 'Data saved successfully', { ...works, ...signed }),
  'ask-support': acting('ask-support', 'Technical support asked for', { reason }),
  'require-technical-support': acting('require-technical-support', 'Technical support answered', {
    is_refused: flag.default(false),
    supporter_code: optional('Who helps', 100),
    reason: maybeReason,
  }),
  'support-proof': acting('support-proof', 'Support recorded', { reason }),
  'evaluate-support': acting('evaluate-support', 'Support rated', {
    rating: wholeNumber('Rating', 1, 5),
    evaluation: optional('Evaluation', 1000),
  }),
  finish: acting('finish', 'Work finished', { ...works, ...signed, reason: maybeReason }),
  'ass-confirm': acting('ass-confirm', 'Work order confirmed', {
    /** Serial numbers put right, by the unit. */
    units: z
      .array(unitWork.pick({ work_order_detail_id: true, serial_indoor: true, serial_outdoor: true }))
      .max(50)
      .default([]),
    reason: maybeReason,
  }),
  'ass-reject': acting('ass-reject', 'Work order sent back', { reason }),
  cancel: acting('cancel', 'Work order cancelled', { reason }),
  'approve-cancellation': acting('approve-cancellation', 'Cancellation approved', { reason: maybeReason }),
  'reject-cancellation': acting('reject-cancellation', 'Cancellation rejected', { reason }),
  'dispatch-another-asc': acting('dispatch-another-asc', 'Dispatched to another centre', {
    asc_code: z.string('Service centre is required!').trim().min(1, 'Service centre is required!').max(100),
    reason,
  }),
}
export type OwnAction = keyof typeof actOnWorkOrder
export const ownActions = Object.keys(actOnWorkOrder) as OwnAction[]
