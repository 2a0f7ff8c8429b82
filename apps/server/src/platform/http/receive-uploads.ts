import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import { chunkBytes } from '@sejuk/contract/platform/attachments'
import { defaultMaxMb, megabyte, safeFileName } from '@sejuk/domain/files'
import { because } from '@sejuk/domain/messages'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileOnDisk } from '../files/file-on-disk.ts'
import { takeRoom } from '../files/free-space.ts'
import { giveBackOfDay, takeOfDay, uploadKindOf } from '../files/upload-days.ts'
import { removeLeftovers, uploadFolder } from '../files/upload-folder.ts'
import { minorGc } from './minor-gc.ts'
import { Refusal, refuse } from './refuse.ts'
import { type Takes, takesOf } from './takes-files.ts'
import { isUnavailable } from './unavailable.ts'

/** The step in which the daily allowance and disk space are reserved, before bytes are written. */
const step = 8 * megabyte
const mostFields = 200
/** All text of a form together: as much as a body without files may have. */
const mostText = megabyte

const spooledBy = new WeakMap<FastifyRequest, string[]>()
const tooLarge = (bytes: number) =>
  new Refusal('tooLarge', {
    because: because('allowed-file-size-no-more', { n: Math.floor(bytes / megabyte) || defaultMaxMb }),
  })

/** Streams up to the reserved bytes; `more` reserves the next step and refuses by throwing. */
const upTo = (most: number, portion: number, more: () => Promise<void>) => {
  let size = 0
  let granted = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length
      minorGc(part.length)
      if (size > most) return done(tooLarge(most))
      if (size <= granted) return done(null, part)
      granted += portion
      more().then(
        () => done(null, part),
        (error: Error) => done(error),
      )
    },
  })
}

type Arriving = { most: number; portion: number; more: () => Promise<void>; name: string; type?: string }

/** A file goes to the disk while it arrives, and is a `File` that reads it from there: memory never holds a whole one. */
const spooled = async (request: FastifyRequest, source: Readable, { most, portion, more, name, type }: Arriving) => {
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
  const path = join(uploadFolder, randomUUID())
  spooledBy.set(request, [...(spooledBy.get(request) ?? []), path])
  await pipeline(source, upTo(most, portion, more), createWriteStream(path, { mode: 0o600 }))
  return fileOnDisk(path, safeFileName(name), type)
}

type Rooms = { db: NodePgDatabase; folders: readonly string[] }

const receiveFile = async (request: FastifyRequest, part: MultipartFile, takes: Takes, { db, folders }: Rooms) => {
  const { file, filename, mimetype } = part
  const kind = takes.video ? uploadKindOf(filename) : 'other'
  const most = kind === 'video' ? Number.POSITIVE_INFINITY : takes.bytesPerFile
  const share = { subject: request.viewer.usercode, kind }
  // No file of a form is longer than the form says it is itself.
  const portion = Math.min(step, Number(request.headers['content-length']) || step)
  const rooms: (() => void)[] = []
  const more = async () => {
    rooms.push(await takeRoom(folders, portion))
    await takeOfDay(db, { ...share, bytes: portion, files: rooms.length === 1 ? 1 : 0 })
  }
  let used = 0
  try {
    const received = await spooled(request, file, { most, portion, more, name: filename, type: mimetype })
    used = received.size
    return received
  } finally {
    for (const giveBack of rooms) giveBack()
    await giveBackOfDay(db, share, rooms.length * portion - used)
  }
}

/** The form's fields by name; several of one name are a list. */
const receiveForm = async (request: FastifyRequest, takes: Takes, rooms: Rooms) => {
  const form: Record<string, unknown> = {}
  let text = 0
  const limits = {
    files: takes.files,
    fields: mostFields,
    fieldSize: mostText,
    parts: takes.files + mostFields,
    fileSize: Number.MAX_SAFE_INTEGER,
  }
  for await (const part of request.parts({ limits })) {
    const value = part.type === 'file' ? await receiveFile(request, part, takes, rooms) : textOf(part)
    if (typeof value === 'string') text += value.length
    if (text > mostText) refuse('tooLarge')
    const before = form[part.fieldname]
    form[part.fieldname] = before === undefined ? value : [before, value].flat()
  }
  return form
}

/** The same of an urlencoded body. */
const fieldsOf = (text: string) => {
  const form: Record<string, unknown> = {}
  const fields = [...new URLSearchParams(text)]
  if (fields.length > mostFields) refuse('tooLarge')
  for (const [name, value] of fields) {
    const before = form[name]
    form[name] = before === undefined ? value : [before, value].flat()
  }
  return form
}

const textOf = ({ value, valueTruncated }: MultipartValue) => (valueTruncated ? refuse('tooLarge') : value)

/** What the reader of forms throws about the form itself has no code of its own. */
const orUnreadable = (error: unknown): never => {
  const isKnown = error instanceof Refusal || isUnavailable(error) || (error as { statusCode?: number }).statusCode
  if (isKnown) throw error
  return refuse('badRequest')
}

const isForm = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '')
const isUrlencoded = ({ headers }: FastifyRequest) =>
  /^\s*application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
const isBytes = ({ headers }: FastifyRequest) => /^\s*application\/octet-stream/i.test(headers['content-type'] ?? '')

export const receiveUploads = async (app: FastifyInstance, rooms: Rooms) => {
  await removeLeftovers()
  // Before anything is read: files come only where an endpoint takes them, and nobody asks who it is elsewhere.
  app.addHook('onRequest', (request, _reply, done) => {
    const takes = takesOf(request.routeOptions.config.endpoint)
    const isUnwanted =
      (isForm(request) && !takes?.files && !takes?.form) ||
      (isUrlencoded(request) && !takes?.form) ||
      (isBytes(request) && !takes?.parts)
    done(isUnwanted ? new Refusal('mediaType') : undefined)
  })
  await app.register(multipart)
  app.addHook('preValidation', async (request) => {
    const takes = takesOf(request.routeOptions.config.endpoint)
    if (takes && request.isMultipart()) request.body = await receiveForm(request, takes, rooms).catch(orUnreadable)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, fieldsOf(String(text))),
  )
  // A part of a file sent by itself; the file was counted when it began.
  app.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: Readable) => {
    const giveBack = await takeRoom(rooms.folders, chunkBytes)
    const more = async () => {}
    try {
      return { chunk: await spooled(request, payload, { most: 2 * megabyte, portion: step, more, name: 'part' }) }
    } finally {
      giveBack()
    }
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const paths = spooledBy.get(request)
    if (!paths) return done()
    Promise.all(paths.map((path) => rm(path, { force: true }))).then(() => done(), done)
  })
  app.addHook('onClose', () => rm(uploadFolder, { recursive: true, force: true }))
}
