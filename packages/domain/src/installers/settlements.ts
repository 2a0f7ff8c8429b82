import { workflow } from '../document-workflow.ts'
import { addDays, isSunday } from '../values/dates.ts'
import { timesRatio, total } from '../values/money.ts'
import type { PaymentStatus } from './bonus-tickets.ts'
import { type BankStatus, type IdentityStatus, installerTypes } from './installers.ts'

/** What a run pays: one kind at a time. */
export const settlementKinds = ['Installer_Bonus', 'Sales_Incentive'] as const
export type SettlementKind = (typeof settlementKinds)[number]
export const payeeTypes = [...installerTypes, 'keyperson', 'promotor', 'salesman'] as const

export const settlementStatuses = ['Draft', 'Submitted', 'Approved', 'Processing', 'Finished'] as const
export type SettlementStatus = (typeof settlementStatuses)[number]

export const settlementLabels = ['Paid', 'Overdue', 'On-Time'] as const
export type SettlementLabel = (typeof settlementLabels)[number]

type SettlementRow = {
  status: SettlementStatus
  /** How many are paid. */
  installers: number
  /** It belongs completely to the viewer's branches, not only some of its payments. */
  is_whole: boolean
  authors: readonly string[]
}

const hasLines = ({ installers }: Pick<SettlementRow, 'installers'>) =>
  installers > 0 ? undefined : 'The settlement has nothing to pay'

const wholly = ({ is_whole }: Pick<SettlementRow, 'is_whole'>) =>
  is_whole ? undefined : 'Only some of its payments are of your branches'

/** By the last part of their calls. */
export const bonusSettlement = workflow({
  entity: 'settlement',
  status: 'status',
  state: ({ status, installers, is_whole }: SettlementRow) => ({ status, installers, is_whole, is_answered: false }),
  actions: {
    submit: {
      needs: 'Financial-Settlement-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [wholly, hasLines],
    },
    // Approved, it may still be returned and then waits again: its authors stay.
    approve: {
      needs: 'Financial-Settlement-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [wholly],
      approves: 'step',
      confirm: true,
    },
    return: {
      needs: 'Financial-Settlement-Approve',
      from: ['Submitted', 'Approved'],
      to: 'Draft',
      guards: [wholly],
      reason: 'required',
      writes: false,
    },
    pay: {
      needs: 'Financial-Settlement-Bank-File',
      from: ['Approved'],
      to: 'Processing',
      guards: [wholly],
      writes: false,
      confirm: true,
    },
    'bank-file': {
      needs: 'Financial-Settlement-Bank-File',
      from: ['Processing', 'Finished'],
      guards: [wholly],
      writes: false,
    },
    'import-result': {
      needs: 'Financial-Settlement-Import-Result',
      from: ['Processing', 'Finished'],
      to: ({ is_answered }) => (is_answered ? { status: 'Finished' } : {}),
      guards: [wholly],
      writes: false,
    },
    modify: { needs: 'Financial-Settlement-Modify', from: ['Draft'], guards: [wholly] },
    delete: {
      needs: 'Financial-Settlement-Modify',
      from: ['Draft'],
      guards: [wholly],
      removes: true,
      dangerous: true,
      confirm: true,
    },
  },
})

/** Why a ticket is left out. `Chosen` is a user's own reason. */
export const exclusionKinds = [
  'Bank_Not_Approved',
  'Installer_Not_Active',
  'On_Hold',
  'In_Settlement',
  'Nothing_Due',
  'Chosen',
] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

/** Why this ticket, or the incentive of this seller, cannot be paid now, if it cannot. */
export const exclusionOf = (ticket: {
  ticket_status: string
  user_status: IdentityStatus
  approve_status: BankStatus | null
  settlement_code: string | null
  amount: number
}): Exclude<ExclusionKind, 'Chosen'> | undefined => {
  if (ticket.settlement_code !== null) return 'In_Settlement'
  if (ticket.ticket_status === 'On_Hold') return 'On_Hold'
  // More was taken back than sold since: it stays and is set off against the next sales.
  if (ticket.amount <= 0) return 'Nothing_Due'
  if (ticket.user_status !== 'Approved') return 'Installer_Not_Active'
  return ticket.approve_status === 'Bank_Approved' ? undefined : 'Bank_Not_Approved'
}

