import type { BankStatus, IdentityStatus, InstallerType, TransferType } from '@sejuk/domain/installers/installers'
import type { BankAnswer, ExclusionKind } from '@sejuk/domain/installers/settlements'
import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import type { settlementLines } from '../../db/tables/installers/settlements.ts'
import type { notify } from '../../platform/notify/notify.ts'

/** What a run asks for. */
export type PayableForm = { period_from: string; period_to: string; dept_codes: string[] }

/** One thing a run may pay, with its payee and their account as they stand now. */
export type Payable = {
  payable_code: string
  user_code: string
  user_name: string
  user_type: InstallerType | SellerRole
  user_status: IdentityStatus
  id_card_number: string
  dept_code: string
  branch_name: string
  install_date: string | null
  amount: number
  finance_date: string | null
  ticket_status: string
  settlement_code: string | null
  approve_status: BankStatus | null
  bank_code: string | null
  bank_name: string | null
  swift_code: string | null
  account_name: string | null
  credited_account: string | null
  transfer_type: TransferType | null
}

type Line = typeof settlementLines.$inferSelect
type Shown = Pick<
  Payable,
  'payable_code' | 'user_code' | 'user_name' | 'dept_code' | 'branch_name' | 'install_date' | 'finance_date' | 'amount'
>
export type PaidPart = Shown & Pick<Line, 'line_no' | 'payment_status'>
export type LeftOut = Shown & { kind: ExclusionKind; reason: string | null }

/** What the engine of settlements needs to know of one kind of payable. Everything else is the same for all of them. */
export type PayableSource<One extends Payable = Payable> = {
  /** In one order: two runs that want the same payables come one after the other. */
  lock: (db: Db, viewer: Viewer, form: PayableForm) => Promise<unknown>
  /** `itself` is a run whose own payables count as free. */
  find: (db: Db, viewer: Viewer, form: PayableForm, itself?: string) => Promise<One[]>
  /** Writes which line pays what. */
  take: (
    db: Db,
    settlement_code: string,
    lines: readonly { line_no: number; payables: readonly One[] }[],
  ) => Promise<void>
  /** A draft that is written anew lets go of all it had taken. */
  release: (db: Db, settlement_code: string) => Promise<unknown>
  /** Those whose account changed, or stopped being approved, since the run was made; locked against further changes. */
  changedAccounts: (db: Db, settlement_code: string) => Promise<{ user_name: string }[]>
  /** From here on the money is the bank's to say. */
  begin: (db: Db, settlement_code: string) => Promise<unknown>
  /** Paid, the payables of a line are done for good. Failed, they are free for the next run. */
  settle: (db: Db, line: Line, settled: Pick<Line, 'payment_status' | 'paid_date'>) => Promise<unknown>
  tell: (within: Parameters<typeof notify>[0], line: Line, answer: BankAnswer) => Promise<unknown>
  /** Of a viewer who sees but their branches, where the kind has such shares. */
  paidParts: (db: Db, settlement_code: string, partOf?: Viewer) => Promise<PaidPart[]>
  leftOut: (db: Db, settlement_code: string, partOf?: Viewer) => Promise<LeftOut[]>
}
