import { address, addressTypes } from '@sejuk/domain/customers/official-addresses'
import { because, labelled } from '@sejuk/domain/messages'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import {
  code,
  fileAnswer,
  instant,
  many,
  maybeTexts,
  optional,
  required,
  rowVersion,
  sheetUpload,
  texts,
} from '../fields.ts'
import { listInput } from '../lists.ts'
import { asForm } from '../lookups.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

export const officialAddressForm = z.object({
  detail_address: required('detail-address', 1000),
  receiver_phone: required('receiver-phone', 100)
    .transform(keepDigits)
    .pipe(z.string().min(1, told('required', { label: labelled('receiver-phone') }))),
  receiver_name: required('receiver-name', 100),
})

/** A line of the Excel template; the keys are its header. */
export const officialAddressLine = z.object({
  customer_code: required('customer-code', 50),
  province_name: required('province', 100),
  city_name: required('city', 100),
  district_name: required('district', 100),
  sub_district_name: required('sub-district-2', 100),
  detail_address: officialAddressForm.shape.detail_address,
  postal_code: z
    .string()
    .trim()
    .regex(/^([1-9]\d{4})?$/, told('postal-code-five-digits-does'))
    .default(''),
  receiver_name: officialAddressForm.shape.receiver_name,
  receiver_phone: officialAddressForm.shape.receiver_phone,
})

/** What is stored may be older than today's rules, so what goes out is not judged by them. */
export const officialAddress = z.object({
  ...texts('address_code', 'customer_code', 'customer_name', 'province_name', 'city_name', 'district_name'),
  ...texts('sub_district_name', 'detail_address', 'postal_code', 'receiver_name', 'receiver_phone', 'create_user_name'),
  address_type: z.enum(addressTypes),
  authors: z.array(z.string()),
  ...maybeTexts('order_code', 'reject_reason', 'decided_user_name'),
  /** Open orders that send goods there: they keep the text it had. */
  open_orders: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type OfficialAddress = z.output<typeof officialAddress>

const search = listInput([
  'customer_name',
  'province_name',
  'detail_address',
  'postal_code',
  'receiver_name',
  'receiver_phone',
  'created_date',
  'create_user_name',
]).extend({
  address_type: z.enum(['all', ...addressTypes]).default('official-address'),
  dept_code: many,
  customer_code: many,
})

export const listOfficialAddresses = endpoint('GET /api/customer-address/maintain-official-address', {
  needs: 'Sales-Order-Search-Official-Address',
  input: search,
  data: z.array(officialAddress),
})

/** The same list, asked with a body. */
export const searchOfficialAddresses = endpoint('POST /api/customer-address/maintain-official-address', {
  ...listOfficialAddresses,
  ...asForm,
})

/** The four documented fields are enough; with `row_version` a stale edit is refused. */
export const updateOfficialAddress = endpoint('POST /api/customer-address/update', {
  needs: 'Sales-Order-Edit-Official-Address',
  input: officialAddressForm.extend({ address_code: code, row_version: rowVersion.optional() }),
  data: nothing,
  says: because('updated'),
})

export const deleteOfficialAddresses = endpoint('POST /api/customer-address/delete', {
  needs: 'Sales-Order-Delete-Official-Address',
  input: z.object({
    address_codes: z
      .array(code, told('choose-at-least-one-address'))
      .min(1, told('choose-at-least-one-address'))
      .max(1000),
  }),
  data: nothing,
  says: because('deleted'),
})

export const importOfficialAddresses = endpoint('POST /api/customer-address/import-customer-official-address', {
  needs: 'Sales-Order-Upload-Official_Address_By_Excel',
  input: sheetUpload,
  data: z.object({ added: z.number() }),
  says: because('file-imported-successfully'),
})

export const downloadExample = endpoint('GET /api/customer-address/download-example', {
  needs: 'Sales-Order-Download-Address-Template',
  input: z.object({}),
  data: fileAnswer,
})

export const officialAddressData = downloadable(listOfficialAddresses, {
  module_name: 'official-address',
  needs: 'Sales-Order-Download-Official-Address',
})

export const officialAddressSheet = sheetOf('official-address', importOfficialAddresses.needs)

/** Those of each type that the branches and customers asked for have. */
export const countAddressTypes = endpoint('GET /api/customer-address/type-tab', {
  needs: 'Sales-Order-Search-Official-Address',
  input: search.pick({ dept_code: true, customer_code: true }),
  data: z.array(z.object({ address_type: z.enum(addressTypes), total: z.number() })),
})

export const officialAddressLog = actionLogOf(
  'GET /api/customer-address/action-log',
  'Sales-Order-Search-Official-Address',
)

/** For one order: confirmed at once where an official address of the customer lies within a kilometre. */
export const createTemporaryAddress = endpoint('POST /api/customer-address/create-temporary', {
  needs: 'Sales-Order-Create-Open',
  input: officialAddressForm.extend({
    customer_code: code,
    sub_district_code: required('sub-district-2', 20),
    postal_code: officialAddressLine.shape.postal_code,
    lat: orNothing(latitude),
    lng: orNothing(longitude),
    order_code: optional('order', 50),
  }),
  data: z.object({ address_code: z.string(), address_type: z.enum(addressTypes) }),
  says: because('address-saved'),
})

export const actOnAddress = actions(address, '/api/customer-address', {
  key: 'address_code',
  every: { row_version: rowVersion.optional() },
  forms: { reject: { reason: required('reason', 500) } },
  says: {
    confirm: because('address-confirmed'),
    promote: because('address-official-now'),
    reject: because('address-rejected'),
  },
})
