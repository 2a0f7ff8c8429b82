import { checklist } from '@sejuk/domain/aftersales/finishing'
import { workOrder } from '@sejuk/domain/aftersales/work-orders'
import { cleanSerial } from '@sejuk/domain/installers/bonus-tickets'
import { timeSlots } from '@sejuk/domain/time-slots'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { code, optional, required, rowVersion } from '../fields.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'

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
export const actOnWorkOrder = actions(workOrder, '/api/work-order/{work_order_number}', {
  key: 'work_order_number',
  names: [
    'accept',
    'reject',
    'assign-technician',
    'schedule',
    're-schedule',
    'visit',
    'install',
    'maintain',
    'repair',
    'save-work',
    'ask-support',
    'require-technical-support',
    'support-proof',
    'evaluate-support',
    'finish',
    'ass-confirm',
    'ass-reject',
    'cancel',
    'approve-cancellation',
    'reject-cancellation',
    'dispatch-another-asc',
  ],
  /** Sent along, a version that is no longer current is a conflict. */
  every: { row_version: rowVersion.optional() },
  forms: {
    'assign-technician': {
      technician_code: z.string('Technician is required!').trim().min(1, 'Technician is required!').max(100),
      helper_codes: z.array(code).max(5).default([]),
    },
    schedule: appointment,
    're-schedule': {
      ...appointment,
      is_waiting_part: flag.default(false),
    },
    visit: { ...place, is_overtime: flag.default(false) },
    install: started,
    maintain: started,
    repair: started,
    'save-work': { ...works, ...signed },
    'require-technical-support': {
      is_refused: flag.default(false),
      supporter_code: optional('Who helps', 100),
    },
    'evaluate-support': {
      rating: wholeNumber('Rating', 1, 5),
      evaluation: optional('Evaluation', 1000),
    },
    finish: { ...works, ...signed },
    'ass-confirm': {
      /** Serial numbers put right, by the unit. */
      units: z
        .array(unitWork.pick({ work_order_detail_id: true, serial_indoor: true, serial_outdoor: true }))
        .max(50)
        .default([]),
    },
    'dispatch-another-asc': {
      asc_code: z.string('Service centre is required!').trim().min(1, 'Service centre is required!').max(100),
    },
  },
  says: {
    accept: 'Work order accepted',
    reject: 'Work order rejected',
    'assign-technician': 'Technician assigned',
    schedule: 'Visit scheduled',
    're-schedule': 'Visit moved',
    visit: 'Arrival recorded',
    install: 'Installation begun',
    maintain: 'Maintenance begun',
    repair: 'Repair begun',
    'save-work': 'Data saved successfully',
    'ask-support': 'Technical support asked for',
    'require-technical-support': 'Technical support answered',
    'support-proof': 'Support recorded',
    'evaluate-support': 'Support rated',
    finish: 'Work finished',
    'ass-confirm': 'Work order confirmed',
    'ass-reject': 'Work order sent back',
    cancel: 'Work order cancelled',
    'approve-cancellation': 'Cancellation approved',
    'reject-cancellation': 'Cancellation rejected',
    'dispatch-another-asc': 'Dispatched to another centre',
  },
})
export type OwnAction = keyof typeof actOnWorkOrder
export const ownActions = Object.keys(actOnWorkOrder) as OwnAction[]
