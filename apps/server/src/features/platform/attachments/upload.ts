import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type * as contract from '@sejuk/contract/platform/attachments'
import { chunkBytes } from '@sejuk/contract/platform/attachments'
import { fileObjection } from '@sejuk/domain/files'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { uploads as t } from '../../../db/tables/platform/attachments.ts'
import { fileOnDisk, pathOf } from '../../../platform/files/file-on-disk.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { foldersOf, openFiles } from '../../../platform/files/files.ts'
import { takeRoom } from '../../../platform/files/free-space.ts'
import { refuseFile, requireContent, storeFile } from '../../../platform/files/store-file.ts'
import { takeOfDay } from '../../../platform/files/upload-days.ts'
import { minorGc } from '../../../platform/http/minor-gc.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { insertAttachment, letGo } from './commands.ts'
import { findAttachment, type Seen, shown } from './queries.ts'
import { requireRight } from './rights.ts'

type Upload = typeof t.$inferSelect
export const chunksOf = ({ bytes }: Pick<Upload, 'bytes'>) => Math.max(1, Math.ceil(bytes / chunkBytes))
export const keyOf = (upload_code: string, n: number) => `uploads/${upload_code}/${n}`

const find = async (db: Db, usercode: string, upload_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.upload_code, upload_code), eq(t.usercode, usercode)))
  return found ?? refuse('notFound')
}

const progressOf = async (seen: Seen, upload: Upload): Promise<contract.UploadProgress> => {
  const [attachment = null] = upload.attachment_code
    ? await shown(seen, [await findAttachment(seen.db, upload.attachment_code)])
    : []
  const received_chunks = upload.received.toSorted((a, b) => a - b)
  return {
    upload_code: upload.upload_code,
    chunk_bytes: chunkBytes,
    total_chunks: chunksOf(upload),
    received_chunks,
    attachment,
  }
}

export const startUpload = async ({ input, ...context }: RequestContext<typeof contract.startUpload>) => {
  const { file_name, ...rest } = input
  await requireRight(context, rest, 'Upload')
  const objection = fileObjection({ name: file_name, size: input.bytes }, { kind: input.kind })
  if (objection) refuseFile(objection)
  const kind = input.kind === 'video' ? 'video' : 'other'
  await takeOfDay(context.db, { subject: context.viewer.usercode, kind, bytes: input.bytes, files: 1 })
  const giveBack = await takeRoom(foldersOf(context.config), input.bytes)
  giveBack()
  const upload_code = `UPL-${randomBytes(12).toString('base64url')}`
  const [upload = refuse('notFound')] = await context.db
    .insert(t)
    .values({ ...rest, upload_code, original_file_name: file_name, usercode: context.viewer.usercode })
    .returning()
  return { data: await progressOf(context, upload) }
}

/** Parts may come in any order, twice, and to any process. */
export const sendChunk = async ({
  input: { upload_code, n, chunk },
  ...context
}: StepwiseContext<typeof contract.sendChunk>) => {
  const { db, viewer, config } = context
  const upload = await find(db, viewer.usercode, upload_code)
  const last = chunksOf(upload) - 1
  const expected = n < last ? chunkBytes : upload.bytes - last * chunkBytes
  const path = chunk instanceof File && chunk.size === expected ? pathOf(chunk) : undefined
  if (n > last || !path)
    return refuse('invalid', { errors: { chunk: [`Part ${n} of this file has ${expected} bytes`] } })
  // The first part tells what it is: the rest of a file that may not come need not travel.
  if (n === 0 && chunk instanceof File) await requireContent(chunk, upload.original_file_name)
  const { store } = await openFiles(config, db)
  await store.writeFrom(keyOf(upload_code, n), path)
  const [now = upload] = await db
    .update(t)
    .set({
      received: sql`case when ${n} = any(${t.received}) then ${t.received} else array_append(${t.received}, ${n}::int) end`,
    })
    .where(eq(t.upload_code, upload_code))
    .returning()
  return { data: await progressOf(context, now) }
}

/** Whole again, judged like any other file, and an attachment once, however often one asks. */
export const finishUpload = async ({ input, ...context }: StepwiseContext<typeof contract.finishUpload>) => {
  const { db, viewer, config } = context
  const upload = await find(db, viewer.usercode, input.upload_code)
  const { attachment } = await progressOf(context, upload)
  if (attachment) return { data: attachment }
  const total = chunksOf(upload)
  if (upload.received.length < total)
    refuse('conflict', {
      message: `${total - upload.received.length} parts of the file are still missing`,
      status: 'Incomplete',
    })
  const { store } = await openFiles(config, db)
  const attachmentNow = async () =>
    (await progressOf(context, await find(db, viewer.usercode, upload.upload_code))).attachment
  const kept = await joined(store, upload, (file) => storeFile(store, file, upload.kind)).catch(async (error) => {
    // Who finishes it first takes the parts away, while another may still read them.
    const done = await attachmentNow()
    if (done) return { done }
    throw error
  })
  if ('done' in kept) return { data: kept.done }
  const data = await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(eq(t.upload_code, upload.upload_code)).for('update')
    if (locked?.attachment_code) {
      // Somebody finished it meanwhile, from the same parts.
      await letGo(context, kept)
      return (await progressOf({ ...context, db: tx }, locked)).attachment
    }
    await requireRight({ ...context, db: tx }, upload, 'Upload')
    const { module_name, module_code, alias, kind } = upload
    const one = await insertAttachment({ ...context, db: tx }, { module_name, module_code, alias, kind }, kept)
    const attachment_code = one.photo_code ?? one.video_code ?? one.file_code
    await tx.update(t).set({ attachment_code }).where(eq(t.upload_code, upload.upload_code))
    return one
  })
  for (let n = 0; n < total; n++) await store.remove(keyOf(upload.upload_code, n))
  return { data: data ?? refuse('notFound') }
}

const joined = async <T>(store: FileStore, upload: Upload, use: (file: File) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), 'sejuk-join-'))
  try {
    const path = join(folder, 'whole')
    for (let n = 0; n < chunksOf(upload); n++) {
      const part = await store.read(keyOf(upload.upload_code, n))
      await pipeline(part, createWriteStream(path, { flags: 'a', mode: 0o600 }))
      minorGc(chunkBytes)
    }
    return await use(await fileOnDisk(path, upload.original_file_name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const checkUploadProcess = async ({
  input,
  ...context
}: RequestContext<typeof contract.checkUploadProcess>) => ({
  data: await progressOf(context, await find(context.db, context.viewer.usercode, input.upload_code)),
})
