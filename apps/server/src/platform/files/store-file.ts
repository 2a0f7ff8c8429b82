import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import {
  contentFits,
  contentObjection,
  extensionOf,
  type FileKind,
  fileObjection,
  type Picker,
  safeFileName,
} from '@sejuk/domain/files'
import { refuse } from '../http/refuse.ts'
import { pathOf } from './file-on-disk.ts'
import type { FileStore } from './file-store.ts'
import { cleanPhoto, inTurn, mostPixels, type PhotoFacts, pixelsOf, readPhoto, thumbnailOf } from './photos.ts'

/** What a name is served as. What is not here is bytes to save. */
const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
}

export type StoredFile = {
  store_key: string
  thumbnail_key: string | null
  thumbnail_bytes: number | null
  original_file_name: string
  content_type: string
  bytes: number
  sha256: string
} & Partial<PhotoFacts>

export const refuseFile = (message: string): never =>
  refuse(message.startsWith('Allowed file size') ? 'tooLarge' : 'invalid', { message, errors: { file: [message] } })

/** Checks name, size and first bytes, before anything is stored. */
export const validateFile = async (file: File, picker: Picker) => {
  const objection = fileObjection(file, picker)
  if (objection) refuseFile(objection)
  await requireContent(file, file.name)
}

/** The first bytes, of the whole file or of its first part. */
export const requireContent = async (file: File, name: string) => {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (!contentFits(name, head)) refuseFile(contentObjection)
}

/** Validates, cleans and stores a file, using a temporary folder that is removed afterwards. */
export const storeFile = async (
  store: FileStore,
  file: File,
  kind: FileKind,
  picker: Picker = { kind },
): Promise<StoredFile> => {
  await validateFile(file, picker)
  const folder = await mkdtemp(join(tmpdir(), 'sejuk-file-'))
  try {
    const path = pathOf(file) ?? (await writtenTo(join(folder, 'original'), file))
    return await (kind === 'photo'
      ? keepPhoto(store, file.name, path, join(folder, 'clean'))
      : keepAsItIs(store, file.name, path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Looks into a photo that is not stored; one that cannot be opened is refused. */
export const withPhoto = async <T>(file: File, look: (path: string) => Promise<T>): Promise<T> => {
  await validateFile(file, { kind: 'photo' })
  const folder = await mkdtemp(join(tmpdir(), 'sejuk-file-'))
  try {
    const path = pathOf(file) ?? (await writtenTo(join(folder, 'original'), file))
    const pixels = await allowedPixels(path)
    return await inTurn(pixels, () => look(path).catch(() => refuseFile(contentObjection)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const allowedPixels = async (path: string) => {
  const pixels = await pixelsOf(path).catch(() => refuseFile(contentObjection))
  if (pixels > mostPixels) refuseFile(`No more than ${mostPixels / 1_000_000} million pixels`)
  return pixels
}

const writtenTo = async (path: string, file: File) => {
  await pipeline(Readable.fromWeb(file.stream() as ReadableStream), createWriteStream(path, { mode: 0o600 }))
  return path
}

const newKey = (name: string) => {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}/${name}`
}

const put = async (store: FileStore, key: string, path: string) => {
  const print = await fingerprintOf(path)
  await store.writeFrom(key, path)
  return print
}

/** One piece of memory for the whole of a file, however long it is. */
const fingerprintOf = async (path: string) => {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(256 * 1024)
  const file = await open(path)
  let bytes = 0
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length)
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
      hash.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    await file.close()
  }
}

const keepAsItIs = async (store: FileStore, name: string, path: string): Promise<StoredFile> => {
  const extension = extensionOf(name)
  const store_key = newKey(`content.${extension}`)
  const content_type = contentTypes[extension] ?? 'application/octet-stream'
  return {
    store_key,
    thumbnail_key: null,
    thumbnail_bytes: null,
    original_file_name: safeFileName(name),
    content_type,
    ...(await put(store, store_key, path)),
  }
}

const keepPhoto = async (store: FileStore, name: string, path: string, clean: string): Promise<StoredFile> => {
  return inTurn(await allowedPixels(path), () => keepOpened(store, name, path, clean))
}

const keepOpened = async (store: FileStore, name: string, path: string, clean: string): Promise<StoredFile> => {
  const read = await readPhoto(path).catch(() => refuseFile(contentObjection))
  const { type, extension } = await cleanPhoto(path, clean).catch(() => refuseFile(contentObjection))
  const store_key = newKey(`photo.${extension}`)
  const thumbnail_key = newKey('small.webp')
  const small = await thumbnailOf(clean)
  await store.write(thumbnail_key, Readable.from([small]), small.length)
  const original_file_name = safeFileName(name).replace(/\.\w+$/, `.${extension}`)
  return {
    store_key,
    thumbnail_key,
    thumbnail_bytes: small.length,
    original_file_name,
    content_type: type,
    ...(await put(store, store_key, clean)),
    ...read,
  }
}
