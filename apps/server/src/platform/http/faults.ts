import type { Envelope } from '@sejuk/contract/endpoint'
import type { Said } from '@sejuk/domain/messages'
import { Refusal, type RefusalKind, saidAs } from './refuse.ts'
import { isUnavailable } from './unavailable.ts'

type Thrown = { statusCode?: number; code?: string; message: string; stack?: string; cause?: unknown }
type DatabaseError = { code?: string; table?: string; constraint?: string }

/**
 * Refusals by PostgreSQL error code. A feature gives a better message by naming its constraint (`explainConstraint`).
 */
const databaseRefusals: Record<string, [kind: RefusalKind, because?: Said]> = {
  '23505': ['conflict', 'Data already exists'],
  '23503': ['conflict', 'Data is still in use'],
  '23514': ['invalid'],
  '40001': ['busy'],
  '40P01': ['busy'],
  '55P03': ['busy'],
  '57014': ['busy'],
}
const constraintRefusals = new Map<string, Said>()

/** The sentence for a broken constraint of a feature's own table. */
export const explainConstraint = (constraint: string, because: Said) => void constraintRefusals.set(constraint, because)

const databaseErrorIn = (error: Thrown): DatabaseError | undefined =>
  [error.cause, error].find((it): it is DatabaseError =>
    /^[0-9A-Z]{5}$/.test((it as DatabaseError | undefined)?.code ?? ''),
  )

const httpRefusals: Record<number, RefusalKind> = {
  400: 'badRequest',
  // Of the file server, for an address with `//` or a hidden file in it. What a person may not do is a refusal of our own.
  403: 'notFound',
  404: 'notFound',
  406: 'invalid',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'mediaType',
  429: 'tooMany',
  503: 'busy',
}

/** Turns any error into the envelope sent to the client. */
export const answerTo = (error: unknown): Envelope => {
  if (error instanceof Refusal) return error.answer
  const thrown = error as Thrown
  const { code = '', constraint = '' } = databaseErrorIn(thrown) ?? {}
  const [known, byDefault] = databaseRefusals[code] ?? []
  const reason = constraintRefusals.get(constraint) ?? byDefault
  if (known) return new Refusal(known, reason ? saidAs(reason) : {}).answer
  // Class 22: a value that its column cannot hold. The schema should have said so first; the person is told all the same.
  if (code.startsWith('22')) return new Refusal('invalid').answer
  if (isUnavailable(error)) return new Refusal('busy').answer
  const kind = httpRefusals[thrown.statusCode ?? 500]
  if (kind) return new Refusal(kind).answer
  return { code: '500', status: false, message: 'Unexpected error', data: null }
}

/** Deadlock or serialization failure: a retry usually works. */
export const isWorthRepeating = (error: unknown) =>
  ['40001', '40P01'].includes(databaseErrorIn(error as Thrown)?.code ?? '')

/** For the log. The error itself is left out: driver messages and PostgreSQL details contain names and phones. */
export const whereabouts = (error: unknown) => {
  const { stack = '', message } = error as Thrown
  const { code, table, constraint } = databaseErrorIn(error as Thrown) ?? {}
  const places = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    code,
    table,
    constraint,
    kind: (error as Error).name,
    ...(code ? {} : { message: message.slice(0, 300) }),
    places: places.slice(0, 12),
  }
}
