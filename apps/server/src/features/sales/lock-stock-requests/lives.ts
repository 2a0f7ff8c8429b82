import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnLockStockRequest as acts } from '@sejuk/contract/sales/lock-stock-requests'
import { because, type Message } from '@sejuk/domain/messages'
import { changeLock, type LockLine, releaseLock, remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { eq } from 'drizzle-orm'
import { changeLockLines, type LineRow, linesOfLock } from '../../../business/sales/lock-lines.ts'
import { forgetChange } from '../../../business/sales/lock-stock.ts'
import { lockStockLines as lines, type lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { notInList, refuse, refuseField } from '../../../platform/http/refuse.ts'
import { requireQuota } from './quota.ts'

type Row = typeof t.$inferSelect
type Acting<Input = object> = Begun<Row, object, Input>
type Answer = { line: LockLine; why?: undefined } | { line?: undefined; why: Message }

const quantitiesOf = ({ quantity, used_qty, released_qty }: LineRow): LockLine => ({
  ...{ quantity, used_qty, released_qty },
})
const isUsedUp = (after: readonly LockLine[]) => after.every((line) => remainOf(line) === 0)

/** The first time everything is locked; afterwards what an approved change adds or takes. */
export const approveLock = async ({ db, viewer, before }: Acting) => {
  const all = await linesOfLock(db, before.lock_stock_order_code)
  const isFirst = before.status === 'Submitted'
  const next = all.map((line) => {
    const changed = changeLock(quantitiesOf(line), line.new_quantity ?? line.quantity)
    return changed.line ?? refuse('conflict', { because: changed.why })
  })
  const wanted = all.map(({ item_code }, n) => ({ item_code, quantity: remainOf(next[n] as LockLine) }))
  const locked = isFirst ? [] : all.map((line) => ({ item_code: line.item_code, quantity: remainOf(line) }))
  const isMore = isFirst || all.some((line) => (line.new_quantity ?? 0) > line.quantity)
  if (isMore) await requireQuota(db, before, wanted, locked)
  await changeLockLines(
    db,
    viewer,
    all.map((line, n) => ({
      ...{ lock: before, line, next: next[n] as LockLine },
      ...(isFirst ? { was: 0 } : {}),
    })),
  )
  await forgetChange(db, before.lock_stock_order_code)
  const extended = before.new_valid_to ? { valid_to: before.new_valid_to, is_extended: true, warned_days: null } : {}
  return { facts: { isUsedUp: isUsedUp(next) }, set: { ...extended, new_valid_to: null, reject_reason: null } }
}

/** A refused request, or a refused change of a lock that stays as it was. */
export const refuseChange = async ({ db, before, input }: Acting<{ reason: string }>) => {
  await forgetChange(db, before.lock_stock_order_code)
  return { set: { reject_reason: input.reason, new_valid_to: null } }
}

export const extendLock = async ({ input }: Acting<Parsed<typeof acts.extend>>) => ({
  set: { new_valid_to: input.new_valid_to, reject_reason: null },
})

type Named = { lock_stock_order_detail_code: string }

/** The lines that are named, each with what becomes of it. */
const chosenLines = async <One extends Named>(
  { db, before }: Acting,
  wanted: readonly One[],
  field: 'qty' | 'quantity',
  become: (line: LockLine, one: One) => Answer,
) => {
  const all = await linesOfLock(db, before.lock_stock_order_code)
  const next = new Map(all.map((line) => [line.lock_stock_order_detail_code, quantitiesOf(line)]))
  for (const [n, one] of wanted.entries()) {
    const found = next.get(one.lock_stock_order_detail_code)
    if (!found) return refuseField(`lines.${n}.lock_stock_order_detail_code`, notInList)
    const { line, why } = become(found, one)
    if (!line) return refuseField(`lines.${n}.${field}`, why)
    next.set(one.lock_stock_order_detail_code, line)
  }
  return all.map((line) => ({ line, next: next.get(line.lock_stock_order_detail_code) ?? quantitiesOf(line) }))
}

/** Other quantities wait for an approval; nothing moves yet. */
export const adjustLock = async (begun: Acting<Parsed<typeof acts.adjust>>) => {
  const changed = await chosenLines(begun, begun.input.lines, 'quantity', (line, one) => changeLock(line, one.quantity))
  for (const { line, next } of changed)
    if (next.quantity !== line.quantity)
      await begun.db
        .update(lines)
        .set({ new_quantity: next.quantity })
        .where(eq(lines.lock_stock_order_detail_code, line.lock_stock_order_detail_code))
  return { set: { reject_reason: null }, also: { lines: begun.input.lines } }
}

export const releaseLines = async (begun: Acting<Parsed<typeof acts.release>>) => {
  const { db, viewer, before, input } = begun
  const some = input.lines.filter(({ qty }) => qty > 0)
  if (some.length === 0) refuseField('lines', because('at-least-one-line'))
  const changed = await chosenLines(begun, some, 'qty', (line, one) => releaseLock(line, one.qty))
  await changeLockLines(
    db,
    viewer,
    changed.map((change) => ({ lock: before, ...change })),
    input.reason,
  )
  const isOver = isUsedUp(changed.map(({ next }) => next))
  if (isOver) await forgetChange(db, before.lock_stock_order_code)
  return { facts: { isUsedUp: isOver }, ...(isOver ? { set: { new_valid_to: null } } : {}), also: { lines: some } }
}

/** The end of its time: what remains is free. */
export const expireLock = async ({ db, viewer, before }: Acting) => {
  const all = await linesOfLock(db, before.lock_stock_order_code)
  await changeLockLines(
    db,
    viewer,
    all.map((line) => ({
      ...{ lock: before, line },
      next: { ...quantitiesOf(line), released_qty: line.released_qty + remainOf(line) },
    })),
  )
  await forgetChange(db, before.lock_stock_order_code)
  return { set: { new_valid_to: null } }
}
