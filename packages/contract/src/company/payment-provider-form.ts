import { isSecretMark } from '@sejuk/domain/company/setting-values'
import { paymentProviders } from '@sejuk/domain/platform/site-settings'
import { z } from 'zod'
import { told } from '../told.ts'

const shortestKey = 16
const isAddress = (text: string) => text === '' || URL.parse(text)?.protocol === 'https:'

/** The key is typed when it changes; empty, the one that is there stays. */
export const paymentProviderForm = z.object({
  provider: z.enum(paymentProviders, told('choice-missing')),
  url: z.string().trim().max(200).refine(isAddress, told('provider-address-https')).default(''),
  client_id: z.string().trim().max(100).default(''),
  key: z
    .string()
    .trim()
    .max(200)
    .refine((key) => key === '' || (key.length >= shortestKey && !isSecretMark(key)), told('provider-key-short'))
    .default(''),
  va_prefix: z
    .string()
    .trim()
    .regex(/^(\d{4,12})?$/, told('provider-prefix-digits'))
    .default(''),
})
