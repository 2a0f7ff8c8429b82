import { z } from 'zod'

const service = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'an address such as https://bank.example.com/inquiry',
})

/** Who can say in whose name an account is. */
export const bankVariables = { BANK_INQUIRY_URL: service.optional(), BANK_INQUIRY_TOKEN: z.string().optional() }
export const bankSecrets = ['BANK_INQUIRY_TOKEN']

export const bankInquiryOf = (v: z.output<z.ZodObject<typeof bankVariables>>) =>
  v.BANK_INQUIRY_URL ? { url: v.BANK_INQUIRY_URL, token: v.BANK_INQUIRY_TOKEN } : undefined
