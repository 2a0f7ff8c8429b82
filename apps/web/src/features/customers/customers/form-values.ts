import type { Customer } from '@sejuk/contract/customers/customers'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { typedPhone } from '@sejuk/domain/values/phone'

/** A customer as it is typed: nothing is nothing, never null. */
export const blankCustomer = (dept_code: string, salesman_code: string) => ({
  customer_code: '',
  customer_name: '',
  customer_type_code: 'dealer',
  customer_level: '',
  org_code: defaultOrganization as string,
  dept_code,
  salesman_code,
  business_unit_codes: [] as string[],
  cooperation: 'Cooperate',
  cooperation_reason: '',
  asc_flag: 'No',
  customer_is_taxable: '0',
  price_include_tax: 'N',
  tax_id_type: '',
  npwp: '',
  nitku: '',
  nik: '',
  tax_name: '',
  tax_address: '',
  tax_emails: [] as string[],
  transaction_code: '04',
  collect_method: '',
  payment_term_days: '0',
  cheque_allowed: 'N',
  pic_name: '',
  pic_phone: '',
  pic_email: '',
  province_code: '',
  city_code: '',
  district_code: '',
  sub_district_code: '',
  /** Empty: filled with the learned value of the place. */
  postal_code: undefined as string | undefined,
  detail_address: '',
  lat: '',
  lng: '',
  bank_code: '',
  account_name: '',
  account_number: '',
  duplicate_reason: '',
  is_submit: false,
  is_mobile: false,
})
export type CustomerValues = ReturnType<typeof blankCustomer>

const typedAs = (value: unknown) => (Array.isArray(value) ? value : String(value ?? ''))

/** The current values with waiting changes applied. */
export const valuesOf = (customer: Customer): CustomerValues => {
  const whole: Record<string, unknown> = { ...customer, ...customer.waiting }
  const blank = blankCustomer('', '')
  const typed = Object.fromEntries(
    Object.entries(blank).map(([field, empty]) => [field, field in whole ? typedAs(whole[field]) : empty]),
  )
  return { ...blank, ...typed, pic_phone: typedPhone(customer.pic_phone ?? ''), customer_code: '' }
}
