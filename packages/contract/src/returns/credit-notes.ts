import { taxChoices } from '@sejuk/domain/returns/return-lines'
import { z } from 'zod'
import { calendarDay, maybeTexts, texts } from '../fields.ts'

/** What a return gave back of one invoice, and how its tax was corrected. */
export const creditNote = z.object({
  ...texts('credit_note_code', 'return_code', 'invoice_code', 'create_user_name'),
  credit_note_date: calendarDay(),
  ...maybeTexts('nota_retur_no'),
  nota_retur_date: calendarDay().nullable(),
  tax_choice: z.enum(taxChoices),
  base: z.number(),
  other_base: z.number(),
  vat: z.number(),
  rounding_adjustment: z.number(),
  fee_amount: z.number(),
  cashback_taken: z.number(),
  cashback_from_credit: z.number(),
  cashback_given_back: z.number(),
  amount: z.number(),
  applied_amount: z.number(),
})
export type CreditNote = z.output<typeof creditNote>
