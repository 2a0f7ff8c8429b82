import { readTiers, tiersShape } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { required } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'
import { period } from './cashback-sources.ts'

/** What a customer is to buy of a business unit in a month, and what each step of it earns. */
export const targetLine = z.object({
  customer_code: required('customer', 100),
  business_unit_code: required('business-unit', 40),
  period,
  target_amount: wholeNumber('target', 1, 999_999_999_999),
  tiers: z
    .string(told('tiers-required'))
    .max(500)
    .transform((text, context) => {
      const tiers = readTiers(text)
      if (tiers) return tiers
      context.addIssue({ code: 'custom', message: tiersShape })
      return z.NEVER
    }),
})
export const targetSheet = sheetOf('cashback-target', 'Cashback-Calculate')
