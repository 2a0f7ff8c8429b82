import type { Data, Endpoint, Envelope, Input } from '@sejuk/contract/endpoint'
import { isRead, travelsInAddress } from '@sejuk/contract/methods'
import { sessionEndings, signedInAgain } from '../session/sign-in-again.ts'
import { forgetEarlyAnswers, isOpenedWithAnswers, takeEarlyAnswer } from './early-answers.ts'
import { newKey } from './keys.ts'
import { bodyOf, toQuery } from './query-string.ts'

/** The server's no: readable, with what the page needs to act on it. */
export class Refused extends Error {
  readonly code: string
  readonly status: boolean | string
  readonly errors: Record<string, string[]>
  readonly data: unknown
  readonly requestId: string
  constructor(answer: Partial<Envelope>, requestId: string) {
    super(answer.message ?? '')
    this.code = answer.code ?? '500'
    this.status = answer.status ?? false
    this.errors = answer.errors ?? {}
    this.data = answer.data
    this.requestId = requestId
  }
}

/** No answer: no network, or a timeout. The request may still have been executed. */
export class Offline extends Error {
  /** Of the write that got no answer: sent again under it, it happens once. */
  key?: string
}

type Options = {
  headers?: Record<string, string>
  /** Idempotency key: a write sent twice is executed once and gets the first answer. */
  key?: string
  signal?: AbortSignal
  /** An ended session is then the caller's business. */
  unkept?: boolean
}

const seconds = { read: 15, write: 60, upload: 600 }
let lastRequest = ''

/** The request id to report when an unexpected error is shown. */
export const lastRequestId = () => lastRequest

/** The API client: resolves with the envelope or throws `Refused` or `Offline`. */
export const call = async <E extends Endpoint>(endpoint: E, input: Input<E>, options: Options = {}) => {
  const once = { ...options, key: options.key ?? newKey() }
  const reply = await sendRequest(endpoint, input as object, once)
  return envelopeOf<Data<E>>(reply)
}

/** A call without input that a page makes as soon as it is opened: the document may have the answer. The build looks for these. */
export const callEarly = async <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  takeEarlyAnswer(endpoint) ?? call(endpoint, input)

const passingCodes: ReadonlySet<string> = new Set(['429', '500', '502', '503', '504'])

/** Says nothing about what was asked: the same, asked later, may well be answered. */
export const isPassing = (error: unknown) => error instanceof Refused && passingCodes.has(error.code)

const attempts = 4
const longestPause = 10

/** Seconds the server asks us to wait, where it is busy and asking again cannot do anything twice. */
const pauseAfter = (reply: Response, endpoint: Endpoint) => {
  const after = Number(reply.headers.get('retry-after'))
  const isRepeatable = isRead(endpoint) || endpoint.needs !== 'public'
  return reply.status === 503 && isRepeatable && after > 0 ? Math.min(after, longestPause) : undefined
}

const waited = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** A server that is busy for a moment is asked again, under the same key: nobody need press anything for it. */
const sendPatiently: typeof send = async (endpoint, input, options) => {
  for (let attempt = 1; ; attempt++) {
    const reply = await send(endpoint, input, options)
    const pause = pauseAfter(reply, endpoint)
    if (pause === undefined || attempt === attempts) return reply
    await waited(pause, options.signal)
  }
}

/** The reply itself; after an ended session and a new one, the same request once more. */
export const sendRequest = async (endpoint: Endpoint, input: object, options: Options): Promise<Response> => {
  const reply = await sendPatiently(endpoint, input, options)
  if (reply.ok) return reply
  const refused = await refusalOf(reply)
  const hasEnded = refused.code === '401' && sessionEndings.has(String(refused.status))
  if (!hasEnded || options.unkept || endpoint.needs === 'public') throw refused
  if (!(await signedInAgain())) throw refused
  const again = await sendPatiently(endpoint, input, options)
  if (!again.ok) throw await refusalOf(again)
  return again
}

const send = async (endpoint: Endpoint, input: object, { headers, key, signal }: Options) => {
  const { method } = endpoint
  const { path, rest } = placed(endpoint.path, input)
  const reads = isRead(endpoint)
  if (!reads) forgetEarlyAnswers()
  // To begin a request takes a slow phone some milliseconds, and a page begins several in the turn that ends its first frame.
  else if (isOpenedWithAnswers()) await new Promise((resolve) => setTimeout(resolve))
  const inAddress = travelsInAddress(method)
  const { body, type, isUpload } = inAddress ? { body: undefined, type: {}, isUpload: false } : bodyOf(rest)
  const patience = isUpload ? seconds.upload : reads ? seconds.read : seconds.write
  const inTime = AbortSignal.timeout(patience * 1000)
  try {
    const reply = await fetch(path + (inAddress ? toQuery(rest) : ''), {
      method,
      body,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(reads || !key ? {} : { 'idempotency-key': key }),
        ...type,
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    })
    lastRequest = reply.headers.get('x-request-id') ?? lastRequest
    return reply
  } catch (error) {
    if (signal?.aborted) throw error
    if (inTime.aborted) throw new Offline(`The server did not answer in ${patience} seconds`)
    throw new Offline('No connection to the server')
  }
}

/** Fields named in the path travel there and nowhere else. */
const placed = (path: string, input: object) => {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path: filled, rest }
}

/** A refusal may name fields, whose names are not loaded before. Without them it is still told. */
const refusalWith = async (answer: Partial<Envelope>, requestId: string) => {
  await import('../language/form-words.ts').catch(() => {})
  return new Refused(answer, requestId)
}

const envelopeOf = async <T>(reply: Response): Promise<Envelope<T>> => {
  const answer: Envelope<T> | undefined = await reply.json().catch(() => undefined)
  if (answer?.code !== '200') throw await refusalWith(answer ?? {}, lastRequest)
  return answer
}

/** A proxy in between may answer without an envelope; then the number is all there is. */
const refusalOf = async (reply: Response) => {
  const answer: Partial<Envelope> = await reply.json().catch(() => ({}))
  return refusalWith({ code: String(reply.status), ...answer }, reply.headers.get('x-request-id') ?? lastRequest)
}
