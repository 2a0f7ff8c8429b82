import type { GrantedPrice } from '@sejuk/domain/catalogue/prices'
import { because } from '@sejuk/domain/messages'
import { grantedStatuses, specialPriceRequest } from '@sejuk/domain/sales/special-price-requests'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  specialPriceRequests as heads,
  specialPriceLines as lines,
  specialPriceUses as uses,
} from '../../db/tables/sales/special-prices.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { type Actor, logActions } from '../../platform/records/action-log.ts'

type Asked = {
  customer_code: string
  item_codes: readonly string[]
  day: string
  /** The order that is being changed: what it took counts as free. */
  order_code?: string | null | undefined
}

/** The special prices of a customer for some items on a day, with what is left of each. */
export const grantsFor = (db: Db, { customer_code, item_codes, day, order_code = null }: Asked) =>
  plannedRows<GrantedPrice>(
    db,
    sql`select h.request_code as special_price_code, h.customer_code, l.item_code,
      l.requested_price_include_tax::float8 as price_include_tax,
      (l.qty_limit - l.used_qty + coalesce((select sum(u.qty)::int from special_price_uses u
        where u.order_code = ${order_code}::text and u.request_code = l.request_code and u.item_code = l.item_code), 0)) as quantity_left,
      h.valid_from::text as valid_from, h.valid_to::text as valid_to, h.approved_user_name
    from special_price_requests h join special_price_lines l on l.request_code = h.request_code
    where h.customer_code = ${customer_code}
      and (h.status = any(${sql.param([...grantedStatuses])}::text[])
        or h.closed_by = 'quota' and exists (select from special_price_uses o
          where o.order_code = ${order_code}::text and o.request_code = h.request_code))
      and h.valid_from <= ${day}::date and h.valid_to >= ${day}::date
      and l.item_code = any(${sql.param([...new Set(item_codes)])}::text[])`,
  )

export type SpecialUse = { line_no: number; item_code: string; special_price_code: string; qty: number }
const keyOf = (use: { request_code: string; item_code: string; line_no: number }) =>
  [use.request_code, use.item_code, use.line_no].join(' ')

/** A request whose every unit was used is closed, and open again when some come back in time. */
const closeByQuota = async (db: Db, actor: Actor, request_code: string) => {
  const [head] = await db.select().from(heads).where(eq(heads.request_code, request_code))
  const all = await db.select().from(lines).where(eq(lines.request_code, request_code))
  const isUsed = all.every(({ qty_limit, used_qty }) => qty_limit !== null && used_qty >= qty_limit)
  const isOpen = head?.status === 'Approved'
  const wasByQuota = head?.status === 'Closed' && head.closed_by === 'quota'
  if (!head || !(isUsed ? isOpen : wasByQuota)) return
  const to = isUsed
    ? { status: 'Closed' as const, closed_by: 'quota' as const }
    : { status: 'Approved' as const, closed_by: null }
  await db.update(heads).set(to).where(eq(heads.request_code, request_code))
  await logActions(db, actor, [
    {
      ...{ entity: specialPriceRequest.entity, entity_code: request_code, action: isUsed ? 'close' : 'reopen' },
      ...{ from_status: head.status, to_status: to.status },
    },
  ])
}

/**
 * Lets an order use exactly these units of special prices, in the order's own transaction: more is taken, less is given back.
 * More than the quota has left is refused, also when two orders ask at once.
 */
export const consumeSpecialPrices = async (
  db: Db,
  actor: Actor,
  order: { order_code: string; customer_code: string; day: string },
  wanted: readonly SpecialUse[],
) => {
  const { order_code } = order
  const before = await db
    .select({
      request_code: uses.request_code,
      item_code: uses.item_code,
      line_no: uses.line_no,
      qty: sql<number>`sum(${uses.qty})::int`,
    })
    .from(uses)
    .where(eq(uses.order_code, order_code))
    .groupBy(uses.request_code, uses.item_code, uses.line_no)
  const changes = new Map(before.map((use) => [keyOf(use), { ...use, qty: -use.qty }]))
  for (const { special_price_code: request_code, ...use } of wanted) {
    const key = keyOf({ ...use, request_code })
    changes.set(key, { ...use, request_code, qty: (changes.get(key)?.qty ?? 0) + use.qty })
  }
  const moved = [...changes.values()].filter(({ qty }) => qty !== 0)
  if (moved.length === 0) return
  const codes = [...new Set(moved.map(({ request_code }) => request_code))].toSorted()
  // In one order, so that two orders never wait for each other.
  const locked = await db
    .select()
    .from(heads)
    .where(inArray(heads.request_code, codes))
    .orderBy(asc(heads.request_code))
    .for('update')
  const byCode = new Map(locked.map((head) => [head.request_code, head]))
  for (const { request_code, item_code, line_no, qty } of moved.toSorted((a, b) => a.qty - b.qty)) {
    const head = byCode.get(request_code)
    const isMine = head?.customer_code === order.customer_code
    const isOpen = head && (head.status === 'Approved' || head.status === 'Adjusted' || head.closed_by === 'quota')
    const isInTime = head && head.valid_from <= order.day && order.day <= head.valid_to
    if (qty > 0 && !(isMine && isOpen && isInTime))
      refuse('conflict', { because: because('special-price-not-granted', { code: request_code }) })
    const [line] = await db
      .update(lines)
      .set({ used_qty: sql`${lines.used_qty} + ${qty}` })
      .where(
        and(
          eq(lines.request_code, request_code),
          eq(lines.item_code, item_code),
          sql`(${lines.qty_limit} is null or ${lines.used_qty} + ${qty} <= ${lines.qty_limit})`,
        ),
      )
      .returning()
    if (!line) await refuseQuota(db, request_code, item_code)
    await db.insert(uses).values({
      ...{ request_code, item_code, order_code, line_no, qty },
      ...{ usercode: actor.usercode, username: actor.username },
    })
  }
  for (const code of codes) await closeByQuota(db, actor, code)
}

const refuseQuota = async (db: Db, request_code: string, item_code: string) => {
  const [line] = await db
    .select()
    .from(lines)
    .where(and(eq(lines.request_code, request_code), eq(lines.item_code, item_code)))
  const n = line ? Math.max(0, (line.qty_limit ?? 0) - line.used_qty) : 0
  refuse('conflict', {
    status: 'SpecialPriceQuota',
    because: because('special-price-quota-left', { code: request_code, n }),
    data: { special_price_code: request_code, item_code, quantity_left: n },
  })
}

/** Gives back whatever an order used. */
export const restoreSpecialPrices = (db: Db, actor: Actor, order: Parameters<typeof consumeSpecialPrices>[2]) =>
  consumeSpecialPrices(db, actor, order, [])
