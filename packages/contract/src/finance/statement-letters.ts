import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, texts } from '../fields.ts'
import { statementPeriod } from './receivables.ts'

/** To where the customer's invoices go, else to its contact by WhatsApp: a link to the paper. */
export const sendStatement = endpoint('POST /api/sales-invoice/send-statement', {
  needs: 'Collection-Log',
  input: statementPeriod,
  data: z.object({ sent: z.number() }),
  says: because('statement-sent'),
})

const letter = z.object({
  letter_id: z.number(),
  from_date: calendarDay(),
  to_date: calendarDay(),
  closing: z.number(),
  channel: z.enum(['email', 'whatsapp']),
  ...texts('address', 'sent_user_name'),
  opened_date: instant.nullable(),
  created_date: instant,
})
export type StatementLetter = z.output<typeof letter>
export const statementLettersOf = endpoint('GET /api/sales-invoice/statement-letters', {
  needs: 'Sales-Invoice-View',
  input: z.object({ customer_code: code }),
  data: z.array(letter),
})

const tokened = z.object({ token: z.string().max(200).default('') })
export const customerStatement = endpoint('GET /api/customer-statement', {
  needs: 'public',
  input: tokened,
  data: z.object({
    ...texts('company_name', 'customer_name'),
    ...maybeTexts('phone', 'email'),
    from_date: calendarDay(),
    to_date: calendarDay(),
    closing: z.number(),
    expires_date: instant,
  }),
})
export type PublicStatement = z.output<typeof customerStatement.data>
export const customerStatementPdf = endpoint('GET /api/customer-statement/pdf', {
  needs: 'public',
  input: tokened.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})
