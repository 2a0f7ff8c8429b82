import type { Db } from '../../db/database.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { type OwnHold, releaseHolds } from './holds.ts'
import { moveStock } from './move-stock.ts'
import type { StockDocument } from './stock-move.ts'

type Line = {
  warehouse_code: string
  item_code: string
  line: number
  qty: number
  /** A line that is locked, unlocked and locked again says which time it is. */
  part?: string
}
type By = Pick<Actor, 'usercode' | 'username'>

/** Promises the lines of a document, in place of what its form held. */
export const lockStock = async (db: Db, by: By, document: StockDocument, lines: readonly Line[], hold?: OwnHold) => {
  const made = await moveStock(
    db,
    by,
    lines.map((line) => ({ ...line, type: 'LOCK', document })),
    hold,
  )
  if (hold) await releaseHolds(db, hold)
  return made
}

export const unlockStock = (db: Db, by: By, document: StockDocument, lines: readonly Line[]) =>
  moveStock(
    db,
    by,
    lines.map((line) => ({ ...line, type: 'UNLOCK', document })),
  )
