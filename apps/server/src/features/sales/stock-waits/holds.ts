import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { offerHours } from '@sejuk/domain/sales/waiting/stock-waits'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { stockWaits } from '../../../db/tables/sales/stock-waits.ts'
import { stockHolds } from '../../../db/tables/stock/stock-moves.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

type Wait = typeof stockWaits.$inferSelect
type SubItems = readonly { sub_item_code: string; sub_quantity: number }[]

/** What was offered is held under the wait until somebody answers. */
const purposeOf = ({ wait_code }: Pick<Wait, 'wait_code'>) => `wait/${wait_code}`
const ofWait = (wait: Pick<Wait, 'wait_code' | 'created_by'>) =>
  and(eq(stockHolds.usercode, wait.created_by), eq(stockHolds.purpose, purposeOf(wait)))

export const unitsOfWait = ({ item_code, qty }: Pick<Wait, 'item_code' | 'qty'>, sub_items: SubItems) =>
  unitsOf({ item_code, ordered_qty: qty, sub_items })

export const holdForWait = (db: Db, wait: Wait, sub_items: SubItems) =>
  db.insert(stockHolds).values(
    unitsOfWait(wait, sub_items).map(({ item_code, qty }) => ({
      ...{ warehouse_code: wait.warehouse_code, item_code, qty },
      ...{ usercode: wait.created_by, username: wait.create_user_name, purpose: purposeOf(wait) },
      expires_date: sql<string>`now() + make_interval(hours => ${offerHours})`,
    })),
  )

/** Nobody takes it: the goods are free for the next. */
export const freeHold = (db: Db, wait: Pick<Wait, 'wait_code' | 'created_by'>) =>
  db.delete(stockHolds).where(ofWait(wait))

/** The order that it has become takes the hold with it, and what its form holds is the same. */
export const giveHoldTo = (
  db: Db,
  wait: Wait,
  { usercode, username }: Pick<Actor, 'usercode' | 'username'>,
  purpose: string,
) => db.update(stockHolds).set({ usercode, username, purpose }).where(ofWait(wait))
