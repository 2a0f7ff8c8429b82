import { because } from '@sejuk/domain/messages'
import { deliveryPlaces } from '@sejuk/domain/spareparts/order-kinds'
import { mostOfPart, mostParts } from '@sejuk/domain/spareparts/part-rules'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maybeTexts, optional, required, texts } from '../fields.ts'
import { option } from '../lists.ts'
import { asForm, formLookupInput } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const group = '/api/sparepart-order'

const buyable = z.object({
  ...texts('item_code', 'item_name'),
  ...maybeTexts('local_name', 'replaced_by'),
  ...maybeTexts('unit_item_code', 'bom_type'),
  /** Where it stands in the picture of the model that was asked for. */
  position_no: z.number().nullable(),
  /** With tax. */
  price: z.number(),
  available: z.number(),
})

/** Parts that are sold, of one model or of all. What was replaced is only found by searching for it. */
export const newBuySparepartDropdown = endpoint('POST /api/item/dropdown-item-new-buy-sparepart', {
  needs: 'Sparepart-Buy',
  input: formLookupInput.extend({ item_code: z.string().max(100).default('') }),
  data: z.array(option.extend(buyable.partial().shape)),
  ...asForm,
})

const lines = z
  .array(z.object({ item_code: required('part', 100), quantity: wholeNumber('quantity', 1, mostOfPart) }))
  .max(mostParts, told('no-more-than-rows', { n: mostParts }))
const delivery_to = z.enum(deliveryPlaces, told('choice-missing'))

/** What a cart costs: the parts, the tax in them, and the sending. */
export const priceCart = endpoint(`POST ${group}/price`, {
  needs: 'Sparepart-Buy',
  input: z.object({ lines, delivery_to }),
  data: z.object({
    lines: z.array(
      z.object({ ...texts('item_code', 'item_name'), quantity: z.number(), price: z.number(), available: z.number() }),
    ),
    goods_amount: z.number(),
    tax_amount: z.number(),
    shipping_amount: z.number(),
    total_amount: z.number(),
  }),
  reads: true,
})

/** A service centre buys for itself, anybody else for a customer in sight. Paid and submitted afterwards. */
export const buySpareparts = endpoint(`POST ${group}/buy`, {
  needs: 'Sparepart-Buy',
  input: z.object({
    customer_code: optional('customer', 40),
    /** The model the parts are for, where all are for one. */
    item_code: optional('unit-item', 100),
    delivery_to,
    delivery_address: optional('delivery-address', 500),
    remark: optional('remark', 500),
    lines: lines.min(1, told('sparepart-needs-lines')),
  }),
  data: z.object({ sparepart_order_code: z.string() }),
  says: because('bought-ordered'),
})
