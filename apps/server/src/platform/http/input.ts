import type { Endpoint, Parsed } from '@sejuk/contract/endpoint'
import { travelsInAddress } from '@sejuk/contract/methods'
import { schemaMessage } from '@sejuk/contract/schema-messages'
import { because } from '@sejuk/domain/messages'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { objectionTo } from './input-depth.ts'
import { refuse } from './refuse.ts'

/** By field; one complaint a field is enough. */
const complaints = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= [message]
  return errors
}

/** A form writes an object as `key[sub]`, and a list as `key[]`. */
const nested = (form: object = {}) => {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const [, key = name, inside] = /^(\w+)\[(\w*)\]$/.exec(name) ?? []
    if (inside === undefined) whole[key] = value
    else if (inside === '') whole[key] = [value].flat()
    else whole[key] = { ...(whole[key] as object), [inside]: value }
  }
  return whole
}

const isFormBody = (request: FastifyRequest) =>
  request.isMultipart() || /^\s*application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')

export const parseInput = <E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> => {
  const body = isFormBody(request) ? nested(request.body as object) : (request.body ?? {})
  const asked = travelsInAddress(endpoint.method) ? request.query : body
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    refuse('badRequest', { message: 'An object is expected' })
  // The specification names the record of a PUT in its address.
  const named = endpoint.method === 'PUT' ? (request.query as object) : {}
  const whole = { ...named, ...asked, ...(request.params as object) }
  const objection = objectionTo(whole)
  if (objection === 'too deep') refuse('badRequest')
  if (objection) refuse('invalid', { errors: { '': [because('character-cannot-stored-found')] } })
  return validated(endpoint, whole)
}

/** Input validated by the endpoint's schema, also when it was stored in between. */
export const validated = <E extends Endpoint>(endpoint: E, asked: object): Parsed<E> => {
  const parsed = z.safeParse(endpoint.input, asked, { error: schemaMessage })
  return parsed.success ? (parsed.data as Parsed<E>) : refuse('invalid', { errors: complaints(parsed.error.issues) })
}
