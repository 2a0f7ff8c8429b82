import { inArray } from 'drizzle-orm'
import { availableIn } from '../../../business/spareparts/part-facts.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { transferSurplus as surplus, type transfers as t } from '../../../db/tables/stock/transfers.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

type Found = { serial_number: string; note: string | null }
type Unit = typeof serialNumbers.$inferSelect

/** What lay free at the source, as far as the source may give any: the rest of its stock is promised to somebody. */
const freeAmong = async (db: Db, from_warehouse: string, known: readonly Unit[]) => {
  const lying = known.filter(
    ({ status, warehouse_code, is_damaged }) =>
      status === 'InStock' && warehouse_code === from_warehouse && !is_damaged,
  )
  const byItem = Map.groupBy(lying, (unit) => unit.item_code)
  const available = await availableIn(db, [from_warehouse], [...byItem.keys()])
  return [...byItem].flatMap(([item_code, units]) => units.slice(0, available(from_warehouse, item_code)))
}

/** A number that was not sent: it moves with its unit where the source has it free, and is only reported otherwise. */
export const takeSurplus = async (
  db: Db,
  by: Pick<Actor, 'usercode' | 'username'>,
  { transfer_code, from_warehouse, to_warehouse }: typeof t.$inferSelect,
  found: readonly Found[],
) => {
  if (found.length === 0) return
  const serials = found.map(({ serial_number }) => serial_number)
  const known = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, serials))
  const moved = await freeAmong(db, from_warehouse, known)
  const document = { type: 'transfer', code: transfer_code }
  await moveStock(
    db,
    by,
    moved.flatMap(({ serial_number, item_code }): StockMove[] => {
      const unit = { item_code, qty: 1, serials: [serial_number], document, line: 0, part: `surplus ${serial_number}` }
      return [
        { ...unit, type: 'TO', warehouse_code: from_warehouse },
        { ...unit, type: 'TI', warehouse_code: to_warehouse, expected: 0 },
      ]
    }),
  )
  const itemOf = new Map(known.map((unit) => [unit.serial_number, unit.item_code]))
  const isMoved = new Set(moved.map((unit) => unit.serial_number))
  await db
    .insert(surplus)
    .values(
      found.map(({ serial_number, note }) => ({
        ...{ transfer_code, serial_number, note, username: by.username },
        ...{ item_code: itemOf.get(serial_number) ?? null, is_moved: isMoved.has(serial_number) },
      })),
    )
    .onConflictDoNothing()
}
