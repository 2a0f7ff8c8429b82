import { promisableBy } from '@sejuk/domain/sales/waiting/pre-order-cap'
import { inTurn, stockWait } from '@sejuk/domain/sales/waiting/stock-waits'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { promisableAt } from '../../../business/sales/pre-orders.ts'
import { balanceKey } from '../../../business/stock/lock-balances.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { stockWaits as t } from '../../../db/tables/sales/stock-waits.ts'
import type { goodsReceipts } from '../../../db/tables/stock/goods-receipts.ts'
import type { transfers } from '../../../db/tables/stock/transfers.ts'
import type { ActingWithin, Done } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { onGoodsReceipt } from '../../stock/goods-receipts/commands.ts'
import { onTransfer } from '../../stock/transfers/commands.ts'
import { onStockWait } from './commands.ts'
import { unitsOfWait } from './holds.ts'

type Within = Omit<ActingWithin, 'db'>
type Line = { warehouse_code: string; item_code: string }
const perStep = 100

const waitingIn = ({ warehouse_code, item_code }: Line) =>
  and(eq(t.warehouse_code, warehouse_code), eq(t.item_code, item_code), eq(t.status, 'Waiting'))

/** How many whole pieces nobody has a right to: free now, less what pre-orders were promised. Their stock is locked meanwhile. */
const freePieces = async (db: Db, { warehouse_code, item_code }: Line) => {
  const [item] = await db.select({ sub_items: items.sub_items }).from(items).where(eq(items.item_code, item_code))
  const units = unitsOfWait({ item_code, qty: 1 }, item?.sub_items ?? [])
  const places = units.map((unit) => ({ warehouse_code, item_code: unit.item_code }))
  const facts = await promisableAt(db, places, '')
  const free = units.map((unit) => {
    const found = facts.get(balanceKey(warehouse_code, unit.item_code))
    return found ? Math.floor(promisableBy({ ...found, arriving: [] }, '') / unit.qty) : 0
  })
  return Math.min(...free)
}

/** Offers what is free to those who wait for it, the oldest first. */
const serveLine = (db: NodePgDatabase, within: Within, line: Line) =>
  db.transaction(async (inner) => {
    const free = await freePieces(inner, line)
    if (free <= 0) return
    const waiting = await inner
      .select({ wait_code: t.wait_code, qty: t.qty })
      .from(t)
      .where(waitingIn(line))
      .orderBy(asc(t.created_date), asc(t.wait_code))
      .limit(perStep)
    for (const { wait_code } of inTurn(waiting, free))
      await onStockWait.actBySystem({ ...within, db: inner }, 'offer', wait_code)
  })

const lapseLate = async (db: NodePgDatabase, within: Within, now: string) => {
  const late = await db
    .select({ wait_code: t.wait_code })
    .from(t)
    .where(and(eq(t.status, 'Offered'), lt(t.offer_until, now)))
    .orderBy(asc(t.offer_until))
    .limit(perStep)
  for (const { wait_code } of late)
    await db.transaction((inner) => onStockWait.actBySystem({ ...within, db: inner }, 'lapse', wait_code))
}

/** Offers that nobody answered end, and whoever is next is asked; in one warehouse or in all. */
export const serveLines = async (
  db: NodePgDatabase,
  within: Within,
  warehouse_code?: string,
  now = new Date().toISOString(),
) => {
  await lapseLate(db, within, now)
  let after: Line | undefined
  for (;;) {
    const lines: Line[] = await db
      .selectDistinct({ warehouse_code: t.warehouse_code, item_code: t.item_code })
      .from(t)
      .where(
        and(
          eq(t.status, 'Waiting'),
          warehouse_code ? eq(t.warehouse_code, warehouse_code) : undefined,
          after
            ? sql`(${t.warehouse_code}, ${t.item_code}) > (${after.warehouse_code}, ${after.item_code})`
            : undefined,
        ),
      )
      .orderBy(asc(t.warehouse_code), asc(t.item_code))
      .limit(perStep)
    for (const line of lines) await serveLine(db, within, line)
    after = lines.at(-1)
    if (lines.length < perStep) return
  }
}

const turn = 'stock-wait-turn'
export const stockWaitTurn: Worker<{ warehouse_code: string }> = {
  name: turn,
  work: ({ data, db, jobs, config, offers }) => serveLines(db, { jobs, config, offers }, data.warehouse_code),
}
/** Returns, released locks and holds that end free goods too. */
export const stockWaitClock: Worker<object> = {
  name: `${stockWait.entity}-clock`,
  cron: '*/10 * * * *',
  work: ({ db, jobs, config, offers }) => serveLines(db, { jobs, config, offers }),
}

const received = ({ db, jobs, after }: Done<typeof goodsReceipts.$inferSelect>) =>
  jobs.send(db, turn, { warehouse_code: after.warehouse_code })
const transferred = ({ db, jobs, after }: Done<typeof transfers.$inferSelect>) =>
  jobs.send(db, turn, { warehouse_code: after.to_warehouse })
export const waitEffects = [onGoodsReceipt.after('receive', received), onTransfer.after('receive', transferred)]
