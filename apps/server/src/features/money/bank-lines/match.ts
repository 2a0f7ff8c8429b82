import type * as contract from '@sejuk/contract/money/bank-lines'
import type { Parsed } from '@sejuk/contract/endpoint'
import { because } from '@sejuk/domain/messages'
import { byHandObjection } from '@sejuk/domain/money/bank-lines'
import { type Surety, suggestionsFor } from '@sejuk/domain/money/bank-suggestions'
import type { Permission } from '@sejuk/domain/permissions'
import { rupiah, total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Allocation } from '../../../business/finance/open-invoices.ts'
import { bankFactsOf } from '../../../business/money/bank-facts.ts'
import { companyAccountsOf } from '../../../business/money/company-accounts.ts'
import { requireReason } from '../../../business/sales/order-payment.ts'
import { cheques } from '../../../db/tables/finance/cheques.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import type { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { lockOne } from '../../../platform/lists/lock-one.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onCheque } from '../../finance/cheques/commands.ts'
import { onReceipt, takeMoney } from '../../finance/receipts/commands.ts'
import { outOfSight } from './out-of-sight.ts'

type Row = typeof bankLines.$inferSelect
export type MatchInput = Omit<Parsed<typeof contract.actOnBankLine.match>, 'line_code' | 'row_version'>
type Asked = ActingContext & { before: Row; input: MatchInput }

/** Who decides what a line is decides its receipt too: the bank itself has shown the money. */
const holding = (viewer: Viewer, ...codes: Permission[]): Viewer => ({
  ...viewer,
  permission: new Set([...viewer.permission, ...codes]),
})

/** Whether the text, or the amount with a name, says whose money it is: as it was suggested, or as things are now. */
const isTold = async ({ db, before, input }: Asked) => {
  const isThis = (one: { customer_code: string; sure: Surety } | null) =>
    one?.customer_code === input.customer_code && one.sure !== 'Unknown'
  if (isThis(before.suggestion)) return true
  const line = { ...before, date: before.line_date }
  return suggestionsFor(line, await bankFactsOf(db, [line])).some(isThis)
}

/** By hand it needs a reason, and above an amount a second person. */
const requireReasonByHand = async (asked: Asked) => {
  const { db, viewer, input } = asked
  if ((await outOfSight(db, viewer, [input.customer_code])).length > 0) refuseChoice('customer_code')
  if (await isTold(asked)) return
  requireReason('reason', input.reason)
  const objection = byHandObjection(asked.before, viewer.usercode)
  if (objection) refuse('conflict', { status: 'NeedsSecondLook', because: objection })
}

/** Money that is written down already makes no second receipt. */
const tieReceipt = async ({ before, input, ...context }: Asked, receipt_code: string) => {
  const { db, viewer } = context
  const [found] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.receipt_code, receipt_code), visibleTo(viewer, receipts)))
  if (!found || found.customer_code !== input.customer_code) return refuseChoice('receipt_code')
  // Nobody says alone that money came: neither by writing it down and tying it to a line oneself.
  if (found.created_by === viewer.usercode) refuseField('receipt_code', because('receipt-is-your-own'))
  if (found.amount !== before.amount)
    refuseField('receipt_code', because('receipt-of-another-amount', { amount: rupiah(found.amount) }))
  if (found.status === 'Void' || found.status === 'In_Transit')
    refuseField('receipt_code', because('receipt-cannot-be-tied'))
  if (found.status === 'Confirmed') return { receipt_code, how: 'tied' as const }
  const asked = { receipt_code, row_version: found.row_version }
  await onReceipt.act({ ...context, viewer: holding(viewer, 'Receipt-Confirm') }, 'confirm', asked)
  return { receipt_code, how: 'confirmed' as const }
}

/** The bank booked a cheque: it is cleared, where nobody has said so yet. */
const tieCheque = async ({ before, input, ...context }: Asked, cheque_code: string) => {
  const { db, viewer } = context
  const [found] = await db
    .select()
    .from(cheques)
    .where(and(eq(cheques.cheque_code, cheque_code), visibleTo(viewer, cheques)))
  if (!found || found.customer_code !== input.customer_code) return refuseChoice('cheque_code')
  if (found.amount !== before.amount)
    refuseField('cheque_code', because('receipt-of-another-amount', { amount: rupiah(found.amount) }))
  if (found.status === 'Approved') return { cheque_code, how: 'tied' as const }
  const asked = { cheque_code, row_version: found.row_version }
  await onCheque.act({ ...context, viewer: holding(viewer, 'Cheque-Clear') }, 'clear', asked)
  return { cheque_code, how: 'confirmed' as const }
}

