import {
  afterSerialEvent,
  normalizeSerial,
  type SerialEvent,
  type SerialNote,
} from '@sejuk/domain/catalogue/serial-numbers'
import { because, type Message } from '@sejuk/domain/messages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { keepInLife, type LifeStep, serialField, type Told } from './serial-life.ts'

export type SerialMove = Told & {
  event: SerialEvent
  /** All of them are of this item, else the move is refused. */
  item_code?: string | undefined
  /** All of them lie here before, else the move is refused. */
  from_warehouse_code?: string | undefined
  /** The unit that takes the place of the only one that is replaced. */
  replaced_by_sn?: string | undefined
  /**
   * Documents of the field tell what somebody saw at a customer's: unknown numbers are left out, and where the status does not
   * allow the event it is kept in the unit's life without moving it.
   */
  observed?: boolean | undefined
}

type Known = Pick<
  typeof s.$inferSelect,
  'serial_number' | 'item_code' | 'status' | 'warehouse_code' | 'dept_code' | 'is_damaged'
>

const wantedOf = (serials: readonly string[]) => [...new Set(serials.map(normalizeSerial))].toSorted()

/** In one order for everybody, so that two documents with the same units wait for each other and never lock each other out. */
const lockSerials = async (db: Db, wanted: readonly string[]): Promise<Map<string, Known>> => {
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({
      serial_number: s.serial_number,
      item_code: s.item_code,
      status: s.status,
      warehouse_code: s.warehouse_code,
      dept_code: s.dept_code,
      is_damaged: s.is_damaged,
    })
    .from(s)
    .where(inArray(s.serial_number, [...wanted]))
    .orderBy(asc(s.serial_number))
    .for('update')
  return new Map(rows.map((row) => [row.serial_number, row]))
}

type Left = Partial<typeof s.$inferInsert>

/** What an event leaves on the unit, beside its status. */
const leaves = ({ event, warehouse_code, customer_code, dept_code, replaced_by_sn }: SerialMove, day: string): Left => {
  const sold = { warehouse_code: null, ...(dept_code ? { dept_code } : {}) }
  const here = warehouse_code === undefined ? {} : { warehouse_code }
  switch (event) {
    case 'produced':
      return { ...here, produced_date: day }
    case 'delivered':
      return { ...sold, delivered_date: day, ...(customer_code ? { customer_code } : {}) }
    case 'sold-out':
      return { retail_date: day }
    case 'sell-out-reversed':
      return { retail_date: null }
    case 'installed':
      return { installed_date: day }
    case 'replaced':
      return replaced_by_sn ? { replaced_by_sn: normalizeSerial(replaced_by_sn) } : {}
    case 'returned':
      return { ...here, is_returned: true }
    // Sold again it begins a new warranty.
    case 'restocked':
      return {
        ...here,
        ...{ is_returned: false, is_damaged: false, customer_code: null, replaced_by_sn: null },
        ...{ delivered_date: null, invoiced_date: null, retail_date: null, installed_date: null },
      }
    case 'given-back':
      return { warehouse_code: null, is_returned: false, is_damaged: false }
    case 'sent':
    case 'sent-back':
      return { warehouse_code: null }
    case 'lost':
    case 'scrapped':
      return { warehouse_code: null }
    default:
      return here
  }
}

const problemOf = (row: Known | undefined, serial: string, move: SerialMove): Message | undefined => {
  if (!row) return because('serial-not-known', { serial })
  if (move.item_code !== undefined && row.item_code !== move.item_code)
    return because('serial-number-does-not-match-the-model')
  if (!afterSerialEvent(row.status, move.event))
    return because('serial-cannot-be', {
      serial,
      status: because(`serial-status-${row.status}`),
      event: because(`serial-event-${move.event}`),
    })
  if (row.is_damaged && (move.event === 'locked' || move.event === 'sent'))
    return because('serial-is-damaged', { serial })
  if (move.from_warehouse_code !== undefined && row.warehouse_code !== move.from_warehouse_code)
    return because('serial-lies-elsewhere', { serial })
  return undefined
}

/**
 * The one way in which a status changes: the event of a document, on all its units or on none. Called by commands of every area
 * within their transaction.
 */
export const moveSerials = async (db: Db, move: SerialMove) => {
  const wanted = wantedOf(move.serials)
  const known = await lockSerials(db, wanted)
  const { observed = false } = move
  const problems = observed
    ? []
    : wanted.flatMap((serial) => {
        const problem = problemOf(known.get(serial), serial, move)
        return problem ? [{ serial, problem }] : []
      })
  const [first] = problems
  if (first)
    refuse('conflict', {
      status: 'SerialRefused',
      because: first.problem,
      errors: Object.fromEntries(problems.slice(0, 50).map(({ serial, problem }) => [serialField(serial), [problem]])),
    })
  const at = move.at ?? new Date().toISOString()
  const kept = [...known.values()].map(({ serial_number, status }): LifeStep => {
    const after = afterSerialEvent(status, move.event)
    return { serial_number, status_before: status, status_after: after ?? status }
  })
  const moved = kept.filter(({ status_before }) => status_before && afterSerialEvent(status_before, move.event))
  const status = moved[0]?.status_after
  if (status)
    await db
      .update(s)
      .set({ ...leaves(move, dayIn(at, headOffice)), status })
      .where(
        inArray(
          s.serial_number,
          moved.map(({ serial_number }) => serial_number),
        ),
      )
  await keepInLife(db, move, at, kept)
  return { moved: moved.map(({ serial_number }) => serial_number), known: [...known.keys()] }
}

/** Told of units without moving them; numbers that nobody knows are left out. */
export const noteSerials = async (
  db: Db,
  told: Told & {
    event: SerialNote
    /** The day of the invoice, where it bears another than that on which it was approved. */
    day?: string
  },
) => {
  const known = await lockSerials(db, wantedOf(told.serials))
  const rows = [...known.values()]
  const at = told.at ?? new Date().toISOString()
  const change: Left =
    told.event === 'invoiced'
      ? { invoiced_date: told.day ?? dayIn(at, headOffice) }
      : told.event === 'invoice-cancelled'
        ? { invoiced_date: null }
        : told.event === 'moved' && told.warehouse_code
          ? { warehouse_code: told.warehouse_code }
          : told.event === 'damaged' || told.event === 'repaired'
            ? { is_damaged: told.event === 'damaged' }
            : {}
  if (rows.length > 0 && Object.keys(change).length > 0)
    await db
      .update(s)
      .set(change)
      .where(inArray(s.serial_number, [...known.keys()]))
  await keepInLife(
    db,
    told,
    at,
    rows.map(({ serial_number, status }) => ({ serial_number, status_before: status, status_after: status })),
  )
}

/** A unit that is back in our hands is replaced all the same: its life names the one that took its place. */
export const linkReplacement = async (db: Db, told: Told & { replaced_by_sn: string }) => {
  const known = await lockSerials(db, wantedOf(told.serials))
  const rows = [...known.values()]
  if (rows.length === 0) return
  await db
    .update(s)
    .set({ replaced_by_sn: normalizeSerial(told.replaced_by_sn) })
    .where(inArray(s.serial_number, [...known.keys()]))
  await keepInLife(
    db,
    { ...told, event: 'replaced' },
    told.at ?? new Date().toISOString(),
    rows.map(({ serial_number, status }) => ({ serial_number, status_before: status, status_after: status })),
  )
}
