import { z } from 'zod'
import { webAddress } from './web-address.ts'

/** Who takes money for us on virtual accounts. Without a provider the account and a written reference are all there is. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(['none', 'http'], { error: 'one of none, http' }).default('none'),
  PAYMENT_URL: webAddress('https://payments.example.com/api').optional(),
  PAYMENT_CLIENT_ID: z.string().optional(),
  PAYMENT_KEY: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  PAYMENT_VA_PREFIX: z
    .string()
    .regex(/^\d{4,12}$/, { error: '4 to 12 digits' })
    .optional(),
}
export const paymentSecrets = ['PAYMENT_KEY']

type Environment = Readonly<Record<string, string | undefined>>
const needed = ['PAYMENT_URL', 'PAYMENT_CLIENT_ID', 'PAYMENT_KEY', 'PAYMENT_VA_PREFIX']
export const paymentProblems = (given: Environment) => {
  const missing = given.PAYMENT_PROVIDER === 'http' ? needed.filter((name) => !given[name]) : []
  return missing.length ? [`PAYMENT_PROVIDER is http, so set ${missing.join(', ')} too`] : []
}

export const paymentProviderOf = (v: z.output<z.ZodObject<typeof paymentVariables>>) => {
  const { PAYMENT_URL: url, PAYMENT_CLIENT_ID: clientId, PAYMENT_KEY: key, PAYMENT_VA_PREFIX: prefix } = v
  return v.PAYMENT_PROVIDER === 'http' && url && clientId && key && prefix
    ? { name: v.PAYMENT_PROVIDER, url: url.replace(/\/+$/, ''), clientId, key, prefix }
    : undefined
}
