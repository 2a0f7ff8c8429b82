import { because } from '@sejuk/domain/messages'
import { countStatuses } from '@sejuk/domain/stock/stock-counts'
import { z } from 'zod'
import { type Data, endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, required, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const group = '/api/sparepart-order/shelf'

const part = z.object({
  ...texts('item_code', 'item_name'),
  on_hand: z.number(),
  available: z.number(),
  /** Put in before it was here: what arrives settles it. */
  owed: z.number(),
  /** Put into units in the last six months. */
  used: z.number(),
  /** What somebody set, and without that what the use of the last months suggests. */
  min: z.number(),
  max: z.number(),
  suggested_min: z.number(),
  suggested_max: z.number(),
  /** Who set the levels; nobody did where they are only suggested. */
  set_user_name: z.string().nullable(),
  /** Ordered for the shelf, or on its way to it. */
  coming: z.number(),
  /** When the part itself was counted last: a count may leave parts out. */
  last_counted: instant.nullable(),
  /** What would fill the shelf to its maximum, where it lies below its minimum. */
  proposed: z.number(),
})
export type ShelfPart = z.output<typeof part>

/** What lies on the shelf of a service centre, what it uses, and the count of this month. */
export const getPartShelf = endpoint(`GET ${group}`, {
  needs: 'Sparepart-Shelf-View',
  input: z.object({ asc_code: z.string().max(60).default(''), search: z.string().max(200).default('') }),
  data: z.object({
    ...texts('asc_code', 'asc_name'),
    /** A centre has none until the first part comes. */
    warehouse_code: z.string().nullable(),
    count: z
      .object({
        count_code: z.string(),
        status: z.enum(countStatuses),
        created_date: instant,
        line_count: z.number(),
        counted_lines: z.number(),
      })
      .nullable(),
    last_counted: instant.nullable(),
    parts: z.array(part),
  }),
})
export type PartShelf = Data<typeof getPartShelf>

const mostLines = 50
/** What is set to nothing is left out. */
const lines = z
  .array(z.object({ item_code: required('part', 100), quantity: wholeNumber('quantity', 0, 9999) }))
  .min(1, told('at-least-one-line'))
  .max(mostLines, told('no-more-than-rows', { n: mostLines }))
  .transform((all) => all.filter(({ quantity }) => quantity > 0))
  .pipe(z.array(z.object({ item_code: z.string(), quantity: z.number() })).min(1, told('at-least-one-line')))

/** A draft of an order by which the centre fills its shelf. */
export const orderForShelf = endpoint(`POST ${group}/order`, {
  needs: 'Sparepart-Order-Create',
  input: z.object({ asc_code: required('service-centre', 60), lines }),
  data: z.object({ sparepart_order_code: z.string() }),
  says: because('shelf-order-drafted'),
})

const level = z
  .object({
    item_code: required('part', 100),
    min: wholeNumber('minimum-quantity', 0, 9999),
    max: wholeNumber('maximum-quantity', 0, 9999),
  })
  .refine(({ min, max }) => max >= min, { path: ['max'], error: told('shelf-maximum-below-minimum') })
/** Somebody accepts the suggested levels, or knows better; they hold until somebody sets others. */
export const setShelfLevels = endpoint(`POST ${group}/levels`, {
  needs: 'Sparepart-Order-Create',
  input: z.object({
    asc_code: required('service-centre', 60),
    lines: z
      .array(level)
      .min(1, told('at-least-one-line'))
      .max(mostLines, told('no-more-than-rows', { n: mostLines })),
  }),
  data: nothing,
  says: because('shelf-levels-set'),
})

/** A draft of a transfer from the warehouse that supplies the branch. */
export const transferToShelf = endpoint(`POST ${group}/transfer`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({
    asc_code: required('service-centre', 60),
    eta: calendarDay(told('write-date-2026-11-14')),
    lines,
  }),
  data: z.object({ transfer_code: z.string() }),
  says: because('part-transfer-drafted'),
})

/** The count of this month, where the first day of the month has not opened it. */
export const openShelfCount = endpoint(`POST ${group}/count`, {
  needs: 'Stock-Count',
  input: z.object({ asc_code: required('service-centre', 60) }),
  data: z.object({ count_code: z.string() }),
  says: because('count-opened'),
})
