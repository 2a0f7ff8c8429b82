import { because } from '@sejuk/domain/messages'
import { type Balance, balanceParts, changeBy, isMove, plus, whyNotMove } from '@sejuk/domain/stock/balances'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { stockMoves as t } from '../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { heldByOthers, type OwnHold } from './holds.ts'
import { balanceKey, balancesWith, lockBalances } from './lock-balances.ts'
import { moveSerialsOf } from './serials-of-moves.ts'
import type { StockMove } from './stock-move.ts'

type By = Pick<Actor, 'usercode' | 'username'>

type Row = typeof t.$inferInsert
const placeOf = ({ warehouse_code, item_code }: StockMove) => balanceKey(warehouse_code, item_code)
/** A warehouse promises as a whole, so that locks know no zone. */
const zoneOf = ({ type, zone_code = '' }: StockMove) => (type === 'LOCK' || type === 'UNLOCK' ? '' : zone_code)
const onceKey = (
  row: Pick<Row, 'document_type' | 'document_code' | 'document_line' | 'move_type' | 'warehouse_code'> & {
    zone_code?: string
    part?: string
  },
) =>
  [
    row.document_type,
    row.document_code,
    row.document_line,
    row.move_type,
    row.warehouse_code,
    row.zone_code ?? '',
    row.part ?? '',
  ].join('\n')

const rowOf = (move: StockMove, by: By, after: Balance): Row & Balance => ({
  move_type: move.type,
  warehouse_code: move.warehouse_code,
  item_code: move.item_code,
  zone_code: zoneOf(move),
  ...changeBy(move.type, move),
  on_hand_after: after.on_hand,
  locked_after: after.locked,
  damaged_after: after.damaged,
  document_type: move.document.type,
  document_code: move.document.code,
  document_line: move.line,
  part: move.part ?? '',
  serial_numbers: [...(move.serials ?? [])],
  reason: move.reason ?? null,
  usercode: by.usercode,
  username: by.username,
})

const movedFields = {
  ...{ move_type: t.move_type, warehouse_code: t.warehouse_code, item_code: t.item_code, zone_code: t.zone_code },
  ...{ on_hand: t.on_hand, locked: t.locked, in_transit: t.in_transit, damaged: t.damaged, part: t.part },
  ...{ document_type: t.document_type, document_code: t.document_code, document_line: t.document_line },
}
const allMoves = sql`${t}`
type Moved = Pick<typeof t.$inferSelect, keyof typeof movedFields>

/** What these documents have moved already, by the key under which a move happens once. */
const movedAlready = async (db: Db, moves: readonly StockMove[]): Promise<Map<string, Moved>> => {
  const each = <Value>(values: Value[]) => sql.param([...new Set(values)])
  const found = await selectPlanned(
    db,
    movedFields,
    allMoves,
    sql`${t.document_code} = any(${each(moves.map(({ document }) => document.code))}::text[])
      and ${t.document_type} = any(${each(moves.map(({ document }) => document.type))}::text[])
      and ${t.document_line} = any(${each(moves.map(({ line }) => line))}::int[])`,
  )
  return new Map(found.map((row) => [onceKey(row), row]))
}

/** Moves and balances together, each written as one value, so that the statement is the same for any number of moves. */
const writeMoves = (db: Db, rows: readonly (Row & Balance)[]) =>
  plannedRows(
    db,
    sql`with moved as (insert into ${t} (move_type, warehouse_code, item_code, zone_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after,
        damaged_after, document_type, document_code, document_line, part, serial_numbers, reason, usercode, username)
      select move_type, warehouse_code, item_code, zone_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after,
        damaged_after, document_type, document_code, document_line, part, serial_numbers, reason, usercode, username
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as move (move_type text, warehouse_code text, item_code text, zone_code text,
        on_hand int, locked int, in_transit int, damaged int, on_hand_after int, locked_after int, damaged_after int, document_type text,
        document_code text, document_line int, part text, serial_numbers text[], reason text, usercode text, username text))
      ${balancesWith(rows)}`,
  )

const itemFields = { item_code: items.item_code, has_serial: items.has_serial, used_for: items.used_for_indoor_outdoor }
const allItems = sql`${items}`

/** Sets are counted by their halves; units with serial numbers move by them. */
const requireItems = async (db: Db, moves: readonly StockMove[]) => {
  const codes = [...new Set(moves.map(({ item_code }) => item_code))]
  const isOne = sql`${items.item_code} = any(${sql.param(codes)}::text[])`
  const found = await selectPlanned(db, itemFields, allItems, isOne)
  const known = new Map(found.map((item) => [item.item_code, item]))
  for (const { item_code, type, qty, damaged = 0, serials = [] } of moves) {
    const item = known.get(item_code)
    if (!item || item.used_for === 'Set')
      refuse('conflict', { status: 'NoStock', because: because('item-has-no-stock') })
    // Damaged or repaired where they lie.
    const units = Math.abs(qty) || (serials.length > 0 ? Math.abs(damaged) : 0)
    const isCounted = type === 'LOCK' || type === 'UNLOCK' || type === 'ON_WAY'
    if (item.has_serial && !isCounted && new Set(serials).size !== units)
      refuse('conflict', {
        status: 'SerialsMissing',
        because: because('serials-fewer-than-units', { n: new Set(serials).size, qty: units }),
      })
  }
}

/**
 * The only way in which a balance changes: all the moves or none, in the caller's transaction. A move that has been made already
 * is passed over, so that a request may be repeated. Answers with the moves that were made now.
 */
export const moveStock = async (db: Db, by: By, moves: readonly StockMove[], own?: OwnHold): Promise<StockMove[]> => {
  if (moves.length === 0) return []
  for (const move of moves)
    if (!isMove(move.type, move)) throw new Error(`${move.document.code} moves ${move.qty} by ${move.type}`)
  await requireItems(db, moves)
  const balances = await lockBalances(
    db,
    moves.map((move) => ({ ...move, zone_code: zoneOf(move) })),
  )
  const before = await movedAlready(db, moves)
  const held = await heldByOthers(db, moves, own)
  const rows: (Row & Balance)[] = []
  const made: StockMove[] = []
  for (const move of moves) {
    const place = balances.get(placeOf(move))
    if (!place) throw new Error(`${placeOf(move)} is not locked`)
    const next = plus(place, changeBy(move.type, move))
    const row = rowOf(move, by, next)
    const repeated = before.get(onceKey(row))
    if (repeated) {
      if (repeated.item_code !== row.item_code || balanceParts.some((part) => repeated[part] !== row[part]))
        refuse('conflict', { because: because('moved-already-otherwise', { document: move.document.code }) })
      continue
    }
    const objection = whyNotMove(place, move.type, move, held.get(placeOf(move)) ?? 0)
    if (objection)
      refuse('conflict', { status: 'NotEnoughStock', because: objection, data: { item_code: move.item_code } })
    Object.assign(place, next)
    before.set(onceKey(row), row as Moved)
    rows.push(row)
    made.push(move)
  }
  if (rows.length === 0) return []
  await writeMoves(db, rows)
  await moveSerialsOf(db, by, made)
  return made
}
