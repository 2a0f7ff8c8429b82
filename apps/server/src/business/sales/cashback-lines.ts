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
  await db.insert(cashbackLedger).values(rows)
  const status = statusByMoney(line.status, sums, line.is_adjusted)
  await db
    .update(t)
    .set({ ...sums, status })
    .where(eq(t.cashback_code, line.cashback_code))
  return { ...line, ...sums, status }
}

const sumsIn = ({ granted_amount, planned_amount, used_amount, expired_amount, cashback_remain }: Line) => ({
  granted_amount,
  planned_amount,
  used_amount,
  expired_amount,
  cashback_remain,
})
