import { z } from 'zod'
import { texts } from '../fields.ts'
import { told } from '../told.ts'

/** A month, as cashback is earned by. */
export const period = z
  .string('Period is required!')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, told('period-month-such-2026-11'))

/** What was bought of one business unit, invoice by invoice, and what it earned. */
export const sourcePart = z.object({
  business_unit_code: z.string(),
  target_amount: z.number(),
  actual_amount: z.number(),
  percent: z.number(),
  rate: z.number(),
  earned_amount: z.number(),
  invoices: z.array(z.object({ ...texts('invoice_code', 'invoice_date'), amount: z.number() })),
})
export type SourcePart = z.output<typeof sourcePart>

/** What a line was reckoned from, where a calculation made it. */
export const cashbackOrigin = z.object({
  ...texts('run_code'),
  earned_amount: z.number(),
  granted_before: z.number(),
  difference: z.number(),
  inputs: z.array(sourcePart),
})
export type CashbackOrigin = z.output<typeof cashbackOrigin>