/** The part that the bank kept is taken off the largest part, and closed by a receipt of its own. */
const splitCharge = (allocations: readonly Allocation[], charge: number) => {
  const largest = allocations.toSorted((a, b) => b.amount - a.amount)[0]
  if (!largest || largest.amount < charge) return refuseField('bank_charge', because('bank-charge-is-not-missing'))
  const paid = allocations.map((part) => (part === largest ? { ...part, amount: part.amount - charge } : part))
  return {
    paid: paid.filter(({ amount }) => amount > 0),
    charged: [{ invoice_code: largest.invoice_code, amount: charge }],
  }
}

const requireCharge = async ({ db, before, input }: Asked) => {
  const { bank_charge, allocations } = input
  const { bank_fee_most } = (await settingsOf(db, 'fees')).fees
  if (bank_charge > bank_fee_most)
    refuseField('bank_charge', because('bank-charge-too-large', { amount: rupiah(bank_fee_most) }))
  if (bank_charge > 0 && total(allocations.map(({ amount }) => amount)) !== before.amount + bank_charge)
    refuseField('bank_charge', because('bank-charge-is-not-missing'))
}

const makeReceipt = async (asked: Asked) => {
  const { before, input, ...context } = asked
  const { db, viewer } = context
  await requireCharge(asked)
  const [account] = before.account_code ? await companyAccountsOf(db, before.account_code) : []
  const of = {
    ...{ customer_code: input.customer_code, bank_code: account?.bank_code ?? null, cashback_code: null },
    ...{ reference: (before.reference || before.text).slice(0, 80), received_date: before.line_date },
    ...{ remark: before.text.slice(0, 500), source: 'bank' as const, source_code: before.line_code },
    order_code: input.order_code,
  }
  // Before its customer, as by whoever decides about it.
  if (of.order_code) await lockOne(db, salesOrders, eq(salesOrders.order_code, of.order_code))
  const confirm = async (receipt_code: string) => {
    const mine = { ...context, viewer: holding(viewer, 'Receipt-Confirm') }
    await onReceipt.act(mine, 'confirm', { receipt_code, row_version: 1 })
    return receipt_code
  }
  const { paid, charged } = input.bank_charge
    ? splitCharge(input.allocations, input.bank_charge)
    : { paid: input.allocations, charged: [] }
  const kind = before.statement_code ? ('transfer' as const) : ('va' as const)
  const receipt_code = await confirm(
    await takeMoney(context, { ...of, kind, order_code: input.order_code, amount: before.amount, allocations: paid }),
  )
  const charge_receipt_code = charged.length
    ? await confirm(
        await takeMoney(context, {
          ...of,
          order_code: null,
          kind: 'bank-charge',
          amount: input.bank_charge,
          allocations: charged,
        }),
      )
    : null
  return { receipt_code, charge_receipt_code, how: 'made' as const }
}

/** Whose money it is: a receipt is made, or the one that is there is tied to the line. */
export const matchLine = async (asked: Asked) => {
  const { receipt_code, cheque_code } = asked.input
  await requireReasonByHand(asked)
  if (receipt_code) return tieReceipt(asked, receipt_code)
  return cheque_code ? tieCheque(asked, cheque_code) : makeReceipt(asked)
}

/** What the line made or confirmed is void; what was there before it stays as it was. */
export const takeBackMatch = async (
  context: ActingContext,
  { how, receipt_code, charge_receipt_code }: Row,
  reason: string,
) => {
  if (how === 'tied' || how === null) return
  for (const code of [charge_receipt_code, receipt_code]) {
    if (!code) continue
    const [found] = await context.db.select().from(receipts).where(eq(receipts.receipt_code, code))
    if (!found) return refuse('notFound')
    if (found.status === 'Void') continue
    const asked = { receipt_code: code, row_version: found.row_version, reason }
    await onReceipt.act({ ...context, viewer: holding(context.viewer, 'Receipt-Void') }, 'void', asked)
  }
}
