import type { Endpoint } from '@sejuk/contract/endpoint'
import { defaultMaxMb, megabyte } from '@sejuk/domain/files'
import type { z } from 'zod'

type Schema = z.core.$ZodType
export type Takes = { files: number; bytesPerFile: number; video: boolean; parts: boolean; form: boolean }

/** A list of files is bounded by its own schema, or by this. */
const mostInList = 50

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

const within = ({ _zod: { def } }: Schema): Schema[] =>
  Object.values(def).flatMap((value) => {
    if (isSchema(value)) return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isSchema) : []
  })

const isList = ({ _zod: { def } }: Schema) => def.type === 'array'
const sizeOf = ({ _zod: { bag } }: Schema) => (bag as { maximum?: number }).maximum

/** Every file a schema can hold, each with how many of it. */
const filesIn = (schema: Schema, count = 1, depth = 0): { schema: Schema; count: number }[] => {
  if (schema._zod.def.type === 'file') return [{ schema, count }]
  if (depth > 8) return []
  const inside = isList(schema) ? Math.min(mostInList, sizeOf(schema) ?? mostInList) : count
  return within(schema).flatMap((one) => filesIn(one, inside, depth + 1))
}

const known = new WeakMap<Endpoint, Takes>()

/** What of files an endpoint takes, read from its own schema: nothing else is let in. */
export const takesOf = (endpoint: Endpoint | undefined): Takes | undefined => {
  if (!endpoint) return undefined
  const found = known.get(endpoint) ?? read(endpoint)
  known.set(endpoint, found)
  return found
}

const read = (endpoint: Endpoint): Takes => {
  const files = filesIn(endpoint.input)
  return {
    files: Math.min(
      mostInList,
      files.reduce((sum, { count }) => sum + count, 0),
    ),
    bytesPerFile: Math.max(0, ...files.map(({ schema }) => sizeOf(schema) ?? defaultMaxMb * megabyte)),
    video: endpoint.takes === 'video',
    parts: endpoint.takes === 'parts',
    form: endpoint.takes === 'form',
  }
}
