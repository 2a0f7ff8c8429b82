import type { BankAnswer } from '@sejuk/domain/installers/settlements'

export type BankPayment = {
  /** Ours, and the bank's answer brings it back. */
  reference: string
  swift_code: string
  bank_name: string
  credited_account: string
  account_name: string
  transfer_type: string
  net_amount: number
}
/** `code` is the settlement's or batch's. */
export type BankFile = { code: string; part: number; payments: readonly BankPayment[] }

/** The format of one bank's payment file and of its result file, as described in docs/bank-file.md. */
export type BankFormat = {
  extension: string
  content_type: string
  write: (file: BankFile) => string
  /** Throws a sentence for what it cannot read. */
  read: (text: string) => { answers: BankAnswer[]; total: number }
}
