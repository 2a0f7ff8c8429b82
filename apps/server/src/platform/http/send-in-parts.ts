import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Written for one person and once: compressed quickly rather than hard. */
const quick = 4

/** Compresses as the browser allows, and hands on at once what was written so far. */
const packing = (accepted: string) => {
  if (/\bbr\b/.test(accepted))
    return { encoding: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quick } }) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ level: quick }) }
  return undefined
}

/** Sends the first part at once, so that the browser can begin with it, and the second when it is there. */
export const sendInParts = (request: FastifyRequest, reply: FastifyReply, first: string, second: Promise<string>) => {
  const pack = packing(String(request.headers['accept-encoding'] ?? ''))
  reply.header('vary', 'Accept-Encoding')
  if (pack) reply.header('content-encoding', pack.encoding)
  const stream = pack?.stream ?? new PassThrough()
  stream.write(first)
  pack?.stream.flush(() => {})
  second.then(
    (text) => stream.end(text),
    (error: Error) => stream.destroy(error),
  )
  return reply.send(stream)
}
