import { because } from '@sejuk/domain/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { savedAs } from '../http/file-headers.ts'
import { refuse } from '../http/refuse.ts'
import type { ViewerOf } from '../session/session.ts'
import type { Range } from './file-store.ts'
import type { Files } from './files.ts'
import type { Linked } from './links.ts'

/** What a browser may show by itself. Anything else is saved, never opened on our origin. */
const showable = /^(image\/(png|jpeg|webp)|video\/mp4|application\/pdf|application\/vnd\.apple\.mpegurl)$/

const rangeOf = (header: string | undefined, bytes: number): Range | 'wrong' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, bytes - Number(to))
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  return start > end || start >= bytes ? 'wrong' : { start, end }
}

const describe = (reply: FastifyReply, { name, type, inline }: Linked) =>
  reply
    .header('content-type', showable.test(type) ? type : 'application/octet-stream')
    .header('content-disposition', savedAs(name, inline && showable.test(type) ? 'inline' : 'attachment'))
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; sandbox",
    )

/** `GET /api/files/{link}`: a signed link, in the session it was made for. Videos are read in pieces. */
export const serveFiles = (app: FastifyInstance, { store, links }: Files, viewerOf: ViewerOf) => {
  app.get<{ Params: { '*': string } }>('/api/files/*', { config: { rateLimit: false } }, async (request, reply) => {
    const { usercode } = await viewerOf(request, 'signed-in')
    const file = links.read(request.params['*'])
    if (!file || file.usercode !== usercode) return refuse('notFound', { because: because('link-no-longer-valid') })
    const range = rangeOf(request.headers.range, file.bytes)
    if (range === 'wrong') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
    describe(reply, file)
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    reply.header('content-length', range ? range.end - range.start + 1 : file.bytes)
    return reply.send(await store.read(file.key, range))
  })
}
