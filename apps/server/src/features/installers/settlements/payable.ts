import {
  type ExclusionKind,
  exclusionOf,
  hasTaxId,
  lineOf,
  type SettlementKind,
} from '@sejuk/domain/installers/settlements'
import type { Viewer } from '@sejuk/domain/viewers'
import { bonusPayables } from '../../../business/installers/bonus-payables.ts'
import type { Payable, PayableForm, PayableSource } from '../../../business/installers/payables.ts'
import { incentivePayables } from '../../../business/retail/incentive-payables.ts'
import type { Db } from '../../../db/database.ts'

export type Form = PayableForm & {
  kind: SettlementKind
  tax_with_id: number
  tax_without_id: number
  fee_per_line: number
  exclusions: { payable_code: string; reason: string }[]
}

/** Another kind of payable is another line here. */
const sources = { Installer_Bonus: bonusPayables, Sales_Incentive: incentivePayables }
/** A source takes back what it found itself, so its own rows need not be known here. */
export const sourceOf = (kind: SettlementKind) => sources[kind] as PayableSource
export const allSources = Object.values(sources)

export type Excluded = Payable & { kind: ExclusionKind; reason: string | null }

/** What would be paid now and what not, and why. `itself` is a run whose own tickets count as free. */
export const payableOf = async (db: Db, viewer: Viewer, form: Form, itself?: string) => {
  const chosen = new Map(form.exclusions.map(({ payable_code, reason }) => [payable_code, reason]))
  const payable: Payable[] = []
  const excluded: Excluded[] = []
  for (const found of await sourceOf(form.kind).find(db, viewer, form, itself)) {
    const one = found.settlement_code === itself ? { ...found, settlement_code: null } : found
    const kind = exclusionOf(one) ?? (chosen.has(one.payable_code) ? 'Chosen' : undefined)
    if (kind) excluded.push({ ...one, kind, reason: kind === 'Chosen' ? (chosen.get(one.payable_code) ?? null) : null })
    else payable.push(one)
  }
  return { payable, excluded, lines: linesOf(payable, form) }
}

/** One line a payee, with the account as it stands now. */
const linesOf = (payable: readonly Payable[], form: Form) => {
  const rates = { with_id: form.tax_with_id, without_id: form.tax_without_id }
  const byPerson = Map.groupBy(payable, ({ user_type, user_code }) => `${user_type} ${user_code}`)
  return [...byPerson.values()].flatMap((payables, n) => {
    const [first] = payables
    if (!first?.bank_code || !first.account_name || !first.credited_account || !first.transfer_type) return []
    const has_tax_id = hasTaxId(first.id_card_number)
    const amounts = payables.map(({ amount }) => amount)
    return [
      {
        line_no: n + 1,
        user_code: first.user_code,
        user_name: first.user_name,
        user_type: first.user_type,
        has_tax_id,
        bank_code: first.bank_code,
        bank_name: first.bank_name ?? first.bank_code,
        swift_code: first.swift_code ?? '',
        account_name: first.account_name,
        credited_account: first.credited_account,
        transfer_type: first.transfer_type,
        ...lineOf(amounts, has_tax_id, rates, form.fee_per_line),
        payables,
      },
    ]
  })
}
