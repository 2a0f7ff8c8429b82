import type * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { lockEnd, lockPriorities, lockPriority } from '@sejuk/domain/sales/lock-stock-requests'
import { availableOf } from '@sejuk/domain/stock/balances'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { heldByOthers } from '../../../business/stock/holds.ts'
import { balanceKey } from '../../../business/stock/lock-balances.ts'
import { unitsOfItems } from '../../../business/stock/units-of-items.ts'
import { isoOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { users } from '../../../db/tables/platform/users.ts'
import {
  lockReleaseRequests,
  lockStockLines,
  lockStockRequests as t,
} from '../../../db/tables/sales/lock-stock-requests.ts'
import { stockBalances as b, stockMoves as m } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleLocks } from './queries.ts'

const most = 200

/** What lies there; only warehouses that the viewer may choose. */
const readBalances = (db: Db, viewer: Viewer, codes: readonly string[], places: readonly string[]) =>
  db
    .select({
      warehouse_code: b.warehouse_code,
      warehouse_name: warehouses.warehouse_name,
      item_code: b.item_code,
      on_hand: sql<number>`sum(${b.on_hand})::int`,
      locked: sql<number>`sum(${b.locked})::int`,
      in_transit: sql<number>`sum(${b.in_transit})::int`,
      damaged: sql<number>`sum(${b.damaged})::int`,
    })
    .from(b)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, b.warehouse_code))
    .where(
      and(
        inArray(b.item_code, [...codes]),
        places.length ? inArray(b.warehouse_code, [...places]) : undefined,
        choosableBy(viewer),
      ),
    )
    .groupBy(b.warehouse_code, warehouses.warehouse_name, b.item_code)
    .orderBy(b.item_code, b.warehouse_code)
    .limit(most)

type Holder = {
  document_type: string
  document_code: string
  warehouse_code: string
  item_code: string
  qty: number
  username: string
  since: string
}

/** Every document that has units locked there, by the moves. */
const readHolders = async (db: Db, places: readonly { warehouse_code: string; item_code: string }[]) => {
  const { rows } = await db.execute<Holder>(sql`select ${m.document_type}, ${m.document_code}, ${m.warehouse_code},
      ${m.item_code}, sum(${m.locked})::int as qty, min(${m.moved_date})::text as since,
      (array_agg(${m.username} order by ${m.move_id}))[1] as username
    from ${m} where ${m.locked} <> 0 and (${m.item_code}, ${m.warehouse_code}) in
      (select item_code, warehouse_code from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as place (item_code text, warehouse_code text))
    group by 1, 2, 3, 4 having sum(${m.locked}) > 0 order by since, 2 limit ${most}`)
  return rows
}

const readRequests = async (db: Db, viewer: Viewer, codes: readonly string[]) => {
  const open = sql`(select max(${lockReleaseRequests.due_date}) from ${lockReleaseRequests}
    where ${eq(lockReleaseRequests.lock_stock_order_code, t.lock_stock_order_code)} and ${lockReleaseRequests.answer} is null)`
  const found = await db
    .select({
      lock: t,
      timezone: departments.timezone,
      owner: users.username,
      customer_name: sql<string | null>`case when ${visibleLocks(viewer)} then ${customers.customer_name} end`,
      asked_until: sql<string | null>`${open}::text`,
    })
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .leftJoin(users, eq(users.usercode, t.salesman_code))
    .where(inArray(t.lock_stock_order_code, [...codes]))
  return new Map(found.map((one) => [one.lock.lock_stock_order_code, one]))
}

const rankOf = (priority: (typeof lockPriorities)[number]) => lockPriorities.indexOf(priority)

/** Requests that wait for their approval: who paid first, then who came first. */
const readWaiting = async (db: Db, viewer: Viewer, codes: readonly string[], places: readonly string[]) => {
  if (places.length === 0) return []
  const ofSet = sql`exists (select 1 from jsonb_array_elements(${items.sub_items}) sub
    where sub ->> 'sub_item_code' in ${[...codes]})`
  const found = await db
    .select({
      lock: t,
      item_code: lockStockLines.item_code,
      qty: lockStockLines.quantity,
      owner: users.username,
      customer_name: sql<string | null>`case when ${visibleLocks(viewer)} then ${customers.customer_name} end`,
    })
    .from(lockStockLines)
    .innerJoin(t, eq(t.lock_stock_order_code, lockStockLines.lock_stock_order_code))
    .innerJoin(items, eq(items.item_code, lockStockLines.item_code))
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .leftJoin(users, eq(users.usercode, t.salesman_code))
    .where(
      and(
        eq(t.status, 'Submitted'),
        inArray(t.warehouse_code, [...places]),
        or(inArray(lockStockLines.item_code, [...codes]), and(eq(items.used_for_indoor_outdoor, 'Set'), ofSet)),
      ),
    )
    .orderBy(asc(t.submitted_date), asc(t.lock_stock_order_code))
    .limit(most)
  return found
    .map(({ lock, item_code, qty, owner, customer_name }) => ({
      ...{ lock_stock_order_code: lock.lock_stock_order_code, warehouse_code: lock.warehouse_code, item_code, qty },
      ...{ owner: owner ?? lock.salesman_code, customer_name, priority: lockPriority(lock) },
      since: lock.submitted_date ?? lock.created_date,
    }))
    .toSorted((one, other) => rankOf(one.priority) - rankOf(other.priority))
}

/** A set is shown by its units: they are what is there, locked and missing. */
export const itemContention = async ({ db, viewer, input }: RequestContext<typeof contract.itemContention>) => {
  const units = await unitsOfItems(db, input.item_code)
  const codes = [...new Set([...units.values()].flat().map(({ item_code }) => item_code))]
  const found = codes.length ? await readBalances(db, viewer, codes, input.warehouse_code) : []
  const held = found.length ? await heldByOthers(db, found) : new Map<string, number>()
  const holders = found.length ? await readHolders(db, found) : []
  const requests = await readRequests(
    db,
    viewer,
    holders.filter((one) => one.document_type === 'lock-stock-request').map((one) => one.document_code),
  )
  const locks = holders.map(({ username, since, ...one }) => {
    const request = one.document_type === 'lock-stock-request' ? requests.get(one.document_code) : undefined
    const { lock, timezone = '', customer_name = null, asked_until = null } = request ?? {}
    return {
      ...one,
      since: isoOf(since),
      owner: request?.owner ?? username,
      customer_name,
      valid_to: lock?.valid_to ?? null,
      ends: lock ? lockEnd(lock.valid_to, timezone) : null,
      priority: lock ? lockPriority(lock) : null,
      is_own: lock?.salesman_code === viewer.usercode,
      asked_until: asked_until && isoOf(asked_until),
    }
  })
  const places = [...new Set(found.map(({ warehouse_code }) => warehouse_code))]
  return {
    data: {
      balances: found.map((one) => {
        const n = held.get(balanceKey(one.warehouse_code, one.item_code)) ?? 0
        return { ...one, held: n, available: availableOf(one, n) }
      }),
      locks,
      waiting: await readWaiting(db, viewer, [...codes, ...input.item_code], places),
    },
  }
}
