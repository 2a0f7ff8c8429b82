import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

const most = 64_000
const kept = new WeakMap<FastifyRequest, Buffer>()

/** Calls that are signed are short; their bytes are kept as they came, since JSON that is written again is other bytes. */
export const keepSignedBodies = (app: FastifyInstance) =>
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!request.routeOptions.config.endpoint?.signed) return payload
    const parts: Buffer[] = []
    let size = 0
    for await (const part of payload) {
      size += (part as Buffer).length
      if (size > most) refuse('tooLarge')
      parts.push(part as Buffer)
    }
    const bytes = Buffer.concat(parts)
    kept.set(request, bytes)
    return Object.assign(Readable.from(bytes.length ? [bytes] : []), { receivedEncodedLength: bytes.length })
  })

export const signedBodyOf = (request: FastifyRequest) => kept.get(request) ?? Buffer.alloc(0)
