import { sellerKinds } from '@sejuk/domain/customers/shops'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { emailField, requiredPhone } from './customer-form.ts'

const keyperson = z.object({
  ...texts('keyperson_code', 'keyperson_name', 'phone', 'dept_code', 'dept_name'),
  ...maybeTexts('email', 'shop_code', 'shop_name', 'customer_code', 'customer_name', 'user_code'),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type Keyperson = z.output<typeof keyperson>

export const listKeypersons = endpoint('GET /api/keyperson', {
  needs: 'Keyperson-Search',
  input: listInput(['keyperson_name', 'keyperson_code']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    is_active: flag.optional(),
  }),
  data: z.array(keyperson),
})

/** They belong to the branch of their shop. */
const form = z.object({
  keyperson_name: required('name', 100),
  phone: requiredPhone('phone'),
  email: emailField('e-mail'),
  shop_code: required('shop', 100),
  is_active: z.boolean().default(true),
})

export const createKeyperson = endpoint('POST /api/keyperson/create', {
  needs: 'Keyperson-Modify',
  input: form,
  data: z.object({ keyperson_code: z.string() }),
})

export const updateKeyperson = endpoint('PUT /api/keyperson/update', {
  needs: 'Keyperson-Modify',
  input: form.extend({ keyperson_code: code, row_version: rowVersion }),
  data: z.object({ keyperson_code: z.string() }),
  says: because('updated'),
})

export const keypersonLog = actionLogOf('GET /api/keyperson/action-log', 'Keyperson-Search')

/** Whoever sells, with us or in a shop, as one list. */
export const sellerDropdown = endpoint('GET /api/dropdown-sales-promotor-keyperson', {
  needs: 'staff',
  input: dropdownInput.extend({ dept_code: many, kind: z.enum(sellerKinds).optional() }),
  data: z.array(
    option.extend({ kind: z.enum(sellerKinds), code: z.string(), name: z.string(), dept_code: z.string() }),
  ),
})
