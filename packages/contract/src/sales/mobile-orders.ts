import { because } from '@sejuk/domain/messages'
import type { CartChange } from '@sejuk/domain/sales/carts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput } from '../lists.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'
import { asksFinance, mostOrderLines, orderFields, orderHold, orderLineForm } from './sales-orders.ts'

const group = '/api/sales-order'

/** What is refused with the status 'CartChanged' says what changed since the user agreed. */
export type CartAnswer = { changes: CartChange[]; total_amount: number }

/**
 * A cart of a phone becomes an order that is submitted. However often it arrives under its key, it is one order; where prices or
 * stock are not what the user saw, nothing is written and the changes are answered.
 */
export const sendCart = endpoint(`POST ${group}/mobile`, {
  needs: 'Sales-Order-Create',
  input: z.object({
    client_key: z.uuid(told('not-in-list')),
    customer_code: required('customer', 100),
    ...orderFields,
    ...orderHold,
    ...asksFinance,
    /** What its writer says to finance about it. */
    override_reason: optional('reason', 1000),
    lines: z
      .array(orderLineForm.extend({ seen_amount: wholeNumber('amount', 0, 999_999_999_999) }))
      .min(1, told('at-least-one-line'))
      .max(mostOrderLines, told('no-more-than-rows', { n: mostOrderLines })),
  }),
  data: z.object({
    ...texts('order_code', 'status'),
    row_version: z.number(),
    total_amount: z.number(),
    /** It had arrived before. */
    is_repeated: z.boolean(),
  }),
  says: because('order-submitted'),
})

const supplier = z.object({
  ...texts('customer_code', 'customer_name', 'dept_name', 'cooperation'),
  ...maybeTexts('detail_address', 'city_name', 'last_order_date', 'last_order_code', 'warehouse_name'),
  distance_m: z.number().nullable(),
  /** How many items the warehouse has that serves it. */
  items_in_stock: z.number(),
})
export type Supplier = z.output<typeof supplier>

/** For whom the viewer may order: the nearest first where one says where one is. */
export const listSuppliers = endpoint(`GET ${group}/suppliers`, {
  needs: 'Sales-Order-Create',
  input: dropdownInput.extend({ lat: orNothing(latitude), lng: orNothing(longitude) }),
  data: z.array(supplier),
})

/** The customer's own number on an order that stands already; the paper itself is an attachment. */
export const setPurchaseOrder = endpoint(`POST ${group}/po-number`, {
  needs: 'Sales-Order-Modify',
  input: z.object({ order_code: code, row_version: rowVersion, po_number: required('po-number', 60) }),
  data: z.object({ order_code: z.string(), row_version: z.number() }),
  says: because('updated'),
})
