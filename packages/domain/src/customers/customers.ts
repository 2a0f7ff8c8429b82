import { rupiah } from '../values/money.ts'

export const customerStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const customerTypes = [
  'dealer',
  'sub-dealer-parent',
  'project-contractor',
  'modern-channel',
  'e-commerce',
  'end-user',
  'asc',
] as const
export type CustomerType = (typeof customerTypes)[number]

export const cooperations = ['Cooperate', 'No Cooperate'] as const
export const ascFlags = ['Yes', 'No', 'Paused'] as const
export const yesNo = ['Y', 'N'] as const
export const taxIdTypes = ['TIN', 'National ID', 'Passport', 'Other ID'] as const
export const transactionCodes = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const

/** Fields money depends on: a change takes effect only after another user approved it. */
export const controlledFields = [
  'customer_name',
  'customer_level',
  // Who sells belongs to the branch: one is not in force without the other.
  'dept_code',
  'salesman_code',
  'customer_is_taxable',
  'price_include_tax',
  'tax_id_type',
  'npwp',
  'nitku',
  'nik',
  'tax_name',
  'tax_address',
  'tax_emails',
  'transaction_code',
  'bank_code',
  'account_name',
  'account_number',
] as const
/** Seen by those who may see tax data, and by nobody else. */
export const taxFields = ['tax_id_type', 'npwp', 'nitku', 'nik', 'tax_name', 'tax_address', 'tax_emails'] as const
/** Seen by those who check or pay to them, and by nobody else. */
export const bankFields = ['bank_code', 'account_name', 'account_number'] as const
export type ControlledField = (typeof controlledFields)[number]
const controlled: ReadonlySet<string> = new Set(controlledFields)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The changes of a form, in two parts: what applies at once, and what has to wait for approval. */
export const splitChanges = <Form extends object>(stored: object, form: Form) => {
  const changed = Object.entries(form).filter(([field, value]) => !isSame(value, stored[field as keyof object]))
  const part = (isControlled: boolean) =>
    Object.fromEntries(changed.filter(([field]) => controlled.has(field) === isControlled)) as Partial<Form>
  return { atOnce: part(false), waiting: part(true) }
}

type Edited = { status: CustomerStatus; waiting: Readonly<Record<string, unknown>> | null }
/** Whether an edit wrote any part of what waits. Another contact name applies at once: who wrote it is no author. */
export const writesWhatWaits = (before: Edited, after: Edited) => {
  if (after.status !== 'Adjusted') return after.status !== 'Approved'
  const fields = Object.keys({ ...before.waiting, ...after.waiting })
  return fields.some((field) => !isSame(before.waiting?.[field], after.waiting?.[field]))
}

export const customerTabs = ['All', ...customerStatuses] as const
export type CustomerTab = (typeof customerTabs)[number]

/** With whom business is done: these are chosen from. */
export const tradingStatuses = ['Approved', 'Adjusted'] as const satisfies readonly CustomerStatus[]

export const cashbackLeft = (amount: number) => `${rupiah(amount)} of cashback is left and can no longer be spent`
export const noNewBusiness = 'The customer is closed and takes no new business'
/** A closed or deleted customer plans nothing, is granted nothing and gets no address. */
export const takesBusiness = (status: CustomerStatus) => status !== 'Closed' && status !== 'Deleted'

/** What an ERP may call a customer. */
export const customerCodePattern = /^[A-Z0-9-]{3,20}$/

type Judged = {
  cooperation: string
  cooperation_reason: string | null
  customer_is_taxable: number
  tax_id_type: string | null
  npwp: string | null
  nik: string | null
  tax_name: string | null
  tax_address: string | null
  tax_emails: readonly string[]
  bank_code: string | null
  account_name: string | null
  account_number: string | null
  lat: number | null
  lng: number | null
  /** Written where the customer stands: then the pin is known. */
  is_mobile?: boolean
}
const required = (label: string) => `${label} is required!`

/** What the fields of a customer ask of one another, by field. */
export const formObjections = (form: Judged): Record<string, string> => {
  const said: Record<string, string> = {}
  if (form.cooperation === 'No Cooperate' && !form.cooperation_reason) said.cooperation_reason = required('Reason')
  const isForeign = form.tax_id_type === 'Passport' || form.tax_id_type === 'Other ID'
  if (form.customer_is_taxable) {
    if (!form.npwp) said.npwp = required('NPWP')
    if (!form.tax_name) said.tax_name = required('Tax name')
    if (!form.tax_address) said.tax_address = required('Tax address')
    if (form.tax_emails.length === 0) said.tax_emails = required('E-mail for invoices')
  } else if (!form.npwp && !form.nik && !isForeign) said.nik = 'Without an NPWP the NIK is required!'
  if (form.bank_code || form.account_name || form.account_number) {
    if (!form.bank_code) said.bank_code = required('Bank')
    if (!form.account_name) said.account_name = required('Account name')
    if (!form.account_number) said.account_number = required('Account number')
  }
  if ((form.lat === null) !== (form.lng === null)) said[form.lat === null ? 'lat' : 'lng'] = 'Pin location is required'
  if (form.is_mobile && form.lat === null && form.lng === null) said.lat = 'Pin location is required'
  return said
}

/** The place of business that a tax number names without a word: the head office. */
export const headOfficeNitku = (npwp: string) => `${npwp}000000`

export const duplicateReasons = ['name', 'phone', 'npwp', 'distance'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Pins closer than this may be the same address. */
export const sameAddressMetres = 200
/** From here on two names are worth a look. */
export const alikeName = 0.6

/** How surely two are the same, out of 100: a tax number says most, a place least. */
const weights: Record<DuplicateReason, number> = { npwp: 60, phone: 35, name: 35, distance: 15 }
/** The same name letter for letter is a duplicate until somebody says why not, whatever else differs. */
const sameName = 80
export const duplicateScore = (reasons: readonly DuplicateReason[], nameLikeness: number) => {
  const sum = reasons.reduce(
    (all, reason) => all + weights[reason] * (reason === 'name' ? Math.min(1, nameLikeness) : 1),
    0,
  )
  const least = reasons.includes('name') && nameLikeness >= 1 ? sameName : 0
  return Math.min(100, Math.max(least, Math.round(sum)))
}
/** A near place alone says nothing: shops stand side by side. */
export const isWorthAsking = (reasons: readonly DuplicateReason[]) => reasons.some((reason) => reason !== 'distance')

export const possiblySame = (others: number) =>
  `${others === 1 ? 'One customer looks' : `${others} customers look`} the same. Say why this is another one`
