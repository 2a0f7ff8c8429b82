import { taxNumberPattern } from '@sejuk/domain/finance/electronic-invoices'
import type { TaxAnswer } from '@sejuk/domain/finance/tax-office/tax-answers'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import type { eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'

type Provider = NonNullable<Config['taxProvider']>
type Version = typeof eInvoices.$inferSelect
const patience = 20_000

const answered = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['RECEIVED', 'WAITING']) }),
  z.object({
    status: z.literal('APPROVED'),
    tax_number: z.string().regex(taxNumberPattern),
    approved_at: z.iso.datetime({ offset: true }),
  }),
  z.object({
    status: z.literal('REJECTED'),
    code: z.string().default(''),
    message: z.string().default(''),
    attempt: z.number().int().nullable().default(null),
  }),
  z.object({ status: z.literal('CANCELLED') }),
])

const asAnswer = (said: z.output<typeof answered>): TaxAnswer => {
  if (said.status === 'APPROVED')
    return { state: 'approved', nsfp: said.tax_number, at: new Date(said.approved_at).toISOString() }
  if (said.status === 'REJECTED')
    return { state: 'rejected', code: said.code, message: said.message, attempt: said.attempt }
  return { state: said.status === 'CANCELLED' ? 'cancelled' : 'waiting' }
}

const ask = async ({ url, token }: Provider, path: string, body?: object) =>
  fetch(url + path, {
    method: body ? 'POST' : 'GET',
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** An answer that cannot be read is no answer: it is asked for again. */
const readAnswer = async (reply: Response) => {
  if (!reply.ok) throw new Error(`The tax provider answered ${reply.status}`)
  return asAnswer(answered.parse(await reply.json()))
}

const place = ({ e_invoice_code }: Version) => `/invoices/${encodeURIComponent(e_invoice_code)}`

/**
 * The provider over HTTP. Every attempt for a version carries the same request number, so that what is repeated is the same
 * invoice to them too.
 */
export const pajakku = (provider: Provider) => ({
  upload: async (version: Version): Promise<TaxAnswer> => {
    const { e_invoice_code: request_id, attempt, payload: document, replaces_nsfp: replaces } = version
    const reply = await ask(provider, '/invoices', { request_id, attempt, replaces, document })
    // Refused for what is in it, not for how it came.
    if (reply.status === 422) {
      const { code = '422', message = '' } = (await reply.json()) as { code?: string; message?: string }
      return { state: 'rejected', code: String(code), message: String(message), attempt }
    }
    return readAnswer(reply)
  },
  /** Nothing where they never heard of it. */
  ask: async (version: Version): Promise<TaxAnswer | undefined> => {
    const reply = await ask(provider, place(version))
    return reply.status === 404 ? undefined : readAnswer(reply)
  },
  cancel: async (version: Version): Promise<TaxAnswer> =>
    readAnswer(await ask(provider, `${place(version)}/cancel`, { tax_number: version.nsfp, reason: version.reason })),
})
