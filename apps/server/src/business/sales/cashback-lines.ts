import { cashbackMoved } from '@sejuk/domain/books/entries'
import { because } from '@sejuk/domain/messages'
import { afterMovement, isMovement, isSound, type Movement } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { isExpired } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { statusByMoney } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cashbackLedger, cashbacks as t } from '../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { postJournals } from '../books/post-journal.ts'

export const entity = 'cashback'
export type Line = typeof t.$inferSelect

/** Locked in the order of their codes, so that two orders never wait for each other in a circle. */
export const lockLines = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return new Map<string, Line>()
  const rows = await db
    .select()
    .from(t)
    .where(inArray(t.cashback_code, [...codes]))
    .orderBy(asc(t.cashback_code))
    .for('update')
  return new Map(rows.map((row) => [row.cashback_code, row]))
}

type About = { order_code?: string; invoice_code?: string | null; reason?: string }

/** Moves money of a locked line: the rows of the ledger, and the sums they add up to. What comes back too late is lost at once. */
export const moveCashback = async (
  db: Db,
  actor: Pick<Actor, 'usercode' | 'username'>,
  line: Line,
  movements: readonly Movement[],
  about: About = {},
): Promise<Line> => {
  let sums = sumsIn(line)
  const rows: (typeof cashbackLedger.$inferInsert)[] = []
  const { usercode, username } = actor
  const note = (movement: Movement) => {
    sums = afterMovement(sums, movement)
    if (!isMovement(movement) || !isSound(sums))
      refuse('conflict', { status: 'CashbackTaken', because: because('amount-exceeds-remaining-cashback') })
    const { cashback_code } = line
    rows.push({ cashback_code, ...movement, balance: sums.cashback_remain, ...about, usercode, username })
  }
  for (const movement of movements) note(movement)
  const isBack = movements.some(({ kind, amount }) => amount > 0 && (kind === 'release' || kind === 'consume'))
  if (isBack && isExpired(line.valid_to, companyToday()) && sums.cashback_remain > 0)
    note({ kind: 'expire', amount: -sums.cashback_remain })
  if (rows.length === 0) return line
  const { kind, amount, ledger_id } = cashbackLedger
  await postMovements(db, line, await db.insert(cashbackLedger).values(rows).returning({ kind, amount, ledger_id }))
  const status = statusByMoney(line.status, sums, line.is_adjusted)
  await db
    .update(t)
    .set({ ...sums, status })
    .where(eq(t.cashback_code, line.cashback_code))
  return { ...line, ...sums, status }
}

type Moved = Pick<typeof cashbackLedger.$inferSelect, 'kind' | 'amount' | 'ledger_id'>
/** What is granted or lost changes what we owe; plans move nothing, and uses stand in the journal of what used them. */
const postMovements = (db: Db, { cashback_code, dept_code, customer_code }: Line, moved: readonly Moved[]) =>
  postJournals(
    db,
    moved
      .filter(({ kind }) => kind === 'grant' || kind === 'adjust' || kind === 'expire')
      .map(({ kind, amount, ledger_id }) => ({
        ...{ document_kind: 'cashback' as const, document: cashback_code, version: ledger_id, date: companyToday() },
        event: kind === 'expire' ? ('cashback-expired' as const) : ('cashback-granted' as const),
        ...{ dept_code, customer_code, lines: cashbackMoved(amount) },
      })),
  )

const sumsIn = ({ granted_amount, planned_amount, used_amount, expired_amount, cashback_remain }: Line) => ({
  granted_amount,
  planned_amount,
  used_amount,
  expired_amount,
  cashback_remain,
})
