import { createHash } from 'node:crypto'
import type { Envelope } from '@sejuk/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const weak = /^W\//

/** Sends an answer the browser may cache and revalidate by ETag. */
export const sendWithEtag = (request: FastifyRequest, reply: FastifyReply, answer: Envelope, seconds: number) => {
  const body = JSON.stringify(answer)
  const fingerprint = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `private, max-age=${seconds}`).header('etag', fingerprint)
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(weak, ''))
  if (known?.includes(fingerprint)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
