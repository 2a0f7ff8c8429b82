import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { instantOf } from '../values/dates.ts'

export const eInvoiceStatuses = [
  'Not_Ready',
  'Ready',
  'Uploading',
  'Waiting_DJP',
  'Approved_DJP',
  'Rejected_DJP',
  'Replacing',
  'Replaced',
  'Cancelling',
  'Cancelled',
] as const
export type EInvoiceStatus = (typeof eInvoiceStatuses)[number]
/** Its number counts at the tax office. An invoice has one such version at most. */
export const liveStatuses = ['Approved_DJP', 'Replacing', 'Cancelling'] as const satisfies readonly EInvoiceStatus[]
/** Checked again whenever somebody looks; what is on its way or done is not. */
export const mendableStatuses = ['Not_Ready', 'Ready', 'Rejected_DJP'] as const satisfies readonly EInvoiceStatus[]
/** The tax office has it, or may have it: the invoice itself cannot be cancelled meanwhile. */
const takenStatuses: readonly string[] = ['Uploading', 'Waiting_DJP', ...liveStatuses]
export const isAtTaxOffice = (status: string | null) => status !== null && takenStatuses.includes(status)

/** By a provider over HTTP, or by files that somebody hands to Coretax. */
export const taxChannels = ['PAJAKKU', 'CORETAX_XML'] as const
export type TaxChannel = (typeof taxChannels)[number]
/** What Coretax takes in one file. */
export const mostInXml = 1000

/** The same for every attempt: whoever hears it twice has one invoice, not two. */
export const eInvoiceCode = (invoice_code: string, version: number) => `${invoice_code}.${version}`
/** Two digits of the transaction, two of the version, thirteen of the tax office. */
export const taxNumberPattern = /^\d{17}$/

type Row = { e_status: EInvoiceStatus; consents: number; successor_status: EInvoiceStatus | null }
type State = { e_status: EInvoiceStatus; hasConsent: boolean; isSuccessorTaken: boolean }
const agreed = ({ hasConsent }: State) => (hasConsent ? undefined : because('e-invoice-needs-consent'))
const successorHere = ({ isSuccessorTaken }: State) =>
  isSuccessorTaken ? because('e-invoice-successor-on-its-way') : undefined

/** What people do with a version that has its number; the way to the number is `tax-office/tax-answers.ts`. */
export const eInvoice = workflow({
  entity: 'e-invoice',
  status: 'e_status',
  state: ({ e_status, consents, successor_status }: Row): State => ({
    e_status,
    hasConsent: consents > 0,
    isSuccessorTaken: successor_status === 'Uploading' || successor_status === 'Waiting_DJP',
  }),
  actions: {
    /** Buyer or amounts changed: a new version takes its place once it has its own number. */
    replace: {
      needs: 'E-Invoice-Replace',
      from: [{ e_status: ['Approved_DJP'] }],
      to: { e_status: 'Replacing' },
      reason: 'required',
    },
    /** The replacement is not needed after all. */
    keep: {
      needs: 'E-Invoice-Replace',
      from: [{ e_status: ['Replacing'] }],
      to: { e_status: 'Approved_DJP' },
      guards: [successorHere],
      confirm: true,
    },
    cancel: {
      needs: 'E-Invoice-Cancel',
      from: [{ e_status: ['Approved_DJP'] }],
      to: { e_status: 'Cancelling' },
      guards: [agreed],
      reason: 'required',
      dangerous: true,
    },
  },
})

/** The last moment for the invoices of a month: the end of that day in the month after. */
export const uploadDeadline = (period: string, day: number) => {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return instantOf(`${next}-${String(day).padStart(2, '0')}`, '23:59:59', 'Asia/Jakarta')
}

/** The month whose deadline comes next: the last one until its day, then this one. */
export const dueTaxPeriod = (today: string, day: number) => {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number)
  if (date > day) return today.slice(0, 7)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
/** Unless somebody decided otherwise. */
export const usualDeadlineDay = 20

type DeadlineTone = 'calm' | 'soon' | 'now' | 'late'
const hour = 3_600_000
/** Amber from five days on, red from one. */
export const deadlineTone = (deadline: string, now: string): DeadlineTone => {
  const left = Date.parse(deadline) - Date.parse(now)
  if (left < 0) return 'late'
  if (left <= 24 * hour) return 'now'
  return left <= 5 * 24 * hour ? 'soon' : 'calm'
}

/** Whole days and hours between two moments, whichever comes first. */
export const daysAndHours = (from: string, to: string) => {
  const hours = Math.floor(Math.abs(Date.parse(to) - Date.parse(from)) / hour)
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}

/** At once, by hand, or all of a day together. */
export const sendModes = ['auto', 'manual', 'digest'] as const
export const mailResults = ['Queued', 'Sent', 'Bounced', 'Opened'] as const
export type MailResult = (typeof mailResults)[number]
/** So long a link of a letter opens its documents. */
export const linkDays = 30
