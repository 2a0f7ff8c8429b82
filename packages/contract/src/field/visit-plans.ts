import { mostStops, visitPurposes, visitReasons } from '@sejuk/domain/field/visits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, maybeTexts, texts } from '../fields.ts'
import { orNothing } from '../numbers.ts'
import { told } from '../told.ts'
import { visitDetail } from './visits.ts'

const group = '/api/visit-customer'
const day = calendarDay(told('write-date-2026-11-14'))
const purpose = z.enum(visitPurposes)
const rupiah = z.number()

/** A place to visit with what is worth knowing on the way there. */
const place = z.object({
  ...texts('customer_code', 'customer_name', 'address'),
  ...maybeTexts('shop_code', 'shop_name', 'shop_class', 'phone', 'contact'),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  last_visit_date: calendarDay().nullable(),
  last_order_date: calendarDay().nullable(),
  overdue_amount: rupiah,
  cashback_remain: rupiah,
  cashback_ends: calendarDay().nullable(),
  stock: z.number().nullable(),
})
export type VisitPlace = z.output<typeof place>
const stop = place.extend({ purpose: purpose.nullable() })
export type VisitStop = z.output<typeof stop>

/** A day of the caller's own: what is planned, what was done, and all a phone needs without a network. */
export const visitDay = endpoint(`GET ${group}/day`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({ date: calendarDay().optional() }),
  data: z.object({
    date: calendarDay(),
    today: calendarDay(),
    timezone: z.string(),
    has_consent: z.boolean(),
    consent_version: z.number(),
    plan_version: z.number(),
    stops: z.array(stop),
    visits: z.array(visitDetail),
    /** Of any day: only one can be open. */
    open: visitDetail.nullable(),
  }),
})
export type VisitDay = z.output<typeof visitDay.data>

export const visitCalendar = endpoint(`GET ${group}/calendar`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({ from: day, to: day }),
  data: z.array(z.object({ date: calendarDay(), planned: z.number(), done: z.number(), is_free: z.boolean() })),
})

/** The whole day in its order: what is not among the stops is no longer planned. */
export const savePlan = endpoint(`POST ${group}/plan`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({
    date: day,
    /** Nothing yet is 0. */
    row_version: z.number().int().min(0),
    stops: z
      .array(z.object({ customer_code: code, shop_code: orNothing(code), purpose: purpose.nullable().default(null) }))
      .max(mostStops, told('too-many-stops', { n: mostStops })),
  }),
  data: z.object({ row_version: z.number() }),
})

export const copyWeek = endpoint(`POST ${group}/copy-week`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({
    /** Any day of the week that is copied, and of the one it is copied to. */
    from: day,
    to: day,
  }),
  data: z.object({ days: z.number(), stops: z.number(), skipped: z.array(calendarDay()) }),
})

export const visitSuggestions = endpoint(`GET ${group}/suggestions`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({ date: calendarDay().optional() }),
  data: z.array(
    place.extend({
      /** The colleague on leave who had planned it. */
      instead_of: z.string().nullable(),
      reasons: z.array(
        z.object({
          why: z.enum(visitReasons),
          days: z.number().optional(),
          amount: z.number().optional(),
          day: calendarDay().optional(),
          pieces: z.number().optional(),
        }),
      ),
    }),
  ),
})
export type VisitSuggestion = z.output<typeof visitSuggestions.data>[number]

/** One place by its code, where it is in sight: for a visit that nobody planned. */
export const visitPlace = endpoint(`GET ${group}/place`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({ customer_code: code, shop_code: z.string().max(100).default('') }),
  data: place.extend({ shops: z.array(z.object({ shop_code: z.string(), shop_name: z.string() })) }),
})
