import { mostSerialsLookedUp, serialHappenings, serialStatuses } from '@sejuk/domain/catalogue/serial-numbers'
import { voidReasons, warrantyReasons, warrantyStates } from '@sejuk/domain/catalogue/warranty'
import { startBases, warrantyParts } from '@sejuk/domain/catalogue/warranty-policies'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'
import { told } from '../told.ts'
import { serialNumber } from './serial-numbers.ts'
import { unitPaper } from './unit-papers.ts'

/** One step of a life. What belongs to a branch one does not see has no document and no names. */
const step = z.object({
  event_id: z.number(),
  event: z.enum(serialHappenings as [(typeof serialHappenings)[number]]),
  status_before: z.enum(serialStatuses).nullable(),
  status_after: z.enum(serialStatuses),
  happened_at: instant,
  document_type: z.string(),
  ...maybeTexts('document_code', 'warehouse_code', 'warehouse_name', 'dept_code', 'customer_name', 'note', 'username'),
  is_hidden: z.boolean(),
})
export type SerialStep = z.output<typeof step>

const partWarranty = z.object({
  part: z.enum(warrantyParts),
  months: z.number(),
  starts: z.string(),
  until: z.string().nullable(),
  days_left: z.number().nullable(),
  basis: z.enum(startBases),
  policy_code: z.string().nullable(),
})
const warranty = z.object({
  state: z.enum(warrantyStates),
  reason: z.enum(warrantyReasons),
  void_reasons: z.array(z.enum(voidReasons)),
  ...maybeTexts('starts', 'parts_until', 'compressor_until'),
  parts: z.array(partWarranty),
  /** The document that gave the day the warranty counts from. */
  source: z.object(texts('document_type', 'document_code')).nullable(),
})
export type SerialWarranty = z.output<typeof warranty>

const unit = serialNumber.extend({
  status: z.enum(serialStatuses),
  ...maybeTexts('warehouse_code', 'warehouse_name', 'customer_code', 'customer_name', 'replaced_by_sn', 'batch_code'),
  ...maybeTexts('dept_code', 'produced_date', 'retail_date', 'installed_date', 'invoiced_date'),
  fits_mask: z.boolean(),
  /** Lies in stock, and is picked by nobody. */
  is_damaged: z.boolean(),
})
export type SerialUnit = z.output<typeof unit>

const near = z.object({ ...texts('serial_number', 'item_name'), status: z.enum(serialStatuses) })

export const getSerialLife = endpoint('GET /api/item/sn-history', {
  needs: 'Item-SN-History',
  input: z.object({ serial_number: z.string().max(200).default('') }),
  data: z.object({
    /** As it was looked up: upper case, without blanks. */
    serial_number: z.string(),
    unit: unit.nullable(),
    steps: z.array(step),
    /** What sold, sent, billed, installed, repaired and exchanged it, as far as each is now. */
    papers: z.array(unitPaper),
    warranty: warranty.nullable(),
    /** The other half of its set, where a document names both. */
    pair: z.object({ ...texts('serial_number', 'item_code') }).nullable(),
    /** The unit whose place it took. */
    replaces: z.string().nullable(),
    /** Numbers that look alike: 0 and O, 1 and I. */
    near: z.array(near),
  }),
})
export type SerialLife = z.output<typeof getSerialLife.data>

/** The result for each number that was pasted, in that order. */
const found = z.object({
  serial_number: z.string(),
  is_known: z.boolean(),
  /** It cannot be a serial number at all. */
  is_malformed: z.boolean(),
  status: z.enum(serialStatuses).nullable(),
  ...maybeTexts('item_code', 'item_name', 'warehouse_code', 'last_document', 'replaced_by_sn'),
  last_event: z.enum(serialHappenings as [(typeof serialHappenings)[number]]).nullable(),
  last_date: instant.nullable(),
  warranty: z.enum(warrantyStates).nullable(),
  parts_until: z.string().nullable(),
  /** A number that looks alike, where this one is not known. */
  near: z.string().nullable(),
})
export type SerialFound = z.output<typeof found>

export const lookUpSerials = endpoint('POST /api/item/sn-history/bulk', {
  needs: 'Item-SN-History',
  reads: true,
  input: z.object({
    serials: z
      .array(z.string().max(200), told('paste-serial-numbers'))
      .min(1, told('paste-serial-numbers'))
      .max(mostSerialsLookedUp, told('too-many-serial-numbers', { n: mostSerialsLookedUp })),
  }),
  data: z.array(found),
})
