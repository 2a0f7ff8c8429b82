import type * as contract from '@sejuk/contract/catalogue/parts-lists'
import {
  type BomType,
  lineObjections,
  mayHavePartsList,
  mostLines,
  type PartsListLine,
  sparePartType,
} from '@sejuk/domain/catalogue/parts-lists'
import { because } from '@sejuk/domain/messages'
import { rowsTouched } from '@sejuk/domain/platform/imports'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines as l, partsLists as t } from '../../../db/tables/catalogue/parts-lists.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'

const entity = 'parts-list'
const lists = recordsOf(entity, t, t.bom_code)

/** The unit is locked with the judgement, so that two cannot both begin its list. */
const requireUnit = async (db: Db, item_code: string) => {
  const [unit] = await db.select().from(items).where(eq(items.item_code, item_code)).for('update')
  if (!unit) return refuseChoice('item_code')
  if (!mayHavePartsList(unit)) refuseField('item_code', because('item-has-no-parts-list'))
}

const requireSpareParts = async (
  db: Db,
  lines: readonly PartsListLine[],
  fieldOf = (n: number) => `lines.${n}.sparepart_item_code`,
) => {
  const codes = [...new Set(lines.map(({ sparepart_item_code }) => sparepart_item_code))]
  const found = codes.length
    ? await db
        .select({ code: items.item_code, type: items.item_type })
        .from(items)
        .where(inArray(items.item_code, codes))
    : []
  const types = new Map(found.map(({ code, type }) => [code, type]))
  const wrong = lines.flatMap(({ sparepart_item_code: code }, n) =>
    types.get(code) === sparePartType
      ? []
      : [[fieldOf(n), [types.has(code) ? because('not-a-spare-part', { code }) : because('not-in-list')]] as const],
  )
  if (wrong.length) refuse('invalid', { errors: Object.fromEntries(wrong) })
}

const findList = async (db: Db, item_code: string, bom_type: BomType) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.item_code, item_code), eq(t.bom_type, bom_type)))
    .for('update')
  return found
}

const linesOf = (db: Db, bom_code: string) =>
  db.select().from(l).where(eq(l.bom_code, bom_code)).orderBy(asc(l.line_no))

const plain = (line: PartsListLine): PartsListLine => ({
  position_no: line.position_no,
  sparepart_item_code: line.sparepart_item_code,
  qty: line.qty,
  is_compressor: line.is_compressor,
  is_consumable: line.is_consumable,
  interchange_group: line.interchange_group,
  serial_from: line.serial_from,
  serial_to: line.serial_to,
})
const print = (line: PartsListLine) => JSON.stringify(plain(line))

/** Lines that stay as they are keep their row, so that an import can tell whether its own were changed. */
const writeLines = async (db: Db, bom_code: string, wanted: readonly PartsListLine[]) => {
  const stored = await linesOf(db, bom_code)
  const free = new Map<string, number[]>()
  for (const line of stored) free.set(print(line), [...(free.get(print(line)) ?? []), line.line_id])
  const placed = wanted.map((line, n) => ({ line, line_no: n + 1, line_id: free.get(print(line))?.shift() }))
  const gone = [...free.values()].flat()
  if (gone.length) await db.delete(l).where(inArray(l.line_id, gone))
  const numbers = placed.flatMap(({ line_id, line_no }) => (line_id === undefined ? [] : [[line_id, line_no] as const]))
  if (numbers.length)
    await db.execute(sql`update ${l} set line_no = given.line_no
      from unnest(${sql.param(numbers.map(([id]) => id))}::int[], ${sql.param(numbers.map(([, no]) => no))}::int[]) as given (line_id, line_no)
      where ${l.line_id} = given.line_id`)
  const added = placed.filter(({ line_id }) => line_id === undefined)
  if (added.length) await db.insert(l).values(added.map(({ line, line_no }) => ({ ...plain(line), bom_code, line_no })))
}

const begin = ({ db, viewer, actor }: By, unit: { item_code: string; bom_type: BomType }, also: object, how: Coming) =>
  lists.add(
    db,
    actor,
    { ...unit, created_by: viewer.usercode, updated_by: viewer.usercode, update_user_name: viewer.username },
    also,
    how,
  )

