import { randomBytes } from 'node:crypto'
import type * as contract from '@sejuk/contract/catalogue/item-tools'
import { itemPhoto, itemPhotoModule, toolPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import { codesOfPhoto } from '@sejuk/domain/catalogue/item-tools'
import { because } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { type StoredFile, storeFile } from '../../../platform/files/store-file.ts'
import { Refusal, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import type { PlannedRow } from './plan.ts'
import { findRun } from './queries.ts'
import { insertRows, insertRun, type RowOf, reportRows } from './runs.ts'

type Read = { name: string; item_code?: string; kept?: StoredFile; problem?: string }

/** The file names that name an item, each with its item. */
const itemsOf = async (db: Db, names: readonly string[]) => {
  const wanted = names.flatMap(codesOfPhoto)
  const found = await db
    .select({ item_code: t.item_code })
    .from(t)
    .where(and(inArray(t.item_code, wanted), isNull(t.merged_into)))
  const known = new Set(found.map(({ item_code }) => item_code))
  return (name: string) => codesOfPhoto(name).find((code) => known.has(code))
}

/** A photo that names no item or cannot be read is reported; the others are stored before the transaction begins. */
export const receiveItemPhotos = async ({
  db,
  config,
  input: { files },
}: StepwiseContext<typeof contract.checkItemPhotos>): Promise<Read[]> => {
  if (files.length === 0) refuseField('files', because('no-file-uploaded'))
  const { store } = await openFiles(config, db)
  const itemOf = await itemsOf(
    db,
    files.map(({ name }) => name),
  )
  const read: Read[] = []
  for (const file of files) {
    const { name } = file
    const item_code = itemOf(name)
    if (!item_code) {
      read.push({ name, problem: english(because('photo-names-no-item', { name: codesOfPhoto(name)[0] ?? name })) })
      continue
    }
    try {
      read.push({ name, item_code, kept: await storeFile(store, file, 'photo') })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      read.push({ name, item_code, problem: error.answer.message })
    }
  }
  return read
}

/** The photos wait with the run: no item shows them before somebody else approved it. */
export const checkItemPhotos = async (
  { db, viewer }: RequestContext<typeof contract.checkItemPhotos>,
  read: readonly Read[],
) => {
  const run_code = await insertRun(db, viewer, { tool: 'photos', given: { files: read.length } })
  const planned: PlannedRow[] = []
  for (const { name, item_code, kept, problem } of read) {
    const record_code = item_code ?? name
    if (!kept) {
      planned.push({ kind: 'photo', record_code, outcome: 'refused', message: problem ?? null })
      continue
    }
    const photo_code = `PHT-${randomBytes(9).toString('base64url')}`
    await db.insert(attachments).values({
      ...kept,
      ...{ module_name: toolPhotoModule, module_code: run_code, alias: itemPhoto, kind: 'photo' },
      ...{ attachment_code: photo_code, created_by: viewer.usercode },
    })
    planned.push({
      kind: 'photo',
      record_code,
      outcome: 'will-change',
      after: { file_name: name, photo_code },
    })
  }
  await insertRows(db, run_code, planned)
  return { data: await findRun(db, run_code) }
}

/** From the run to its item, or back. A photo removed or an item merged meanwhile is left alone. */
export const movePhotos = async (
  db: Db,
  actor: Actor,
  { run_code }: { run_code: string },
  list: readonly RowOf[],
  way: 'do' | 'undo',
) => {
  const [done, left]: [RowOf[], RowOf[]] = [[], []]
  const codes = list.map(({ record_code }) => record_code)
  const found = await db
    .select({ item_code: t.item_code })
    .from(t)
    .where(and(inArray(t.item_code, codes), isNull(t.merged_into)))
    .for('update')
  const open = new Set(found.map(({ item_code }) => item_code))
  for (const row of list) {
    const ofRun = { module_name: toolPhotoModule, module_code: run_code }
    const ofItem = { module_name: itemPhotoModule, module_code: row.record_code }
    const [from, to] = way === 'do' ? [ofRun, ofItem] : [ofItem, ofRun]
    const entity_code = String(row.after?.photo_code)
    const moved = open.has(row.record_code)
      ? await db
          .update(attachments)
          .set(to)
          .where(
            and(
              eq(attachments.attachment_code, entity_code),
              eq(attachments.module_name, from.module_name),
              eq(attachments.module_code, from.module_code),
              isNull(attachments.deleted_date),
            ),
          )
          .returning({ code: attachments.attachment_code })
      : []
    if (!moved.length) {
      left.push(row)
      continue
    }
    const action = `tool-${way}`
    await logActions(db, actor, [{ entity: 'attachment', entity_code, action, before: from, after: to }])
    done.push(row)
  }
  await reportRows(db, way, done, left)
}
