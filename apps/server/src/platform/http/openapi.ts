import type { Endpoint } from '@sejuk/contract/endpoint'
import { travelsInAddress } from '@sejuk/contract/methods'
import { textOf } from '@sejuk/words/english'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { referencePage } from './reference-page.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override: describeFile,
    reused: 'inline',
  })
  return rest as Json
}

/** A file on the wire is bytes. */
const describeFile = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) => {
  if (zodSchema._zod.def.type !== 'file') return
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
  Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
}

const holdsFile = (schema: Json) => JSON.stringify(schema).includes('application/octet-stream')

const envelopeOf = (data: Json) => ({
  allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
})

/** OpenAPI 3.1, derived from the same objects that are served. */
export const openApiOf = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sejuk',
      version: '1.0.0',
      description:
        'Partner, sales, after-sales and project platform. Every answer is an envelope; its `code` is also the HTTP status.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Sejuk' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      schemas: { Envelope: envelopeSchema },
      responses: {
        Refusal: {
          description: 'A refusal',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
    },
  }
}

const tagOf = ({ path }: Endpoint) =>
  path
    .split('/')
    .slice(1, 3)
    .filter((part) => !part.startsWith('{'))
    .join('/')
/** A slash becomes a dot, so that `/photo/list` and `/photo-list` stay two. */
const idOf = ({ method, path }: Endpoint) =>
  `${method.toLowerCase()}${path
    .replaceAll(/[{}]/g, '')
    .replaceAll('/', '.')
    .replaceAll(/[^\w.-]/g, '-')}`

const operationOf = (endpoint: Endpoint) => {
  const input = schemaOf(endpoint.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = (input.required ?? []) as string[]
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const inAddress = travelsInAddress(endpoint.method)
  const fields = Object.entries(properties)
  const parameters = fields.flatMap(([name, schema]) => {
    if (inPath.has(name)) return [{ name, in: 'path', required: true, schema }]
    return inAddress ? [{ name, in: 'query', required: required.includes(name), schema }] : []
  })
  const body = {
    type: 'object',
    properties: Object.fromEntries(fields.filter(([name]) => !inPath.has(name))),
    required: required.filter((name) => !inPath.has(name)),
  }
  const data = schemaOf(endpoint.data, 'output')
  const isPublic = endpoint.needs === 'public'
  return {
    operationId: idOf(endpoint),
    summary: `${endpoint.method} ${endpoint.path}`,
    description: isPublic
      ? 'Open to everybody.'
      : endpoint.needs === 'signed-in'
        ? 'Needs a session.'
        : endpoint.needs === 'staff'
          ? 'Needs a session of the company, not of a customer or installer.'
          : `Needs the permission ${endpoint.needs}.`,
    tags: [tagOf(endpoint)],
    security: isPublic ? [] : [{ session: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(inAddress
      ? {}
      : {
          requestBody: {
            content: contentOf(endpoint, body),
          },
        }),
    responses: {
      '200': {
        description: endpoint.says ? textOf(endpoint.says) : 'Success',
        content: { 'application/json': { schema: envelopeOf(data) } },
      },
      '4XX': { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** A part of a file is its bytes alone; its place stands in the address. */
const contentOf = ({ takes }: Endpoint, body: Json) =>
  takes === 'parts'
    ? { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
    : { [holdsFile(body) ? 'multipart/form-data' : 'application/json']: { schema: body } }

const envelopeSchema = {
  type: 'object',
  required: ['code', 'status', 'message', 'data'],
  properties: {
    code: { type: 'string', description: "'200' is success; otherwise the HTTP status as text" },
    status: { type: ['boolean', 'string'], description: 'true, or the name of the refusal' },
    message: { type: 'string' },
    data: {},
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    page: {
      type: 'object',
      properties: {
        current: { type: 'integer' },
        totalPages: { type: 'integer' },
        next: { type: 'string' },
        previous: { type: 'string' },
      },
    },
    total: { type: 'integer' },
    total_is_capped: { type: 'boolean' },
    totals: { type: 'object', additionalProperties: { type: 'number' } },
    groups: {
      type: 'object',
      properties: {
        by: { type: 'string' },
        is_too_many: { type: 'boolean' },
        rows: { type: 'array', items: { type: 'object' } },
        others: { type: 'integer' },
      },
    },
  },
}

export const serveOpenApi = (app: FastifyInstance, endpoints: readonly Endpoint[]) => {
  let document: ReturnType<typeof openApiOf> | undefined
  const described = () => (document ??= openApiOf(endpoints))
  app.get('/api/openapi.json', () => described())
  app.get('/api/reference', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(described())),
  )
}
