import { overtimes, unitPlaces, warrantyBases } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { phoneField } from '../customers/customer-form.ts'
import { calendarDay, code, optional, required } from '../fields.ts'
import { aboveZero, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

export const day = calendarDay(told('write-date-2026-11-14'))
export const maybeDay = orNothing(day)
const missing = told('choice-missing')

const line = z.object({
  item_model: required('item', 100),
  qty: wholeNumber('quantity', 1, 10_000),
  capacity_hp: aboveZero('capacity', 10_000, 2),
  unit_place: z.enum(unitPlaces, missing),
  floor_zone: optional('place-in-building', 200),
})
const contact = z.object({
  contact_name: required('contact', 100),
  job_title: optional('job-title', 100),
  phone: phoneField('phone'),
  email: optional('e-mail', 200),
})
const contacts = z
  .array(contact)
  .max(30, told('no-more-than-rows', { n: 30 }))
  .default([])

/** What may still be changed while the supervision goes on. */
export const supervisionEdit = {
  installer_pic: optional('contact', 100),
  overtime: z.enum(overtimes).default('No'),
  planned_start: maybeDay,
  planned_end: maybeDay,
  delivery_orders: z
    .array(z.string().trim().min(1).max(60))
    .max(50, told('no-more-than-rows', { n: 50 }))
    .default([]),
  remark: optional('remark', 1000),
  contacts,
}

/** Everything that is written when a supervision is created. */
export const supervisionForm = {
  log_code: code,
  installer_code: code,
  warranty_basis: z.enum(warrantyBases, missing),
  contract_clause: optional('contract-number', 200),
  ...supervisionEdit,
  lines: z
    .array(line)
    .min(1, told('at-least-one-line'))
    .max(200, told('no-more-than-rows', { n: 200 })),
}
