import {
  complainers,
  complainWays,
  mostTicketUnits,
  priorities,
  serviceTypes,
  ticketStatuses,
} from '@sejuk/domain/aftersales/tickets/tickets'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'
import { dayOrNothing, phoneOrNothing } from './service-centres.ts'
import { ticketRegion, ticketRow } from './tickets.ts'
import { unitWarranty } from './warranty.ts'

/* Writing down what a caller asks for. */

const group = '/api/aftersales-ticket'

const serial = z
  .string()
  .max(60)
  .transform((typed) => normalizeSerial(typed) || null)
  .nullable()
  .default(null)

const unitForm = z.object({
  item_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9./()-]{3,40})?$/, told('item-code-3-40-letters'))
    .transform((text) => text || null)
    .nullable()
    .default(null),
  item_name: optional('item', 200),
  category_code: optional('category', 20),
  serial_indoor: serial,
  serial_outdoor: serial,
  purchase_date: dayOrNothing('purchase-date'),
  symptom: optional('symptom', 60),
  error_code: optional('error-code', 20),
  description: optional('description', 1000),
  quantity: wholeNumber('quantity', 1, 99).default(1),
})
export type TicketUnitForm = z.input<typeof unitForm>

const phoneRequired = told('phone-required')
export const ticketForm = z.object({
  complain_by: z.enum(complainers, 'Complain by is required!'),
  complain_via: z.enum(complainWays, 'Complain via is required!'),
  priority: z.enum(priorities, 'Priority is required!'),
  service_type: z.enum(serviceTypes, 'Service type is required!'),
  customer_name: required('customer-name', 100).min(2, told('customer-name-at-least-2')),
  customer_phone: z
    .string(phoneRequired)
    .max(30)
    .trim()
    .min(1, phoneRequired)
    .transform(nationalPhone)
    .refine(isPhone, told('phone-not-phone-number')),
  customer_phone2: phoneOrNothing('second-phone'),
  customer_email: z
    .union([z.literal('').transform(() => null), z.null(), z.email(told('email-not-address')).max(200)])
    .default(null),
  customer_address: required('address', 500),
  sub_district_code: required('sub-district', 20),
  pin_lat: orNothing(latitude),
  pin_lng: orNothing(longitude),
  shop_name: optional('shop', 200),
  project_code: optional('project', 60),
  description: optional('description', 1000),
  preferred_date: dayOrNothing('preferred-date'),
  preferred_slot: z.union([z.literal('').transform(() => null), z.null(), z.enum(timeSlots)]).default(null),
  units: z
    .array(unitForm, told('at-least-one-unit-required'))
    .min(1, told('at-least-one-unit-required'))
    .max(mostTicketUnits, told('ticket-no-more-than-units', { n: mostTicketUnits })),
})

/** What is open already for the same phone or serial number. */
const likely = z.object({
  ...texts('ticket_number', 'customer_name', 'create_user_name'),
  ticket_status: z.enum(ticketStatuses),
  service_type: z.enum(serviceTypes),
  created_date: instant,
  same: z.array(z.enum(['phone', 'serial_number'])),
})
export type LikelyDuplicate = z.output<typeof likely>

/** Refused as a duplicate ('409', status 'Duplicate', the open tickets in `data`) unless `despite_duplicates`. */
export const createTicket = endpoint(`POST ${group}`, {
  needs: 'Aftersales-Ticket-Create',
  input: ticketForm.extend({ despite_duplicates: z.boolean().default(false), duplicate_of: code.optional() }),
  data: z.object({ ticket_number: z.string(), row_version: z.number() }),
})

/**
 * Units that a centre has stay as they are; `units` are those that wait, none where every one is dispatched. What is
 * corrected of the caller reaches the open work orders, and their centres are notified.
 */
export const modifyTicket = endpoint(`PUT ${group}/{ticket_number}`, {
  needs: 'Aftersales-Ticket-Modify',
  input: ticketForm.extend({
    ticket_number: code,
    row_version: rowVersion,
    /** Empty from who sees no phone numbers: the ticket's stays. */
    customer_phone: z
      .string()
      .max(30)
      .trim()
      .transform(nationalPhone)
      .refine((phone) => phone === '' || isPhone(phone), told('phone-not-phone-number'))
      .default(''),
    units: z
      .array(unitForm)
      .max(mostTicketUnits, told('ticket-no-more-than-units', { n: mostTicketUnits }))
      .default([]),
  }),
  data: z.object({ ticket_number: z.string(), row_version: z.number() }),
})

export const findDuplicates = endpoint(`POST ${group}/duplicates`, {
  needs: 'Aftersales-Ticket-Create',
  reads: true,
  input: z.object({
    phone: z.string().max(30).default(''),
    serial_numbers: z.array(z.string().max(60)).max(60).default([]),
  }),
  data: z.array(likely),
})

const knownUnit = z.object({
  consumer_item_id: z.number().nullable(),
  ...maybeTexts('item_code', 'item_name', 'category_code', 'serial_indoor', 'serial_outdoor', 'purchase_date'),
  ...maybeTexts('install_date'),
  ...unitWarranty.shape,
})
export type KnownConsumerUnit = z.output<typeof knownUnit>

/** Who calls: by phone or by a serial number, with units, warranty and what they asked for before. */
export const findCaller = endpoint(`GET ${group}/caller`, {
  needs: 'Aftersales-Ticket-Create',
  input: z.object({ phone: z.string().max(30).default(''), serial_number: z.string().max(60).default('') }),
  data: z.object({
    customer: z
      .object({
        ...texts('customer_name', 'customer_phone', 'customer_address'),
        ...maybeTexts('customer_phone2', 'customer_email'),
        region: ticketRegion.nullable(),
        pin_lat: z.number().nullable(),
        pin_lng: z.number().nullable(),
      })
      .nullable(),
    units: z.array(knownUnit),
    tickets: z.array(ticketRow),
    open_tickets: z.number(),
    open_complaints: z.number(),
  }),
})
export type Caller = z.output<typeof findCaller.data>
