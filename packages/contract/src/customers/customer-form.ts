import {
  ascFlags,
  cooperations,
  customerCodePattern,
  customerTypes,
  formObjections,
  taxIdTypes,
  transactionCodes,
  yesNo,
} from '@sejuk/domain/customers/customers'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { postalCodePattern } from '@sejuk/domain/masters/regions'
import { plainNik } from '@sejuk/domain/nik'
import { isNpwp, npwp16 } from '@sejuk/domain/npwp'
import { isPhone, nationalPhone } from '@sejuk/domain/phone'
import { z } from 'zod'
import { optional, required } from '../fields.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'

/** A number in any typed format; an empty input is none. */
const typed = (
  label: string,
  most: number,
  plain: (text: string) => string,
  isFine: (text: string) => boolean,
  no: string,
) =>
  optional(label, most).transform((text, { addIssue }) => {
    const kept = text && plain(text)
    if (kept && !isFine(kept)) addIssue({ code: 'custom', message: no })
    return kept || null
  })

export const phoneField = (label: string) =>
  typed(label, 40, nationalPhone, isPhone, `${label} is not an Indonesian phone number`)

export const requiredPhone = (label: string) =>
  required(label, 40).transform((text, { addIssue }) => {
    const national = nationalPhone(text)
    if (!isPhone(national)) addIssue({ code: 'custom', message: `${label} is not an Indonesian phone number` })
    return national
  })

export const emailField = (label: string) =>
  optional(label, 200).refine((text) => !text || z.email().safeParse(text).success, `${label} is not an e-mail address`)

const digitsOnly = (text: string) => text.replaceAll(/[\s.-]/g, '')

/** An address: the chain of regions, the street, and a pin. */
export const placeForm = z.object({
  province_code: optional('Province', 20),
  city_code: optional('City', 20),
  district_code: optional('District', 20),
  sub_district_code: optional('Sub district', 20),
  postal_code: optional('Postal code', 10).refine(
    (text) => !text || postalCodePattern.test(text),
    'Postal code is five digits and does not start with 0',
  ),
  detail_address: optional('Detail address', 1000),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
})

export const customerFields = z.object({
  customer_name: required('Customer name', 150).min(3, 'Customer name has at least 3 characters'),
  customer_type_code: z.enum(customerTypes, 'Customer type is required!'),
  customer_level: optional('Customer level', 50),
  org_code: required('Organization', 50).default(defaultOrganization),
  dept_code: required('Branch', 20),
  salesman_code: required('Salesperson', 50),
  business_unit_codes: z.array(z.enum(businessUnitCodes)).min(1, 'Choose at least one business unit').max(10),
  cooperation: z.enum(cooperations).default('Cooperate'),
  cooperation_reason: optional('Reason', 500),
  asc_flag: z.enum(ascFlags).default('No'),
  customer_is_taxable: z
    .union([z.literal(0), z.literal(1), z.enum(['0', '1']).transform((digit): 0 | 1 => (digit === '1' ? 1 : 0))])
    .default(0),
  price_include_tax: z.enum(yesNo).default('N'),
  tax_id_type: orNothing(z.enum(taxIdTypes)),
  npwp: typed('NPWP', 40, npwp16, isNpwp, 'NPWP must be 16 digits'),
  nitku: typed('NITKU', 40, digitsOnly, (text) => /^\d{22}$/.test(text), 'NITKU must be 22 digits'),
  nik: typed('NIK', 40, plainNik, (text) => /^\d{16}$/.test(text), 'NIK must be 16 digits'),
  tax_name: optional('Tax name', 150),
  tax_address: optional('Tax address', 1000),
  tax_emails: z.array(z.email('This is not an e-mail address').max(200)).max(10).default([]),
  transaction_code: z.enum(transactionCodes).default('04'),
  collect_method: optional('Collect method', 50),
  payment_term_days: wholeNumber('Payment term', 0, 120).default(0),
  cheque_allowed: z.enum(yesNo).default('N'),
  pic_name: optional('Contact person', 100),
  pic_phone: phoneField('Phone'),
  pic_email: emailField('E-mail'),
  ...placeForm.shape,
  bank_code: optional('Bank', 20),
  account_name: optional('Account name', 100),
  account_number: typed(
    'Account number',
    40,
    digitsOnly,
    (text) => /^\d{5,20}$/.test(text),
    'Account number is 5 to 20 digits',
  ),
})
export type CustomerForm = z.output<typeof customerFields>

type Whole = CustomerForm & { is_mobile?: boolean }
type Context = z.core.$RefinementCtx

/** Rules between fields. */
export const asWhole = (form: Whole, { addIssue }: Pick<Context, 'addIssue'>) => {
  for (const [field, message] of Object.entries(formObjections(form)))
    addIssue({ code: 'custom', path: [field], message })
}

/** A code given by the ERP; without one the system assigns the next. */
export const ownCode = optional('Customer code', 20).refine(
  (text) => !text || customerCodePattern.test(text),
  'A customer code has 3 to 20 capital letters, digits and hyphens',
)
