import { because } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { requiredPhone } from './customer-form.ts'

const promotor = z.object({
  ...texts('promotor_code', 'promotor_name', 'phone', 'dept_code', 'dept_name', 'join_date'),
  ...maybeTexts('salesman_code', 'salesman_name', 'shop_names', 'user_code'),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type Promotor = z.output<typeof promotor>

export const listPromotors = endpoint('GET /api/promotor', {
  needs: 'Promotor-Search',
  input: listInput(['promotor_name', 'promotor_code']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    is_active: flag.optional(),
  }),
  data: z.array(promotor),
})

const form = z.object({
  promotor_name: required('name', 100),
  phone: requiredPhone('phone'),
  dept_code: required('branch', 20),
  salesman_code: optional('salesperson', 50),
  join_date: required('joined-on', 10).refine(isDay, 'This is not a date'),
  is_active: z.boolean().default(true),
})

export const createPromotor = endpoint('POST /api/promotor/create', {
  needs: 'Promotor-Modify',
  input: form,
  data: z.object({ promotor_code: z.string() }),
})

export const updatePromotor = endpoint('PUT /api/promotor/update', {
  needs: 'Promotor-Modify',
  input: form.extend({ promotor_code: code, row_version: rowVersion }),
  data: z.object({ promotor_code: z.string() }),
  says: because('updated'),
})

export const promotorLog = actionLogOf('GET /api/promotor/action-log', 'Promotor-Search')

export const promotorDropdown = endpoint('GET /api/promotor/dropdown', {
  needs: 'staff',
  input: dropdownInput.extend({ dept_code: many }),
  data: z.array(option.extend({ promotor_code: z.string(), promotor_name: z.string() })),
})

/** Who sells our units in the shops of a customer. */
export const selectCustomerPromotor = endpoint('GET /api/customer/selectCustomerPromotor', {
  needs: 'staff',
  input: dropdownInput.extend({ customer_code: z.string().max(100).optional() }),
  data: z.array(
    option.extend(texts('promotor_code', 'promotor_name', 'shop_code', 'shop_name', 'customer_code', 'customer_name')),
  ),
})
