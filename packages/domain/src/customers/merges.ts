import type { CustomerStatus } from './customers.ts'

/** Related values are merged together, so that a record never has the NPWP of one firm and the name of another. */
export const mergeParts = {
  name: ['customer_name'],
  kind: ['customer_type_code', 'customer_level'],
  units: ['business_unit_codes'],
  salesperson: ['salesman_code'],
  cooperation: ['cooperation', 'cooperation_reason', 'asc_flag'],
  contact: ['pic_name', 'pic_phone', 'pic_email', 'pic_project_user_code'],
  place: [
    ...(['province_code', 'city_code', 'district_code', 'sub_district_code'] as const),
    ...(['postal_code', 'detail_address', 'lat', 'lng'] as const),
  ],
  tax: [
    ...(['customer_is_taxable', 'price_include_tax', 'tax_id_type', 'npwp', 'nitku', 'nik'] as const),
    ...(['tax_name', 'tax_address', 'tax_emails', 'transaction_code'] as const),
  ],
  payment: ['collect_method', 'payment_term_days', 'cheque_allowed'],
  account: ['bank_code', 'account_name', 'account_number'],
} as const
export type MergePart = keyof typeof mergeParts
export const mergePartNames = Object.keys(mergeParts) as [MergePart, ...MergePart[]]

/** What names a customer, and therefore moves. */
export const movedKinds = [
  'shops',
  'addresses',
  'signatures',
  'documents',
  'orders',
  'invoices',
  'sales_invoices',
  'receipts',
  'collection_calls',
  'cheques',
  'credit_uses',
  'refunds',
  'credit_notes',
  'kwitansi',
  'virtual_accounts',
  'bank_lines',
  'statement_letters',
  'journals',
  'credit_limits',
  'special_prices',
  'cashbacks',
  'cashback_orders',
  'cashback_targets',
  'users',
] as const
export type MovedKind = (typeof movedKinds)[number]

/** So many days a merge can be taken back. */
const undoDays = 30

const sameCustomer = 'A customer cannot be merged with itself'
const mergeSurvivor = 'The customer that stays needs status Approved'
const mergeOther = 'The customer that goes needs status Draft, Submitted, Rejected or Approved'
const mergeWaits = 'A change of this customer waits for approval. Decide on it first'
export const mergeNeedsTax = 'Merging needs the permission for tax data'
export const mergeNeedsBank = 'Merging needs the permission for bank accounts'
const unapprovedPart = 'What nobody approved yet cannot be taken over'
const otherBranchSeller = 'The salesperson works for another branch'

type Standing = { customer_code: string; status: CustomerStatus; dept_code: string }
const mergeable: readonly CustomerStatus[] = ['Draft', 'Submitted', 'Rejected', 'Approved']

/** Why these two cannot become one, or nothing. */
export const mergeObjection = (survivor: Standing, other: Standing): string | undefined => {
  if (survivor.customer_code === other.customer_code) return sameCustomer
  if (survivor.status === 'Adjusted' || other.status === 'Adjusted') return mergeWaits
  if (survivor.status !== 'Approved') return mergeSurvivor
  if (!mergeable.includes(other.status)) return mergeOther
}

/** Why a customer cannot take part in a merge, on either side. */
export const mergeObjectionOf = (status: CustomerStatus): string | undefined => {
  if (status === 'Adjusted') return mergeWaits
  return mergeable.includes(status) ? undefined : mergeOther
}

/** Parts with controlled fields: not taken from an unapproved customer, since a merge must not bypass approval. */
const judgedParts: readonly MergePart[] = ['name', 'kind', 'salesperson', 'tax', 'account']

/** Why a part of the removed record cannot be kept, if so. */
export const partObjection = (part: MergePart, survivor: Standing, other: Standing): string | undefined => {
  if (part === 'salesperson' && survivor.dept_code !== other.dept_code) return otherBranchSeller
  if (other.status !== 'Approved' && judgedParts.includes(part)) return unapprovedPart
}

/** Why a merge cannot be undone, most serious reason first. */
export type UndoState = {
  is_undone: boolean
  days: number
  /** The customer both became went on into another one, or was closed. */
  survivor_status: CustomerStatus
  survivor_merged_into: string | null
  /** Merged fields that were changed since. */
  changed_fields: readonly string[]
  /** Moved records that were deleted or reassigned since. */
  moved_on: number
  /** Cashback that one of the two spends and the other one earned. */
  entangled_cashback: string | null
  /** An invoice written since for an order that moved. */
  new_invoice: string | null
  other_status: CustomerStatus
}

const alreadyUndone = 'This merge was taken back already'
const tooLate = `A merge can be taken back for ${undoDays} days`
const mergedOn = (code: string) => `The customer was merged on into ${code}. Take that back first`
const survivorClosed = 'The business with the customer has ended since'
const fieldsChanged = 'What was taken over has been changed since'
const thingsMovedOn = (n: number) => `${n} of the things that moved have changed hands since`
const cashbackEntangled = (code: string) => `Cashback ${code} has been spent across both customers since`
const invoicedSince = (code: string) => `Invoice ${code} was written since for an order that moved`
const otherChanged = 'The customer that went is not closed any more'

export const undoObjection = (state: UndoState): string | undefined => {
  if (state.is_undone) return alreadyUndone
  if (state.days > undoDays) return tooLate
  if (state.survivor_merged_into) return mergedOn(state.survivor_merged_into)
  if (state.survivor_status === 'Closed' || state.survivor_status === 'Deleted') return survivorClosed
  if (state.survivor_status === 'Adjusted') return mergeWaits
  if (state.other_status !== 'Closed') return otherChanged
  if (state.changed_fields.length) return fieldsChanged
  if (state.moved_on) return thingsMovedOn(state.moved_on)
  if (state.entangled_cashback) return cashbackEntangled(state.entangled_cashback)
  if (state.new_invoice) return invoicedSince(state.new_invoice)
}
