import type { Message } from '@sejuk/domain/messages'
import type { Needs } from '@sejuk/domain/permissions'
import { z } from 'zod'
import type { apiPrefixes } from './prefixes.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Prefix = (typeof apiPrefixes)[number]

/**
 * One endpoint, defined once: the server serves it, the web calls it, buttons are gated by it, OpenAPI is derived from
 * it.
 */
export type Endpoint<In extends Schema = Schema, Data extends Schema = Schema> = {
  method: Method
  /** With `{name}` where the path carries an input. */
  path: string
  needs: Needs
  /** Path, query and body as one object; the method decides where each field travels. */
  input: In
  data: Data
  /** The message of success. */
  says?: Message
  /** Beside `code` the answer has `success` and `errors`, also where it refuses: so the specification has it for a few calls. */
  tellsSuccess?: boolean
  /** A GET that takes a body, or a POST that changes nothing. */
  reads?: boolean
  /**
   * Seconds a browser may cache the answer: for data that is the same for all users and changes only with a release.
   */
  keep?: number
  /** Called by another company's server: the bytes of the body are kept, since its signature is over them. */
  signed?: boolean
  /**
   * Beside the files its input names: videos beyond the size of other files, the bytes of a part by themselves, or a
   * form (form data or urlencoded) where the body is otherwise JSON.
   */
  takes?: 'video' | 'parts' | 'form'
}

export const endpoint = <In extends Schema, Data extends Schema>(
  line: `${Method} ${Prefix}${string}`,
  rest: Omit<Endpoint<In, Data>, 'method' | 'path'>,
): Endpoint<In, Data> => {
  const [method, path] = line.split(' ') as [Method, string]
  return { ...rest, method, path }
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
type KeysOf<T> = T extends unknown ? keyof T & string : never
/** The fields an endpoint takes; of an endpoint that is not known yet, any. */
export type InputField<E extends Endpoint> = unknown extends Input<E> ? string : KeysOf<Input<E>>
export type Data<E extends Endpoint> = z.output<E['data']>

/** The format of every answer. `status` is true, or the name of the refusal. */
export type Envelope<T = unknown> = {
  code: string
  status: boolean | string
  message: string
  /** The message by code, for clients that show it in another language. */
  because?: Message
  data: T
  /** What is wrong, under dotted field names. */
  errors?: Record<string, string[]>
  /** The same by code. */
  errors_because?: Record<string, Message[]>
  page?: Page
  total?: number
  total_is_capped?: boolean
  /** Sums over everything that fits the filter; absent while the total is capped. */
  totals?: Record<string, number>
  /** Where the list was asked to be grouped. */
  groups?: ListGroups
}
/** The largest groups with count and sums, and how many rows are in none of them. */
export type ListGroups = {
  by: string
  /** More rows than are grouped: the filter is to be narrowed first. */
  is_too_many: boolean
  rows: { value: string | null; n: number; sums: Record<string, number> }[]
  others: number
}
/** `next` and `previous` are keyset cursors: sent back as `cursor` they make the neighbouring page cheap at any depth. */
export type Page = { current: number; totalPages: number; next?: string; previous?: string }

export const nothing = z.null()