/** Income tax (PPh 21) of people who are not employed: 5 % of half the bonus, a fifth more without a tax number. */
export const standardTax = { with_id: 250, without_id: 300 } as const
export type TaxRates = { with_id: number; without_id: number }
/** An ID card number of sixteen digits is the tax number too. */
export const hasTaxId = (id_card_number: string) => /^\d{16}$/.test(id_card_number.replaceAll('.', ''))

/** Rates are hundredths of a percent; people read and type percent, with a comma or a point. */
export const percentOf = (hundredths: number) => String(hundredths / 100)
export const hundredthsOf = (typed: string) => {
  const percent = /^\d{1,2}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN
  return percent <= 50 ? Math.round(percent * 100) : undefined
}

export const taxOf = (gross: number, isKnown: boolean, rates: TaxRates) =>
  timesRatio(gross, isKnown ? rates.with_id : rates.without_id, 10_000)

export type LineSums = { gross_amount: number; tax_amount: number; admin_fee: number; net_amount: number }

/** What one installer gets of their tickets: never below nothing. */
export const lineOf = (tickets: readonly number[], isKnown: boolean, rates: TaxRates, fee: number): LineSums => {
  const gross_amount = total(tickets)
  const tax_amount = taxOf(gross_amount, isKnown, rates)
  const admin_fee = Math.max(0, Math.min(fee, gross_amount - tax_amount))
  return { gross_amount, tax_amount, admin_fee, net_amount: gross_amount - tax_amount - admin_fee }
}

export const sumLines = (lines: readonly LineSums[]): LineSums => ({
  gross_amount: total(lines.map((line) => line.gross_amount)),
  tax_amount: total(lines.map((line) => line.tax_amount)),
  admin_fee: total(lines.map((line) => line.admin_fee)),
  net_amount: total(lines.map((line) => line.net_amount)),
})

/** The part of a line that belongs to some of its tickets: tax and fee in proportion to the gross. */
export const shareOfLine = (line: LineSums, gross_amount: number): LineSums => {
  if (gross_amount >= line.gross_amount) return sumLines([line])
  const tax_amount = timesRatio(line.tax_amount, gross_amount, line.gross_amount)
  const admin_fee = timesRatio(line.admin_fee, gross_amount, line.gross_amount)
  return { gross_amount, tax_amount, admin_fee, net_amount: gross_amount - tax_amount - admin_fee }
}

export const isFinal = (status: PaymentStatus) => status === 'Payment_Successful' || status === 'Payment_Failed'

/** Paid when every line has its answer; before that by its day. What was not approved yet has no day and is in time. */
export const labelOf = (
  { due_date, payments }: { due_date: string | null; payments: readonly PaymentStatus[] },
  today: string,
): SettlementLabel => {
  if (payments.length > 0 && payments.every(isFinal)) return 'Paid'
  return due_date !== null && today > due_date ? 'Overdue' : 'On-Time'
}

export const workingDaysToPay = 5

/** So many working days on: neither Saturdays, nor Sundays, nor days off. */
export const addWorkingDays = (day: string, days: number, isFree: (day: string) => boolean = () => false): string => {
  let [at, left] = [day, days]
  while (left > 0) {
    at = addDays(at, 1)
    const isWeekend = isSunday(at) || isSunday(addDays(at, 1))
    if (!isWeekend && !isFree(at)) left--
  }
  return at
}
/** Settlements are made after the end of a month: on its tenth day money is promised. */
export const expectedPaymentDate = (approved: string) => {
  const next = addDays(`${approved.slice(0, 7)}-28`, 7)
  return `${next.slice(0, 7)}-10`
}

/** The bank's result for one payment. */
export type BankAnswer = { reference: string; isPaid: boolean; bank_ref: string; reason: string; amount: number }

export type ImportVerdict = 'apply' | 'already' | 'contradicts'
/** A final answer stays: the same again changes nothing, another one is refused. */
export const importVerdict = (status: PaymentStatus, answer: Pick<BankAnswer, 'isPaid'>): ImportVerdict => {
  if (status === 'Payment_Processing') return 'apply'
  const same = status === (answer.isPaid ? 'Payment_Successful' : 'Payment_Failed')
  return same ? 'already' : 'contradicts'
}
export const fileDiffers = 'Total in the bank file differs from the settlement'
export const mostRows = 500
