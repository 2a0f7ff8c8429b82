import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, maybeTexts, texts } from '../fields.ts'
import { retailRow } from './retail-orders.ts'
import { ownSellerAccount } from './seller-accounts.ts'

const sale = retailRow.extend(maybeTexts('serial_indoor', 'serial_outdoor'))
export type OwnSale = z.output<typeof sale>

/** What a seller's phone shows first, and still knows without a network. */
export const myMonth = endpoint('GET /api/retail-order/my-month', {
  needs: 'Retail-Order-Input',
  input: z.object({}),
  data: z.object({
    today: calendarDay(),
    ...texts('seller_code', 'seller_name'),
    seller_role: z.enum(sellerRoles),
    units: z.number(),
    target: z.number(),
    /** Of approved sales alone. */
    incentive: z.number(),
    incentives: z.array(z.object({ ...texts('campaign_name'), units: z.number(), amount: z.number() })),
    /** Accrued and in no run yet, with the bank, and paid so far. */
    unpaid: z.number(),
    in_payment: z.number(),
    paid: z.number(),
    account: ownSellerAccount.nullable(),
    shops: z.array(z.object(texts('shop_code', 'shop_name'))),
    models: z.array(z.object({ ...texts('item_code', 'item_name'), capacity_pk: z.number().nullable() })),
    sales: z.array(sale),
    /** Rejected, and not sent again. */
    problems: z.array(sale),
  }),
})
export type MyMonth = z.output<(typeof myMonth)['data']>

/** A member of staff or of a shop, with what they sold in the last twelve months. */
export const getStaffWithSellOut = endpoint('GET /api/staff/detailWithSellOut/detail/{userCode}', {
  needs: 'Retail-Order-Search',
  input: z.object({ userCode: code }),
  data: z.object({
    ...texts('usercode', 'username', 'title', 'department', 'dept_name'),
    ...maybeTexts('phone', 'seller_code'),
    seller_role: z.enum(sellerRoles),
    target: z.number(),
    units: z.number(),
    amount: z.number(),
    incentive: z.number(),
    last_sale_date: calendarDay().nullable(),
    months: z.array(z.object({ month: z.string(), units: z.number(), amount: z.number() })),
  }),
})
