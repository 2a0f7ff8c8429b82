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
import { type Label, labelled } from '@sejuk/domain/messages'
import { plainNik } from '@sejuk/domain/values/nik'
import { isNpwp, npwp16 } from '@sejuk/domain/values/npwp'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { z } from 'zod'
import { optional, required } from '../fields.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

/** A number in any typed format; an empty input is none. */
const typed = (
  label: Label,
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

export const phoneField = (label: Label) =>
  typed(label, 40, nationalPhone, isPhone, told('not-indonesian-phone-number', { label: labelled(label) }))

export const requiredPhone = (label: Label) =>
  required(label, 40).transform((text, { addIssue }) => {
    const national = nationalPhone(text)
    if (!isPhone(national))
      addIssue({ code: 'custom', message: told('not-indonesian-phone-number', { label: labelled(label) }) })
    return national
  })

export const emailField = (label: Label) =>
  optional(label, 200).refine(
    (text) => !text || z.email().safeParse(text).success,
    told('not-e-mail-address-2', { label: labelled(label) }),
  )

const digitsOnly = (text: string) => text.replaceAll(/[\s.-]/g, '')

/** An address: the chain of regions, the street, and a pin. */
export const placeForm = z.object({
  province_code: optional('province', 20),
  city_code: optional('city', 20),
  district_code: optional('district', 20),
  sub_district_code: optional('sub-district-2', 20),
  postal_code: optional('postal-code', 10).refine(
    (text) => !text || postalCodePattern.test(text),
    told('postal-code-five-digits-does'),
  ),
  detail_address: optional('detail-address', 1000),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
})

export const customerFields = z.object({
  customer_name: required('customer-name', 150).min(3, told('customer-name-at-least-3')),
  customer_type_code: z.enum(customerTypes, 'Customer type is required!'),
  customer_level: optional('customer-level', 50),
  org_code: required('organization', 50).default(defaultOrganization),
  dept_code: required('branch', 20),
  salesman_code: required('salesperson', 50),
  business_unit_codes: z.array(z.enum(businessUnitCodes)).min(1, told('choose-at-least-one-business')).max(10),
  cooperation: z.enum(cooperations).default('Cooperate'),
  cooperation_reason: optional('reason', 500),
  asc_flag: z.enum(ascFlags).default('No'),
  customer_is_taxable: z
    .union([z.literal(0), z.literal(1), z.enum(['0', '1']).transform((digit): 0 | 1 => (digit === '1' ? 1 : 0))])
    .default(0),
  price_include_tax: z.enum(yesNo).default('N'),
  tax_id_type: orNothing(z.enum(taxIdTypes)),
  npwp: typed('npwp', 40, npwp16, isNpwp, told('npwp-must-16-digits')),
  nitku: typed('nitku', 40, digitsOnly, (text) => /^\d{22}$/.test(text), told('nitku-must-22-digits')),
  nik: typed('nik', 40, plainNik, (text) => /^\d{16}$/.test(text), told('nik-must-16-digits')),
  tax_name: optional('tax-name', 150),
  tax_address: optional('tax-address', 1000),
  tax_emails: z
    .array(z.email(told('not-e-mail-address')).max(200))
    .max(10)
    .default([]),
  transaction_code: z.enum(transactionCodes).default('04'),
  collect_method: optional('collect-method', 50),
  payment_term_days: wholeNumber('payment-term', 0, 120).default(0),
  cheque_allowed: z.enum(yesNo).default('N'),
  pic_name: optional('contact-person', 100),
  pic_phone: phoneField('phone'),
  pic_email: emailField('e-mail'),
  ...placeForm.shape,
  bank_code: optional('bank', 20),
  account_name: optional('account-name', 100),
  account_number: typed(
    'account-number',
    40,
    digitsOnly,
    (text) => /^\d{5,20}$/.test(text),
    told('account-number-5-20-digits'),
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
export const ownCode = optional('customer-code', 20).refine(
  (text) => !text || customerCodePattern.test(text),
  told('customer-code-3-20-capital'),
)
