import { normalizeSerial, type SerialEvent } from '@sejuk/domain/catalogue/serial-numbers'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { makeSerials } from '../catalogue/new-serials.ts'
import { moveSerials } from '../catalogue/serial-moves.ts'
import type { StockMove } from './stock-move.ts'

type Step = { event: SerialEvent; comes: boolean }

/** What a move does to its units. Nothing where it only counts them. */
const stepOf = ({ type, qty, damaged = 0 }: StockMove): Step | undefined => {
  switch (type) {
    case 'GR':
      return { event: 'received', comes: true }
    case 'TI':
      return { event: 'arrived', comes: true }
    case 'RMA_IN':
      return { event: 'returned', comes: true }
    case 'GI':
      // Nobody is sold what is damaged: a repaired unit goes back to whose it is.
      return { event: damaged > 0 ? 'sent-back' : 'sent', comes: false }
    case 'TO':
      return { event: 'sent', comes: false }
    case 'RMA_OUT':
      return { event: 'scrapped', comes: false }
    case 'ADJ':
      return qty > 0 ? { event: 'received', comes: true } : { event: 'scrapped', comes: false }
    case 'LOCK':
      return { event: 'locked', comes: true }
    case 'UNLOCK':
      return { event: 'unlocked', comes: true }
    case 'ON_WAY':
      return undefined
  }
}

/** Numbers that come with the goods and that nobody knew begin their life now. */
const makeUnknown = async (db: Db, by: Pick<Actor, 'usercode' | 'username'>, move: StockMove) => {
  const serials = (move.serials ?? []).map(normalizeSerial)
  const known = await db.select({ serial_number: s.serial_number }).from(s).where(inArray(s.serial_number, serials))
  const isKnown = new Set(known.map(({ serial_number }) => serial_number))
  const unknown = serials.filter((serial) => !isKnown.has(serial))
  if (unknown.length)
    await makeSerials(db, { item_code: move.item_code, serials: unknown, document: move.document, actor: by })
}

/** The state of each unit follows its move, in the same transaction. */
export const moveSerialsOf = async (db: Db, by: Pick<Actor, 'usercode' | 'username'>, moves: readonly StockMove[]) => {
  for (const move of moves) {
    const { serials = [], item_code, warehouse_code, document, reason } = move
    const step = serials.length ? stepOf(move) : undefined
    if (!step) continue
    if (step.event === 'received') await makeUnknown(db, by, move)
    await moveSerials(db, {
      ...{ event: step.event, serials, item_code, document, actor: by, note: reason },
      ...(step.comes ? { warehouse_code } : { from_warehouse_code: warehouse_code }),
    })
  }
}