export const addPartsList = async (context: RequestContext<typeof contract.addPartsList>) => {
  const { db, input } = context
  const { item_code, bom_type, lines } = input
  await requireUnit(db, item_code)
  await requireSpareParts(db, lines)
  const taken = await findList(db, item_code, bom_type)
  if (taken) refuseField('bom_type', because('parts-list-exists', { code: taken.bom_code }))
  const { bom_code } = await begin(context, { item_code, bom_type }, { lines }, 'create')
  await writeLines(db, bom_code, lines)
  return { data: { bom_code } }
}

/** Locked, with its lines, and still as the caller saw it. */
const current = async (db: Db, { bom_code, row_version }: { bom_code: string; row_version: number }, form: object) => {
  const [row] = await db.select().from(t).where(eq(t.bom_code, bom_code)).for('update')
  const lines = (await linesOf(db, bom_code)).map(plain)
  const seen = await stillCurrent(db, row && { ...row, lines }, { entity, entity_code: bom_code, row_version, form })
  const { lines: stored, ...list } = seen
  return { list, stored }
}

export const updatePartsList = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updatePartsList>) => {
  const { bom_code, lines } = input
  const { list, stored } = await current(db, input, { lines })
  await requireSpareParts(db, lines)
  await writeLines(db, bom_code, lines)
  const after = await lists.change(db, actor, list, touchedBy(viewer), { before: { lines: stored }, after: { lines } })
  return { data: { bom_code, row_version: after.row_version } }
}

export const deletePartsList = async ({ db, actor, input }: RequestContext<typeof contract.deletePartsList>) => {
  const { list, stored } = await current(db, input, {})
  await lists.remove(db, actor, list, { lines: stored })
  return { data: null }
}

export const copyPartsList = async (context: RequestContext<typeof contract.copyPartsList>) => {
  const { db, input } = context
  const { bom_code, item_code, bom_type } = input
  const lines = (await linesOf(db, bom_code)).map(plain)
  if (!lines.length) refuse('notFound')
  return addPartsList({ ...context, input: { item_code, bom_type, lines } })
}

export const partsListLog = ({ db, input }: RequestContext<typeof contract.partsListLog>) =>
  lists.history(db, input.code, input.page)

type SheetLine = PartsListLine & { item_code: string; bom_type: BomType }

/** One line of a sheet joins the list of its unit, which begins with it where there is none. */
export const addLine = async (by: By, { item_code, bom_type, ...line }: SheetLine, how: Coming) => {
  const { db, viewer, actor } = by
  await requireUnit(db, item_code)
  await requireSpareParts(db, [line], () => 'sparepart_item_code')
  const list = (await findList(db, item_code, bom_type)) ?? (await begin(by, { item_code, bom_type }, {}, how))
  const stored = await linesOf(db, list.bom_code)
  if (stored.length >= mostLines) refuseField('item_code', because('no-more-than-rows', { n: mostLines }))
  const [[, objection] = []] = Object.entries(lineObjections([...stored, line])).filter(([field]) =>
    field.startsWith(`lines.${stored.length}.`),
  )
  if (objection) refuseField('sparepart_item_code', objection)
  const line_no = (stored.at(-1)?.line_no ?? 0) + 1
  const [added] = await db
    .insert(l)
    .values({ ...line, bom_code: list.bom_code, line_no })
    .returning({ line_id: l.line_id })
  await db.update(t).set(touchedBy(viewer)).where(eq(t.bom_code, list.bom_code))
  await logActions(db, actor, [{ entity, entity_code: list.bom_code, action: how, after: line }])
  return added?.line_id ?? 0
}

/** A list that loses its last line goes with it. */
export const takeBackLines = async (db: Db, { viewer, actor }: Importer, codes: readonly string[]) => {
  const ids = codes.map(Number)
  const found = await db.select().from(l).where(inArray(l.line_id, ids)).for('update')
  const touched = codes.length - found.length
  if (touched) refuse('conflict', { message: rowsTouched(touched) })
  await db.delete(l).where(inArray(l.line_id, ids))
  const boms = [...new Set(found.map(({ bom_code }) => bom_code))]
  await db.update(t).set(touchedBy(viewer)).where(inArray(t.bom_code, boms))
  await db
    .delete(t)
    .where(and(inArray(t.bom_code, boms), sql`not exists (select from ${l} where ${l.bom_code} = ${t.bom_code})`))
  await logActions(
    db,
    actor,
    boms.map((entity_code) => ({ entity, entity_code, action: 'roll-back' })),
  )
}

const touchedBy = ({ usercode, username }: Viewer) => ({
  updated_by: usercode,
  update_user_name: username,
  updated_date: sql`now()`,
})
