import { changeStatuses } from '@sejuk/domain/customers/salesman-changes'
import { because } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { told } from '../told.ts'

const salesman = z.object({
  ...texts('usercode', 'username', 'department', 'dept_name'),
  ...maybeTexts('phone'),
  customers: z.number(),
  shops: z.number(),
  scheduled: z.number(),
  month_sales: z.number(),
  is_active: z.boolean(),
})
export type Salesman = z.output<typeof salesman>

export const listSalesmen = endpoint('GET /api/salesman', {
  needs: 'Salesman-Search',
  input: listInput(['username', 'usercode']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    is_active: flag.optional(),
  }),
  data: z.array(salesman),
})

const branchOfTree = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code'),
  ...maybeTexts('salesman_code', 'salesman_name'),
  shops: z.array(
    z.object({
      ...texts('shop_code', 'shop_name'),
      ...maybeTexts('salesman_code', 'salesman_name'),
    }),
  ),
})
export type CustomerTree = z.output<typeof branchOfTree>

/** Customers with their shops, of one salesperson or of several branches. */
export const searchCustomerAndShopSalesman = endpoint('POST /api/searchCustomerAndShopSalesman', {
  needs: 'Customer-Change-Salesman',
  input: z.object({
    dept_code: many,
    salesman_code: z.string().max(100).default(''),
    keyword: z.string().max(200).default(''),
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  data: z.array(branchOfTree),
  reads: true,
})

export const changeSalesmanForCustomerAndShop = endpoint('POST /api/changeSalesmanForCustomerAndShop', {
  needs: 'Customer-Change-Salesman',
  input: z.object({
    items: z
      .array(
        z.object({
          customer_code: code,
          shop_codes: z.array(code).max(500).default([]),
          /** Whether the customer itself goes along, or its shops alone. */
          with_customer: z.boolean().default(true),
        }),
        told('choose-at-least-one-customer'),
      )
      .min(1, told('choose-at-least-one-customer'))
      .max(1000),
    to_salesman_code: required('salesperson', 100),
    effective_date: required('effective-date', 10).refine(isDay, 'This is not a date'),
    move_open_documents: z.boolean().default(false),
    reason: required('reason', 500),
  }),
  data: z.object({ customers: z.number(), shops: z.number(), is_scheduled: z.boolean() }),
  says: because('salesperson-changed'),
})

const change = z.object({
  change_id: z.number(),
  ...texts('customer_code', 'customer_name', 'to_salesman_code', 'to_salesman_name', 'effective_date', 'reason'),
  ...maybeTexts('shop_code', 'shop_name', 'from_salesman_code', 'from_salesman_name'),
  ...texts('create_user_name'),
  move_open_documents: z.boolean(),
  status: z.enum(changeStatuses),
  created_date: instant,
})
export type SalesmanChange = z.output<typeof change>

export const listSalesmanChanges = endpoint('GET /api/salesman-change', {
  needs: 'Salesman-Search',
  input: listInput(['created_date']).extend({
    customer_code: z.string().max(100).optional(),
    salesman_code: many,
    status: z.enum(changeStatuses).optional(),
  }),
  data: z.array(change),
})

export const cancelSalesmanChange = endpoint('POST /api/salesman-change/cancel', {
  needs: 'Customer-Change-Salesman',
  input: z.object({ change_id: z.coerce.number<number | string>().int().min(1) }),
  data: nothing,
  says: because('cancelled'),
})
