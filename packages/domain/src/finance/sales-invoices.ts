import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { isAtTaxOffice } from './electronic-invoices.ts'

/** The codes of the specification; 6 is not used. */
export const invoiceStatuses = ['1', '2', '3', '4', '5', '7', '8'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
/** Owed or paid: these stand in the receivables, the tax report and what was invoiced of an order. */
export const countedStatuses = ['2', '3', '4'] as const satisfies readonly InvoiceStatus[]

/** Not approved yet: what it bills may still change. */
export const draftStatuses = ['1', '7', '8'] as const satisfies readonly InvoiceStatus[]
/** Whatever did not become invalid: nothing is billed twice. */
export const liveStatuses = [...draftStatuses, ...countedStatuses] as const

export const invoiceSources = ['ERP', 'ACCURATE', 'MANUAL'] as const
export type InvoiceSource = (typeof invoiceSources)[number]
export const invoiceGroupings = ['delivery', 'order', 'weekly'] as const
export type InvoiceGrouping = (typeof invoiceGroupings)[number]
export const dueBases = ['invoice', 'receipt'] as const
export type DueBasis = (typeof dueBases)[number]

/** Whether the customer took the paper. */
export const paperStatuses = ['Prepare_Invoice', 'Confirmed_Reject', 'Invoice_Received'] as const
export type PaperStatus = (typeof paperStatuses)[number]
export const paperRejections = ['price', 'quantity', 'missing-po', 'tax-data', 'document-damage'] as const
export type PaperRejection = (typeof paperRejections)[number]

/** A paper that was refused is prepared anew before it is brought again. */
const nextPapers: Record<PaperStatus, readonly PaperStatus[]> = {
  Prepare_Invoice: ['Invoice_Received', 'Confirmed_Reject'],
  Confirmed_Reject: ['Prepare_Invoice'],
  Invoice_Received: ['Confirmed_Reject'],
}
export const papersBefore = (next: PaperStatus) => paperStatuses.filter((status) => nextPapers[status].includes(next))

/** What whoever refuses an invoice may point at. */
export const markableFields = [
  'customer',
  'invoice_date',
  'tax_date',
  'due_date',
  'transaction_code',
  'quantity',
  'price',
  'discount',
] as const
export type MarkableField = (typeof markableFields)[number]

type State = {
  status: InvoiceStatus
  isOwn: boolean
  hasLines: boolean
  hasTaxData: boolean
  isPeriodLocked: boolean
  isNumbered: boolean
  open: number
  isTouched: boolean
  changingOrder: string | null
}
type Row = {
  status: InvoiceStatus
  authors: readonly string[]
  created_by: string
  line_count: number
  has_tax_data: boolean
  is_period_locked: boolean
  tax_invoice_no: string | null
  /** Of its newest version at the tax office. */
  e_status: string | null
  grand_total: number
  paid_amount: number
  held_amount: number
  /** One of its orders, while a change of it waits for approval. */
  changing_order: string | null
}

const filled = ({ hasLines }: State) => (hasLines ? undefined : because('invoice-has-no-lines'))
const taxable = ({ hasTaxData }: State) => (hasTaxData ? undefined : because('invoice-needs-tax-data'))
const inOpenPeriod = ({ isPeriodLocked }: State) => (isPeriodLocked ? because('tax-period-is-locked') : undefined)
const withoutNumber = ({ isNumbered }: State) => (isNumbered ? because('e-invoice-is-live') : undefined)
const untouched = ({ isTouched }: State) => (isTouched ? because('invoice-has-payments') : undefined)
const paid = ({ open }: State) => (open > 0 ? because('invoice-not-paid-in-full') : undefined)
const unpaid = ({ open }: State) => (open > 0 ? undefined : because('invoice-is-paid'))
const ofFirmOrders = ({ changingOrder }: State) =>
  changingOrder ? because('order-is-being-adjusted', { order: changingOrder }) : undefined
const own = ({ isOwn }: State) => (isOwn ? undefined : because('invoice-of-somebody-else'))

export const salesInvoice = workflow({
  entity: 'sales-invoice',
  status: 'status',
  state: (row: Row, { usercode }: WorkflowViewer): State => ({
    status: row.status,
    isOwn: row.created_by === usercode,
    hasLines: row.line_count > 0,
    hasTaxData: row.has_tax_data,
    isPeriodLocked: row.is_period_locked,
    isNumbered: row.tax_invoice_no !== null || isAtTaxOffice(row.e_status),
    open: row.grand_total - row.paid_amount,
    isTouched: row.paid_amount > 0 || row.held_amount > 0,
    changingOrder: row.changing_order,
  }),
  actions: {
    submit: {
      needs: 'Sales-Invoice-Submit',
      from: ['1'],
      to: '7',
      guards: [filled, taxable, inOpenPeriod, ofFirmOrders],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Sales-Invoice-Approve',
      from: ['7'],
      to: '2',
      guards: [taxable, inOpenPeriod, ofFirmOrders],
      approves: true,
      confirm: true,
      primary: true,
    },
    fail: {
      needs: 'Sales-Invoice-Approve',
      from: ['7'],
      to: '8',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    correct: { needs: 'Sales-Invoice-Create', from: ['8'], to: '1', guards: [own], primary: true },
    modify: { needs: 'Sales-Invoice-Create', from: ['1'] },
    void: {
      needs: 'Sales-Invoice-Void',
      from: ['1', '8'],
      to: '5',
      guards: [withoutNumber],
      reason: 'required',
      dangerous: true,
    },
    freeze: { needs: 'Sales-Invoice-Freeze', from: ['2'], to: '3', writes: false, reason: 'required' },
    unfreeze: {
      needs: 'Sales-Invoice-Unfreeze',
      from: ['3'],
      to: '2',
      guards: [inOpenPeriod],
      writes: false,
      reason: 'required',
    },
    /** Paid in full: nobody asks for it any more. */
    switchOff: { needs: 'Sales-Invoice-Approve', from: ['2'], to: '4', guards: [paid], writes: false, confirm: true },
    reopen: {
      needs: 'Sales-Invoice-Unfreeze',
      from: ['4'],
      to: '2',
      guards: [unpaid],
      writes: false,
      reason: 'required',
    },
    cancel: {
      needs: 'Sales-Invoice-Cancel',
      from: ['2'],
      to: '5',
      guards: [withoutNumber, untouched, inOpenPeriod],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})
