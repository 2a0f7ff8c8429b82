import { randomUUID } from 'node:crypto'
import type { countSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import { because } from '@sejuk/domain/messages'
import type { Problem } from '@sejuk/domain/sheets'
import { and, eq, inArray } from 'drizzle-orm'
import type { SerialRows } from '../../../business/stock/serial-sheet.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import {
  stockCountEntries as entries,
  stockCountLines as lines,
  stockCounts as t,
} from '../../../db/tables/stock/stock-counts.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import { visibleCounts } from './queries.ts'

const unitsOf = async (db: Db, serials: string[]) => {
  const found = await db
    .select({ serial: serialNumbers.serial_number, item_code: items.item_code, category: items.category_code })
    .from(serialNumbers)
    .innerJoin(items, eq(items.item_code, serialNumbers.item_code))
    .where(inArray(serialNumbers.serial_number, serials))
  return new Map(found.map((unit) => [unit.serial, unit]))
}

/** A sheet read again counts nothing twice: of a unit with a number only the last word counts. */
export const countSheet = async (
  { db, viewer, input }: RequestContext<typeof countSerialSheet>,
  { lines: read, problems, rows }: SerialRows,
) => {
  const { count_code } = input
  const [count] = await db
    .select()
    .from(t)
    .where(and(eq(t.count_code, count_code), visibleCounts(viewer)))
    .for('update')
  if (!count) return refuse('notFound')
  if (count.status !== 'Open') return refuse('conflict', { because: because('count-not-open') })
  const units = await unitsOf(
    db,
    read.map(({ value }) => value.serial_number),
  )
  const found: Problem[] = [...problems]
  const wanted = new Map<string, string>()
  for (const { line, value } of read) {
    const { serial_number } = value
    const unit = units.get(serial_number)
    const at = { line, column: 'serial_number', value: serial_number }
    if (!unit) found.push({ ...at, message: 'This serial number is not known' })
    else if (count.category_code && unit.category !== count.category_code)
      found.push({ ...at, message: 'This item is not counted here: it has another category' })
    else wanted.set(serial_number, unit.item_code)
  }
  if (found.length > 0 || wanted.size === 0) refuseSheet(found, rows)
  const codes = [...new Set(wanted.values())]
  await db
    .insert(lines)
    .values(codes.map((item_code) => ({ count_code, item_code })))
    .onConflictDoNothing()
  const by = { counted_by: viewer.usercode, counted_user_name: viewer.username, counted_date: new Date().toISOString() }
  await db.insert(entries).values(
    [...wanted].map(([serial_number, item_code]) => ({
      ...{ client_uuid: randomUUID(), count_code, item_code, serial_number, qty: 1, ...by },
    })),
  )
  if (!count.authors.includes(viewer.usercode))
    await db
      .update(t)
      .set({ authors: [...count.authors, viewer.usercode] })
      .where(eq(t.count_code, count_code))
  return { data: { counted: wanted.size } }
}
