import { normalizeSerial, type SerialEvent } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { makeSerials } from '../catalogue/new-serials.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { moveSerials, noteSerials } from '../catalogue/serial-moves.ts'
import type { StockMove } from './stock-move.ts'

type Step = { event: SerialEvent; comes: boolean }

/** What is thrown away is gone; what is only missed may turn up again. */
const endsFor: readonly string[] = ['damaged', 'Scrap']

/** What a move does to its units. Nothing where it only counts them. */
const stepOf = ({ type, qty, damaged = 0, reason }: StockMove): Step | undefined => {
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
      if (qty === 0) return undefined
      if (qty > 0) return { event: 'received', comes: true }
      return { event: endsFor.includes(reason ?? '') ? 'scrapped' : 'lost', comes: false }
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

const statusesOf = async (db: Db, serials: readonly string[]) => {
  const found = await db
    .select()
    .from(s)
    .where(inArray(s.serial_number, serials.map(normalizeSerial)))
  return new Map(found.map((unit) => [unit.serial_number, unit]))
}

/** What was lost and comes in is found; everything else begins or goes on as the step says. */
const byEvent = async (db: Db, event: SerialEvent, serials: readonly string[]) => {
  if (event !== 'received') return [{ event, serials }]
  const known = await statusesOf(db, serials)
  const isLost = (serial: string) => known.get(normalizeSerial(serial))?.status === 'Lost'
  return [
    { event: 'found' as const, serials: serials.filter(isLost) },
    { event, serials: serials.filter((serial) => !isLost(serial)) },
  ].filter((part) => part.serials.length > 0)
}

type By = Pick<Actor, 'usercode' | 'username'>

const note = (db: Db, by: By, event: 'damaged' | 'repaired', move: StockMove, serials: readonly string[]) =>
  noteSerials(db, { event, serials, document: move.document, actor: by, note: move.reason })

/** Damaged or repaired where they lie: only what the books place in this warehouse. */
const markHere = async (db: Db, by: By, move: StockMove, serials: readonly string[]) => {
  const known = await statusesOf(db, serials)
  for (const serial of serials) {
    const unit = known.get(normalizeSerial(serial))
    if (!unit) return refuse('conflict', { because: because('serial-not-known', { serial }) })
    if (unit.item_code !== move.item_code)
      refuse('conflict', { because: because('serial-number-does-not-match-the-model') })
    if (unit.warehouse_code !== move.warehouse_code || unit.status !== 'InStock')
      refuse('conflict', { because: because('serial-lies-elsewhere', { serial }) })
  }
  await note(db, by, (move.damaged ?? 0) > 0 ? 'damaged' : 'repaired', move, serials)
}

/** The state of each unit follows its move, in the same transaction. */
export const moveSerialsOf = async (db: Db, by: By, moves: readonly StockMove[]) => {
  for (const move of moves) {
    const { serials = [], item_code, warehouse_code, document, reason, damaged = 0, qty } = move
    if (serials.length === 0) continue
    const step = stepOf(move)
    if (!step) {
      if (move.type === 'ADJ') await markHere(db, by, move, serials)
      continue
    }
    if (step.event === 'received') await makeUnknown(db, by, move)
    for (const part of await byEvent(db, step.event, serials))
      await moveSerials(db, {
        ...{ ...part, item_code, document, actor: by, note: reason },
        ...(step.comes ? { warehouse_code } : { from_warehouse_code: warehouse_code }),
      })
    const damagedOnes = move.damaged_serials ?? (damaged === qty ? serials : [])
    if (step.comes && damaged > 0 && damagedOnes.length > 0) await note(db, by, 'damaged', move, damagedOnes)
  }
}
