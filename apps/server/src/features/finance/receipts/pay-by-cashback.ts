import { because } from '@sejuk/domain/messages'
import { consumed } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { and, asc, eq, gt, gte, inArray, lte, ne } from 'drizzle-orm'
import { lockLines, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import type { receipts } from '../../../db/tables/finance/receipts.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

type Receipt = typeof receipts.$inferSelect
type Taken = Pick<Receipt, 'kind' | 'amount'> & {
  receipt_code: string
  customer_code: string
  cashback_code?: string | null | undefined
}
const most = 100

/** Of the customer, granted and not over. What is paid out by the bank pays no invoice. */
const isSpendable = (customer_code: string) => {
  const today = companyToday()
  return and(
    eq(t.customer_code, customer_code),
    inArray(t.status, [...spendableStatuses]),
    lte(t.valid_from, today),
    gte(t.valid_to, today),
    ne(rebateTypes.payout, 'bank'),
  )
}

/** What is left of the customer's cashback, those that end first on top. */
export const cashbacksLeft = (db: Db, customer_code: string) =>
  db
    .select({
      cashback_code: t.cashback_code,
      type_rebate_name: rebateTypes.type_rebate_name,
      remain: t.cashback_remain,
      valid_to: t.valid_to,
    })
    .from(t)
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .where(and(isSpendable(customer_code), gt(t.cashback_remain, 0)))
    .orderBy(asc(t.valid_to), asc(t.cashback_code))
    .limit(most)

/** Takes the cashback for a receipt, so that nothing else spends it; it is used when somebody else confirms. */
export const takeCashback = async (db: Db, actor: Actor, taken: Taken, allocated_amount: number) => {
  const { kind, cashback_code, amount, customer_code, receipt_code } = taken
  if (kind !== 'cashback') return cashback_code ? refuseField('cashback_code', because('not-in-list')) : undefined
  if (!cashback_code) return refuseField('cashback_code', because('choice-missing'))
  const isKnown = await db
    .select({ cashback_code: t.cashback_code })
    .from(t)
    .innerJoin(rebateTypes, eq(rebateTypes.type_rebate_code, t.type_rebate_code))
    .where(and(isSpendable(customer_code), eq(t.cashback_code, cashback_code)))
  const line = (await lockLines(db, [cashback_code])).get(cashback_code)
  if (isKnown.length === 0 || !line) return refuseChoice('cashback_code')
  if (amount > line.cashback_remain)
    refuseField('amount', because('cashback-has-less-left', { amount: rupiah(line.cashback_remain) }))
  // Money that is left over stays the customer's; cashback that is left over stays cashback.
  if (allocated_amount !== amount) refuseField('allocations', because('cashback-pays-invoices'))
  await moveCashback(db, actor, line, [{ kind: 'plan', amount: -amount }], { reason: receipt_code })
}

type Given = Pick<Receipt, 'receipt_code' | 'cashback_code' | 'amount'>

const move = async (
  db: Db,
  actor: Actor,
  { cashback_code, receipt_code }: Given,
  movements: Parameters<typeof moveCashback>[3],
) => {
  const line = cashback_code ? (await lockLines(db, [cashback_code])).get(cashback_code) : undefined
  if (line) await moveCashback(db, actor, line, movements, { reason: receipt_code })
}

export const spendTaken = (db: Db, actor: Actor, given: Given) =>
  move(db, actor, given, consumed(given.amount, given.amount))

/** Not used after all, or used and taken back; what comes back after its end is lost. */
export const giveBackTaken = (db: Db, actor: Actor, given: Given, wasUsed: boolean) =>
  move(db, actor, given, [{ kind: wasUsed ? 'consume' : 'release', amount: given.amount }])
