import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { calendarDay, code, optional, required, rowVersion } from '../fields.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { askedParts } from '../spareparts/asked-parts.ts'
import { told } from '../told.ts'

const appointment = {
  scheduled_date: calendarDay(told('visit-date-required')),
  slot: z.enum(timeSlots, told('time-slot-required')),
  /** Left open, whoever has the job already. */
  technician_code: optional('technician', 100),
  note: optional('note', 500),
}
const place = { lat: orNothing(latitude), lng: orNothing(longitude) }
const started = { note: optional('note', 500) }

const between = (label: Label, least: number, most: number) => {
  const said = told('number-from', { label: labelled(label), least, most })
  return orNothing(z.coerce.number<number | string>(said).min(least, said).max(most, said))
}
const serial = z
  .string()
  .max(60)
  .transform((typed) => normalizeSerial(typed) || null)
  .nullable()
const unitWork = z.object({
  work_order_detail_id: z.coerce.number<number | string>().int(),
  serial_indoor: serial.optional(),
  serial_outdoor: serial.optional(),
  work_note: optional('what-was-done', 1000).optional(),
  is_done: flag.optional(),
  checklist: z.partialRecord(z.enum(checklist), z.boolean()).optional(),
  findings: z
    .array(
      z.object({
        repair_symptom: required('symptom', 100),
        repair_place_of_failure: optional('place-of-failure', 100),
        repair_cause_of_failure: optional('cause-of-failure', 100),
        action_taken: optional('action', 500),
      }),
    )
    .max(20)
    .optional(),
  measurements: z
    .array(
      z.object({
        moment: z.enum(['Before', 'After']),
        pressure: between('pressure', 0, 1000),
        ampere: between('ampere', 0, 200),
        temperature_in: between('temperature-in', -30, 80),
        temperature_out: between('temperature-out', -30, 80),
        refrigerant_g: orNothing(wholeNumber('refrigerant', 0, 50_000)),
      }),
    )
    .max(2)
    .optional(),
  parts: z
    .array(
      z.object({
        item_code: required('part', 100),
        item_name: required('part', 200),
        quantity: wholeNumber('quantity', 1, 999),
        item_flag: z.enum(['IN', 'OUT']),
        business_unit_code: optional('business-unit', 40),
        serial_number: optional('serial-number', 60),
        lock_stock_order_detail_code: optional('lock-stock', 60),
        sub_items: z
          .array(
            z.object({
              sub_item_code: required('item', 100),
              sub_item_name: required('item', 200),
              sub_quantity: wholeNumber('quantity', 1, 999),
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
const signed = { signed_by: optional('signed-by', 100), unsigned_reason: optional('reason', 500) }

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
    'need-part',
  ],
  /** Sent along, a version that is no longer current is a conflict. */
  every: { row_version: rowVersion.optional() },
  forms: {
    'assign-technician': {
      technician_code: z.string(told('technician-required')).trim().min(1, told('technician-required')).max(100),
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
      supporter_code: optional('who-helps', 100),
    },
    'evaluate-support': {
      rating: wholeNumber('rating', 1, 5),
      evaluation: optional('evaluation', 1000),
    },
    /** Why a part that was put in does not come from the centre's shelf. */
    finish: { ...works, ...signed, parts_reason: optional('reason', 500) },
    'ass-confirm': {
      /** Serial numbers put right, by the unit. */
      units: z
        .array(unitWork.pick({ work_order_detail_id: true, serial_indoor: true, serial_outdoor: true }))
        .max(50)
        .default([]),
    },
    'need-part': {
      work_order_detail_id: z.coerce.number<number | string>(told('sparepart-unit-required')).int().min(1),
      lines: askedParts.min(1, told('sparepart-needs-lines')),
      remark: optional('remark', 500),
    },
    'dispatch-another-asc': {
      asc_code: z.string(told('service-centre-required')).trim().min(1, told('service-centre-required')).max(100),
    },
  },
  says: {
    accept: because('work-order-accepted'),
    reject: because('work-order-rejected'),
    'assign-technician': because('technician-assigned'),
    schedule: because('visit-scheduled'),
    're-schedule': because('visit-moved'),
    visit: because('arrival-recorded'),
    install: because('installation-begun'),
    maintain: because('maintenance-begun'),
    repair: because('repair-begun'),
    'save-work': because('data-saved-successfully'),
    'ask-support': because('technical-support-asked-for'),
    'require-technical-support': because('technical-support-answered'),
    'support-proof': because('support-recorded'),
    'evaluate-support': because('support-rated'),
    finish: because('work-finished'),
    'ass-confirm': because('work-order-confirmed'),
    'ass-reject': because('work-order-sent-back'),
    cancel: because('work-order-cancelled'),
    'approve-cancellation': because('cancellation-approved'),
    'reject-cancellation': because('cancellation-rejected'),
    'dispatch-another-asc': because('dispatched-another-centre'),
    'need-part': because('sparepart-created'),
  },
})
export type OwnAction = keyof typeof actOnWorkOrder
export const ownActions = Object.keys(actOnWorkOrder) as OwnAction[]
