import { randomBytes } from 'node:crypto'
import type * as contract from '@sejuk/contract/platform/attachments'
import { because } from '@sejuk/domain/messages'
import { eq, inArray, sql } from 'drizzle-orm'
import { attachments as t } from '../../../db/tables/platform/attachments.ts'
import { type Asking, requireUnused } from '../../../platform/files/attachment-modules.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { type StoredFile, storeFile } from '../../../platform/files/store-file.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { findAttachment, findAttachments, type Seen, shown } from './queries.ts'
import { type Place, requireRight } from './rights.ts'

const entity = 'attachment'
const prefixes = { photo: 'PHT', video: 'VID', file: 'FIL' } as const
const newCode = (kind: keyof typeof prefixes) => `${prefixes[kind]}-${randomBytes(9).toString('base64url')}`

type Given = Place & { source?: (typeof t.$inferInsert)['source'] }
type By = Seen & { actor: Actor }

/** The row of a file that lies in the store. */
export const insertAttachment = async (by: By, { source = 'upload', ...place }: Given, kept: StoredFile) => {
  const { db, viewer, actor } = by
  const attachment_code = newCode(place.kind)
  const {
    taken_date = null,
    lat = null,
    lng = null,
    width = null,
    height = null,
    fingerprint = null,
    ...content
  } = kept
  await db.insert(t).values({
    ...place,
    ...content,
    taken_date,
    lat,
    lng,
    width,
    height,
    fingerprint,
    source,
    attachment_code,
    created_by: viewer.usercode,
  })
  const after = {
    alias: place.alias,
    module_name: place.module_name,
    module_code: place.module_code,
    original_file_name: kept.original_file_name,
  }
  await logActions(db, actor, [{ entity, entity_code: attachment_code, action: 'create', after }])
  const [one = refuse('notFound')] = await shown(by, [await findAttachment(db, attachment_code)])
  return one
}

/** Judged, cleaned and put into the store while no transaction waits for it. */
const keep = async (context: Asking & Seen, place: Given, files: readonly File[]): Promise<StoredFile[]> => {
  const { db, config } = context
  await requireRight(context, place, 'Upload')
  const { store } = await openFiles(config, db)
  const kept: StoredFile[] = []
  for (const file of files) kept.push(await storeFile(store, file, place.kind))
  return kept
}

/** The right is asked again: it may have gone while the file was being kept. */
const hang = async (context: Asking & By, place: Given, kept: readonly StoredFile[]) => {
  await requireRight(context, place, 'Upload').catch(async (refusal) => {
    for (const one of kept) await letGo(context, one)
    throw refusal
  })
  const data: contract.Attachment[] = []
  for (const one of kept) data.push(await insertAttachment(context, place, one))
  return data
}

/** Content that became nobody's. */
export const letGo = async ({ config, db }: Seen, { store_key, thumbnail_key }: StoredFile) => {
  const { store } = await openFiles(config, db)
  await store.remove(store_key)
  if (thumbnail_key) await store.remove(thumbnail_key)
}

const asPhoto = ({ module_name, module_code, alias }: Omit<Place, 'kind'>) =>
  ({ module_name, module_code, alias, kind: 'photo' }) as const
export const receivePhoto = (context: StepwiseContext<typeof contract.createPhoto>) =>
  keep(context, asPhoto(context.input), [context.input.file])
export const createPhoto = async (
  context: RequestContext<typeof contract.createPhoto>,
  kept: readonly StoredFile[],
) => {
  const [data = refuse('notFound')] = await hang(context, asPhoto(context.input), kept)
  return { data }
}

export const receiveAttachments = ({
  input: { files, ...place },
  ...context
}: StepwiseContext<typeof contract.storeAttachments>) =>
  files.length === 0
    ? refuse('invalid', { because: because('no-file-uploaded'), errors: { files: ['No file uploaded'] } })
    : keep(context, place, files)
export const storeAttachments = async (
  { input: { files: _, ...place }, ...context }: RequestContext<typeof contract.storeAttachments>,
  kept: readonly StoredFile[],
) => {
  const data = await hang(context, place, kept)
  return { data: Object.fromEntries(data.map((one) => [one.photo_code ?? one.video_code ?? one.file_code ?? '', one])) }
}

export const storeInGoogleDrive = async () =>
  refuse('badRequest', { message: 'No Google Drive is configured for this site. Upload the files here instead' })

export const updatePhoto = async ({ input, ...context }: RequestContext<typeof contract.updatePhoto>) => {
  const { db, actor } = context
  const [locked] = await db.select().from(t).where(eq(t.attachment_code, input.photo_code)).for('update')
  const { alias, row_version } = input
  if (!locked || locked.deleted_date) return refuse('notFound')
  await requireRight(context, locked, 'Upload')
  await requireRight(context, { ...locked, alias }, 'Upload')
  const entity_code = locked.attachment_code
  const before = await stillCurrent(db, locked, { entity, entity_code, row_version, form: { alias } })
  await db.update(t).set({ alias, updated_date: sql`now()` }).where(eq(t.attachment_code, entity_code))
  await logActions(db, actor, [
    { entity, entity_code, action: 'update', before: { alias: before.alias }, after: { alias } },
  ])
  const [data = refuse('notFound')] = await shown(context, [await findAttachment(db, entity_code)])
  return { data }
}

export const selectPhotos = async ({
  input: { photo_codes, ...place },
  ...context
}: RequestContext<typeof contract.selectPhotos>) => {
  const { db } = context
  const wanted = [...new Set(photo_codes)]
  const found = await findAttachments(db, inArray(t.attachment_code, wanted))
  if (found.length < wanted.length) refuse('notFound')
  for (const photo of found) await requireRight(context, photo, 'View')
  const data: contract.Attachment[] = []
  for (const photo of found) {
    const target = { ...place, kind: photo.kind, source: photo.source }
    await requireRight(context, target, 'Upload')
    data.push(await insertAttachment(context, target, contentOf(photo)))
  }
  return { data }
}

const contentOf = (row: Awaited<ReturnType<typeof findAttachment>>): StoredFile => ({
  store_key: row.store_key,
  thumbnail_key: row.thumbnail_key,
  thumbnail_bytes: row.thumbnail_bytes,
  original_file_name: row.original_file_name,
  content_type: row.content_type,
  bytes: row.bytes,
  sha256: row.sha256,
  width: row.width ?? 0,
  height: row.height ?? 0,
  taken_date: row.taken_date,
  lat: row.lat,
  lng: row.lng,
  fingerprint: row.fingerprint ?? '',
})

/** Out of sight at once; the content goes thirty days later. */
export const deletePhoto = async (context: RequestContext<typeof contract.deletePhoto>) => {
  const { db, actor, input } = context
  const found = await findAttachment(db, input.photo_code)
  await requireRight(context, found, 'Delete')
  await requireUnused(context, found)
  const entity_code = found.attachment_code
  await db.update(t).set({ deleted_date: sql`now()` }).where(eq(t.attachment_code, entity_code))
  const { alias, module_name, module_code, original_file_name } = found
  await logActions(db, actor, [
    { entity, entity_code, action: 'delete', before: { alias, module_name, module_code, original_file_name } },
  ])
  return { data: null }
}
