import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'

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

/** What is asked of a customer before money depends on it: a change of these stays without force until somebody else approves. */
export const controlledFields = [
  'customer_name',
  'customer_level',
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

/** What decides about a customer, seen by one person. */
export type CustomerState = {
  status: CustomerStatus
  /** Whoever looks wrote what is to be approved. */
  is_author: boolean
  /** Rupiah not yet paid. */
  receivable: number
  open_documents: number
  /** Orders, invoices and shops that name the customer. */
  documents: number
}

export const authorApproves = 'Somebody else than who wrote it must approve it'
export const owesMoney = 'The customer still owes money'
export const hasOpenDocuments = 'The customer has open orders'
export const hasDocuments = 'Documents name this customer'

export const customerActions = {
  modify: { needs: 'Customer-Modify', from: [{ status: ['Draft', 'Rejected', 'Approved', 'Adjusted'] }] },
  submit: { needs: 'Customer-Modify', from: [{ status: ['Draft'] }], to: { status: 'Submitted' } },
  approve: {
    needs: 'Customer-Approve',
    from: [{ status: ['Submitted', 'Adjusted'] }],
    to: { status: 'Approved' },
    guards: [({ is_author }) => (is_author ? authorApproves : undefined)],
  },
  reject: {
    needs: 'Customer-Approve',
    from: [{ status: ['Submitted', 'Adjusted'] }],
    to: { status: 'Rejected' },
    guards: [({ is_author }) => (is_author ? authorApproves : undefined)],
  },
  delete: {
    needs: 'Customer-Modify',
    from: [{ status: ['Draft', 'Rejected'] }],
    to: { status: 'Deleted' },
    guards: [({ documents }) => (documents > 0 ? hasDocuments : undefined)],
  },
  close: {
    needs: 'Customer-Close',
    from: [{ status: ['Approved'] }],
    to: { status: 'Closed' },
    guards: [
      ({ receivable }) => (receivable > 0 ? owesMoney : undefined),
      ({ open_documents }) => (open_documents > 0 ? hasOpenDocuments : undefined),
    ],
  },
} as const satisfies Record<string, Action<CustomerState> & { needs: ListedPermission }>

export type CustomerActionName = keyof typeof customerActions
export const customerAction = (name: CustomerActionName): Action<CustomerState> & { needs: ListedPermission } =>
  customerActions[name]

/** A refused change leaves a customer as it was; a refused customer goes back to its author. */
export const statusAfter = (name: CustomerActionName, status: CustomerStatus): CustomerStatus => {
  if (name === 'reject' && status === 'Adjusted') return 'Approved'
  if (name === 'modify') return status === 'Rejected' ? 'Draft' : status
  return customerAction(name).to?.status ?? status
}

export const customerTabs = ['All', ...customerStatuses] as const
export type CustomerTab = (typeof customerTabs)[number]

/** With whom business is done: these are chosen from. */
export const tradingStatuses = ['Approved', 'Adjusted'] as const satisfies readonly CustomerStatus[]

/** What an ERP may call a customer. */
export const customerCodePattern = /^[A-Z0-9-]{3,20}$/
