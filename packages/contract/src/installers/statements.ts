import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, texts } from '../fields.ts'

const sums = { gross_amount: z.number(), tax_amount: z.number(), admin_fee: z.number(), net_amount: z.number() }

const payment = z.object({
  ...texts('settlement_code', 'bank_name', 'credited_account', 'account_name'),
  ...maybeTexts('bank_ref'),
  has_tax_id: z.boolean(),
  paid_date: instant,
  ...sums,
  tickets: z.array(
    z.object({ ...texts('bonus_ticket_code'), ...maybeTexts('install_date', 'customer_name'), amount: z.number() }),
  ),
})
export type StatementPayment = z.output<typeof payment>

/** What somebody was paid in a year, and what tax was kept back: the paper for their own tax return. */
const statement = z.object({
  ...texts('company_name', 'user_code', 'user_name', 'id_card_number'),
  year: z.number(),
  /** In which anything was paid, the youngest first. */
  years: z.array(z.number()),
  payments: z.array(payment),
  ...sums,
})
export type Statement = z.output<typeof statement>

/** The youngest unless one is named. */
const year = z.coerce.number<number | string>().int().min(2000).max(2100).optional()

export const getMyStatement = endpoint('GET /api-installer-bonus/my-bonus-ticket/statement', {
  needs: 'My-Installation-Bonus-Search',
  input: z.object({ year }),
  data: statement,
})

export const getInstallerStatement = endpoint('GET /api-installer-bonus/personal-installer/statement', {
  needs: 'Personal-Information-List-Detail',
  input: z.object({ user_code: code, year }),
  data: statement,
})
