import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { defaultMaxMb, extensionOf, megabyte, safeFileName, videoExtensions } from '@sejuk/domain/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileOnDisk } from '../files/file-on-disk.ts'
import { sweepYoung } from './minor-gc.ts'
import { refuse } from './refuse.ts'

const spool = join(tmpdir(), `sejuk-uploads-${process.pid}`)
const kept = new WeakMap<FastifyRequest, string[]>()

/** Videos have no limit of their own; they are streamed like everything else. */
const limitOf = (name: string) =>
  (videoExtensions as readonly string[]).includes(extensionOf(name))
    ? Number.POSITIVE_INFINITY
    : defaultMaxMb * megabyte

const upTo = (most: number) => {
  let size = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length
      sweepYoung(part.length)
      if (size <= most) return done(null, part)
      try {
        refuse('tooLarge', { message: `Allowed file size is no more than ${defaultMaxMb}Mb` })
      } catch (refusal) {
        done(refusal as Error)
      }
    },
  })
}

/** A file goes to the disk while it arrives, and is a `File` that reads it from there: memory never holds a whole one. */
const spooled = async (request: FastifyRequest, source: Readable, most: number, name: string, type?: string) => {
  await mkdir(spool, { recursive: true, mode: 0o700 })
  const path = join(spool, randomUUID())
  kept.set(request, [...(kept.get(request) ?? []), path])
  await pipeline(source, upTo(most), createWriteStream(path, { mode: 0o600 }))
  return fileOnDisk(path, safeFileName(name), type)
}

async function receive(this: FastifyRequest, part: MultipartFile) {
  const { file, filename, mimetype } = part
  Object.assign(part, { value: await spooled(this, file, limitOf(filename), filename, mimetype) })
}

export const receiveUploads = async (app: FastifyInstance) => {
  await app.register(multipart, {
    limits: { fileSize: Number.MAX_SAFE_INTEGER, files: 50, fields: 200, fieldSize: megabyte },
    attachFieldsToBody: 'keyValues',
    onFile: receive,
  })
  // A part of a file sent by itself.
  app.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: Readable) => ({
    chunk: await spooled(request, payload, 2 * megabyte, 'part'),
  }))
  app.addHook('onResponse', (request, _reply, done) => {
    const paths = kept.get(request)
    if (!paths) return done()
    Promise.all(paths.map((path) => rm(path, { force: true }))).then(() => done(), done)
  })
  app.addHook('onClose', () => rm(spool, { recursive: true, force: true }))
}
