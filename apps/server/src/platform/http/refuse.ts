import type { Envelope } from '@sejuk/contract/endpoint'
import type { Message } from '@sejuk/domain/messages'
import type { Gate } from '@sejuk/domain/workflow'
import { english } from '@sejuk/words/english'

const refusals = {
  badRequest: { code: '400', status: 'BadRequest', message: 'The request could not be read' },
  notLoggedIn: { code: '401', status: 'NotLoggedIn', message: 'Please log in' },
  tokenExpired: { code: '401', status: 'TokenExpired', message: 'Your session has expired. Please log in again' },
  tokenError: { code: '401', status: 'TokenError', message: 'Your session is not valid. Please log in again' },
  partnerLogin: { code: '401', status: 'PartnerLogin', message: 'Please log in' },
  notActive: {
    code: '401',
    status: 'NotActive',
    message: 'This account is no longer active. Please ask an administrator',
  },
  noPermission: { code: '403', status: 'NoPermission', message: 'No Permission' },
  crossSite: { code: '403', status: 'CrossSite', message: 'This request did not come from our own pages' },
  notFound: { code: '404', status: 'NotFound', message: 'Data not found' },
  invalid: { code: '406', status: false, message: 'Form invalid. Please check the form' },
  conflict: { code: '409', status: 'Conflict', message: 'Data was changed by someone else. Please reload' },
  tooLarge: { code: '413', status: 'TooLarge', message: 'The request is too large' },
  addressTooLong: { code: '414', status: 'AddressTooLong', message: 'The address is too long' },
  mediaType: { code: '415', status: 'MediaType', message: 'This kind of content is not accepted here' },
  tooMany: { code: '429', status: 'TooMany', message: 'Too many requests. Please wait a moment' },
  busy: { code: '503', status: 'Busy', message: 'The system is busy, nothing was lost' },
} satisfies Record<string, Pick<Envelope, 'code' | 'status' | 'message'>>

export type RefusalKind = keyof typeof refusals
type More = {
  because?: Message
  message?: string
  status?: string | false
  errors?: Record<string, string[]>
  data?: unknown
}

/** A refusal meant for the caller. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly answer: Envelope
  constructor(kind: RefusalKind, more?: More) {
    super(kind)
    const said = more?.because && { message: english(more.because), because: more.because }
    this.answer = { data: null, ...refusals[kind], ...more, ...said }
  }
}

export function refuse(kind: RefusalKind, more?: More): never {
  throw new Refusal(kind, more)
}

/** A word on one field that only the server can know. */
export const refuseField = (field: string, message: string): never =>
  refuse('invalid', { errors: { [field]: [message] } })

export const notInList = 'This choice is not in the list'

/** What was chosen is not, or no longer, among what there is to choose. */
export const refuseChoice = (field: string): never => refuseField(field, notInList)

export const enforce = ({ because }: Gate) => {
  if (because) refuse(because.code === 'no-permission' ? 'noPermission' : 'conflict', { because })
}
