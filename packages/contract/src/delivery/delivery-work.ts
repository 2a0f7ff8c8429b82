import { adjustOutcomes, goodsWhereabouts } from '@sejuk/domain/delivery/adjustments'
import { deliveryOrder, verdicts } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, optional, rowVersion, texts } from '../fields.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { serialList } from '../stock/goods-receipts.ts'
import { told } from '../told.ts'
import { deliveryGroup } from './delivery-orders.ts'

const mostUnits = 100_000
const n = z.coerce.number<number | string>().int().min(1)

/** Picking, and what is decided about a delivery with a form of its own. */
export const workOnDelivery = actions(deliveryOrder, deliveryGroup, {
  key: 'delivery_code',
  names: ['pick', 'verify', 'adjust'],
  forms: {
    /** What is picked of each unit that is named; the others stay as they are. */
    pick: {
      units: z
        .array(z.object({ unit_no: n, qty: wholeNumber('quantity', 0, mostUnits).default(0), serials: serialList }))
        .min(1, told('at-least-one-line'))
        .max(400),
    },
    verify: {
      verdict: z.enum(verdicts, told('choice-missing')),
      note: optional('note', 500),
      owner_code: optional('owner-name', 60),
      /** The signature becomes a specimen of the customer, once somebody else agrees to it. */
      keep_specimen: flag.default(false),
      due_date: orNothing(calendarDay(told('write-date-2026-11-14'))),
    },
    adjust: {
      /** The missing units are sent, unless somebody gives them up. */
      outcome: z.enum(adjustOutcomes, told('choice-missing')).default('reopen'),
      short: z.enum(goodsWhereabouts, told('choice-missing')).default('returned'),
      damaged: z.enum(goodsWhereabouts, told('choice-missing')).default('returned'),
    },
  },
  says: {
    pick: because('delivery-picked'),
    verify: because('updated'),
    adjust: because('delivery-adjusted'),
  },
})

const made = z.object({ delivery_code: z.string(), status: z.string(), row_version: z.number() })

/** Part of it goes on another letter. */
export const splitDelivery = endpoint(`POST ${deliveryGroup}/split`, {
  needs: deliveryOrder.actions.split.needs,
  input: z.object({
    delivery_code: code,
    row_version: rowVersion,
    lines: z
      .array(z.object({ line_no: n, qty: wholeNumber('quantity', 0, mostUnits) }))
      .min(1, told('at-least-one-line'))
      .max(200),
  }),
  data: made.extend(texts('new_delivery_code')),
  says: because('delivery-split'),
})

/** Others to the same place go on this letter. */
export const mergeDeliveries = endpoint(`POST ${deliveryGroup}/merge`, {
  needs: deliveryOrder.actions.merge.needs,
  input: z.object({
    delivery_code: code,
    row_version: rowVersion,
    others: z.array(code).min(1, told('choice-missing')).max(20),
  }),
  data: made,
  says: because('delivery-merged'),
})

/** What goes on which truck, a page for each. */
export const packingList = endpoint(`GET ${deliveryGroup}/packing-list`, {
  needs: 'Delivery-Order-Print',
  input: z.object({
    delivery_code: z.union([code.transform((one) => [one]), z.array(code).min(1).max(50)]),
    language: z.enum(languages).default('local'),
  }),
  data: fileAnswer,
})

/** Letters that travel with the goods, one after the other. */
export const deliveryLetters = endpoint(`GET ${deliveryGroup}/letter`, {
  needs: 'Delivery-Order-Print',
  input: z.object({
    delivery_code: z.union([code.transform((one) => [one]), z.array(code).min(1).max(50)]),
    language: z.enum(languages).default('local'),
  }),
  data: fileAnswer,
})
