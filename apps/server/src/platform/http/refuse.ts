import type { Envelope } from '@sejuk/contract/endpoint'
import { because, type Message, type Said } from '@sejuk/domain/messages'
import type { Gate } from '@sejuk/domain/workflow'
import { english, messageOf, textOf } from '@sejuk/words/english'

const refusals = {
  badRequest: { code: '400', status: 'BadRequest', because: because('request-could-not-read') },
  notLoggedIn: { code: '401', status: 'NotLoggedIn', because: because('log-in') },
  tokenExpired: { code: '401', status: 'TokenExpired', because: because('session-expired') },
  tokenError: { code: '401', status: 'TokenError', because: because('session-not-valid') },
  partnerLogin: { code: '401', status: 'PartnerLogin', because: because('log-in') },
  notActive: {
    code: '401',
    status: 'NotActive',
    because: because('account-no-longer-active-ask'),
  },
  noPermission: { code: '403', status: 'NoPermission', because: because('no-permission') },
  crossSite: { code: '403', status: 'CrossSite', because: because('request-did-not-come-from') },
  notFound: { code: '404', status: 'NotFound', because: because('data-not-found') },
  invalid: { code: '406', status: false, because: because('form-invalid-check-form') },
  conflict: { code: '409', status: 'Conflict', because: because('data-changed-someone-else-reload') },
  tooLarge: { code: '413', status: 'TooLarge', because: because('request-too-large') },
  addressTooLong: { code: '414', status: 'AddressTooLong', because: because('address-too-long') },
  mediaType: { code: '415', status: 'MediaType', because: because('kind-content-not-accepted-here') },
  tooMany: { code: '429', status: 'TooMany', because: because('too-many-requests-wait-moment') },
  busy: { code: '503', status: 'Busy', because: because('system-busy-nothing-lost') },
} satisfies Record<string, Pick<Envelope, 'code' | 'status'> & { because: Message }>

export type RefusalKind = keyof typeof refusals
type More = {
  because?: Message
  /** A text that has no code. */
  message?: string
  status?: string | false
  errors?: Errors
  data?: unknown
}

type Errors = Record<string, readonly Said[]>

/** What is wrong as text, and beside it by code where there is one. */
const inTexts = (errors: Errors) => {
  const coded = Object.entries(errors).map(
    ([field, said]) => [field, said.flatMap((one) => messageOf(one) ?? [])] as const,
  )
  return {
    errors: Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said.map(textOf)])),
    errors_because: Object.fromEntries(coded.filter(([, messages]) => messages.length > 0)),
  }
}

/** A refusal meant for the caller. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly answer: Envelope
  constructor(kind: RefusalKind, more?: More) {
    super(kind)
    const { because: general, ...answer } = refusals[kind]
    const { because: reason = general, errors, ...rest } = more ?? {}
    const said = rest.message === undefined && { message: english(reason), because: reason }
    this.answer = { data: null, ...answer, message: '', ...rest, ...said, ...(errors && inTexts(errors)) }
  }
}

export function refuse(kind: RefusalKind, more?: More): never {
  throw new Refusal(kind, more)
}

/** What is told, by code where it has one. */
export const saidAs = (said: Said): More => {
  const because = messageOf(said)
  return because ? { because } : { message: String(said) }
}

/** A word on one field that only the server can know. */
export const refuseField = (field: string, message: Said): never =>
  refuse('invalid', { errors: { [field]: [message] } })

export const notInList = because('not-in-list')

/** What was chosen is not, or no longer, among what there is to choose. */
export const refuseChoice = (field: string): never => refuseField(field, notInList)

export const enforce = ({ because: reason }: Gate) => {
  if (reason) refuse(reason.code === 'no-permission' ? 'noPermission' : 'conflict', { because: reason })
}
