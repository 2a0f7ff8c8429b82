import { because } from '@sejuk/domain/messages'
import { mostParents, subDealer, subDealerClasses, subDealerStatuses } from '@sejuk/domain/retail/sub-dealers'
import { isNpwp, npwp16 } from '@sejuk/domain/values/npwp'
import { z } from 'zod'
import { requiredPhone } from '../customers/customer-form.ts'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { optionOf } from '../lookups.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const row = z.object({
  ...texts('subdealer_code', 'subdealer_name', 'dept_code', 'dept_name', 'owner_name', 'phone', 'detail_address'),
  ...texts('parent_names', 'created_by', 'create_user_name'),
  ...maybeTexts('salesman_code', 'salesman_name', 'npwp', 'sub_district_code', 'reject_reason', 'close_reason'),
  subdealer_class: z.enum(subDealerClasses),
  status: z.enum(subDealerStatuses),
  parent_count: z.number(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type SubDealer = z.output<typeof row>

export const listSubDealers = endpoint('GET /api/sub-dealer', {
  needs: 'Sub-Dealer-Search',
  input: listInput(['created_date', 'subdealer_name']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    status: z.enum(subDealerStatuses).optional(),
  }),
  data: z.array(row),
})
export const subDealerData = downloadable(listSubDealers, { module_name: 'sub_dealer', needs: 'Sub-Dealer-Search' })

const parent = z.object({ ...texts('customer_code', 'customer_name'), priority: z.number() })
const detail = row.extend({ parents: z.array(parent) })
export type SubDealerDetail = z.output<typeof detail>
export const getSubDealer = endpoint('GET /api/sub-dealer/detail', {
  needs: 'Sub-Dealer-Search',
  input: z.object({ subdealer_code: code }),
  data: detail,
})

const form = {
  subdealer_name: required('shop-name', 150),
  owner_name: required('owner', 100),
  phone: requiredPhone('phone'),
  npwp: optional('npwp', 30)
    .transform((typed) => (typed ? npwp16(typed) : null))
    .refine((number) => number === null || isNpwp(number), told('field-not-valid')),
  subdealer_class: z.enum(subDealerClasses).default('C'),
  detail_address: required('address', 300),
  sub_district_code: optional('sub-district', 20),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
  /** Who supplies first stands first. */
  parents: z
    .array(code)
    .max(mostParents, told('no-more-than-rows', { n: mostParents }))
    .default([]),
  /** Written although another one looks like it. */
  despite_duplicates: z.boolean().default(false),
}
export const createSubDealer = endpoint('POST /api/sub-dealer', {
  needs: 'Sub-Dealer-Create',
  input: z.object({ dept_code: required('branch', 20), ...form }),
  data: z.object({ subdealer_code: z.string() }),
})
export const actOnSubDealer = actions(subDealer, '/api/sub-dealer', {
  key: 'subdealer_code',
  forms: { modify: form },
  says: { modify: because('updated') },
})
export const subDealerLog = actionLogOf('GET /api/sub-dealer/action-log', 'Sub-Dealer-Search')

/** Approved ones, and from whom they buy. */
export const subDealerDropdown = endpoint('GET /api/sub-dealer/dropdown', {
  needs: 'Sub-Dealer-PO-Search',
  input: dropdownInput,
  data: z.array(optionOf('subdealer_code', 'subdealer_name', 'detail_address')),
})
export const supplierDropdown = endpoint('GET /api/sub-dealer/supplier-dropdown', {
  needs: 'Sub-Dealer-PO-Search',
  input: dropdownInput.extend({ subdealer_code: z.string().max(100).optional() }),
  data: z.array(optionOf('customer_code', 'customer_name')),
})
