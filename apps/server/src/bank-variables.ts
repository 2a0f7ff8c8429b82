import { z } from 'zod'
import { webAddress } from './web-address.ts'

/** The bank inquiry service, which returns an account's holder. */
export const bankVariables = {
  BANK_INQUIRY_URL: webAddress('https://bank.example.com/inquiry').optional(),
  BANK_INQUIRY_TOKEN: z.string().optional(),
}
export const bankSecrets = ['BANK_INQUIRY_TOKEN']

export const bankInquiryOf = (v: z.output<z.ZodObject<typeof bankVariables>>) =>
  v.BANK_INQUIRY_URL ? { url: v.BANK_INQUIRY_URL, token: v.BANK_INQUIRY_TOKEN } : undefined
