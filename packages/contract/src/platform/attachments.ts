import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, manyFiles, maybeTexts, texts } from '../fields.ts'
import { told } from '../told.ts'

export const chunkBytes = 1_000_000

const kind = z.enum(['photo', 'video', 'file'])
const name = z.string().regex(/^[A-Za-z0-9_]{1,60}$/)

/** A photo, video or file under the names of the specification; links are signed, short-lived and for one person. */
export const attachment = z.object({
  kind,
  ...texts('alias', 'module_name', 'module_code', 'original_file_name', 'content_type', 'created_by_name'),
  ...maybeTexts('photo_code', 'photo_name', 'photo_domain', 'photo_path', 'video_code', 'video_name', 'video_path'),
  ...maybeTexts('file_code', 'file_name', 'file_path', 'file_domain', 'thumbnail_path'),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  taken_date: instant.nullable(),
  created_date: instant,
  updated_date: instant,
  row_version: z.number(),
})
export type Attachment = z.output<typeof attachment>

const record = z.object({ module_name: name.optional(), module_code: code })
const wanted = { needs: 'signed-in', input: record, data: z.array(attachment) } as const

/** A specimen of the customer: whose signature it is, and until when it counts (null: without end). */
export const customerSignature = attachment.extend(maybeTexts('signer_name', 'job_title', 'valid_from', 'valid_to'))
export type CustomerSignature = z.output<typeof customerSignature>

/** Beside `data` stands `customer_signature`. */
export const listPhotos = endpoint('GET /api/photo/list', wanted)
export const searchPhotos = endpoint('POST /api/photo/list', { ...wanted, reads: true })

export const getPhoto = endpoint('GET /api/photo/detail/{id}', {
  needs: 'signed-in',
  input: z.object({ id: code }),
  data: attachment,
})

export const getPhotos = endpoint('GET /api/photo/batch-detail', {
  needs: 'signed-in',
  input: z.object({ codes: many }),
  data: z.array(attachment),
})

export const viewPhotoFromErp = endpoint('GET /api/view-photo-from-erp', {
  needs: 'signed-in',
  input: z.object({ photo_code: code }),
  data: attachment,
})

const place = { module_name: name, module_code: code, alias: name }

export const createPhoto = endpoint('POST /api/photo/create', {
  needs: 'signed-in',
  input: z.object({ ...place, file: z.file(told('no-file-uploaded')) }),
  data: attachment,
})

export const updatePhoto = endpoint('POST /api/photo/update', {
  needs: 'signed-in',
  input: z.object({ photo_code: code, alias: name, row_version: z.coerce.number<number | string>().int() }),
  data: attachment,
})

/** Photos of one record chosen for another: the content is shared, not copied. */
export const selectPhotos = endpoint('POST /api/photo/common-select-photo', {
  needs: 'signed-in',
  input: z.object({ ...place, photo_codes: z.array(code).min(1).max(100) }),
  data: z.array(attachment),
})

export const deletePhoto = endpoint('DELETE /api/photo/delete', {
  needs: 'signed-in',
  input: z.object({ photo_code: code }),
  data: nothing,
  says: because('deleted'),
})

/** Several at once; answered by code, each with its alias. */
export const storeAttachments = endpoint('POST /api/attachment/batch-store', {
  needs: 'signed-in',
  input: z.object({ ...place, kind: kind.default('file'), files: manyFiles }),
  takes: 'video',
  data: z.record(z.string(), attachment),
})

export const storeInGoogleDrive = endpoint('POST /api/attachment/batch-store-google-drive', {
  needs: 'signed-in',
  input: z.object({ files: manyFiles.optional() }),
  data: nothing,
})

const progress = z.object({
  upload_code: z.string(),
  chunk_bytes: z.number(),
  total_chunks: z.number(),
  received_chunks: z.array(z.number()),
  attachment: attachment.nullable(),
})
export type UploadProgress = z.output<typeof progress>

/** A file in parts: a lost network or a reload loses at most one of them. */
export const startUpload = endpoint('POST /api/attachment/session', {
  needs: 'signed-in',
  input: z.object({
    ...place,
    kind,
    file_name: z.string().min(1).max(300),
    content_type: z.string().max(200).default(''),
    bytes: z.number().int().min(0),
  }),
  data: progress,
})

export const sendChunk = endpoint('PUT /api/attachment/session/{upload_code}/chunk/{n}', {
  needs: 'signed-in',
  takes: 'parts',
  input: z.object({
    upload_code: code,
    n: z.coerce.number<number | string>().int().min(0).max(100_000),
    /** Bytes where it is sent, a file on the disk where it arrives. */
    chunk: z.custom<Uint8Array | File>((part) => part instanceof Uint8Array || part instanceof File),
  }),
  data: progress,
})

export const finishUpload = endpoint('POST /api/attachment/session/{upload_code}/finish', {
  needs: 'signed-in',
  input: z.object({ upload_code: code }),
  data: attachment,
})

export const checkUploadProcess = endpoint('GET /api/photo/check-upload-process', {
  needs: 'signed-in',
  input: z.object({ upload_code: code }),
  data: progress,
})
