import { z } from 'zod'
import { webAddress } from './web-address.ts'

/** The provider of tax invoices over HTTP; without one, files for Coretax are what is offered. */
export const taxVariables = {
  PAJAKKU_URL: webAddress('https://provider.example.com/api').optional(),
  PAJAKKU_TOKEN: z.string().optional(),
}
export const taxSecrets = ['PAJAKKU_TOKEN']

export const taxProviderOf = (v: z.output<z.ZodObject<typeof taxVariables>>) =>
  v.PAJAKKU_URL ? { url: v.PAJAKKU_URL.replace(/\/+$/, ''), token: v.PAJAKKU_TOKEN } : undefined
