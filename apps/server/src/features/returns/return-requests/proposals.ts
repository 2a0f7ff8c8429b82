import type { EInvoiceStatus } from '@sejuk/domain/finance/electronic-invoices'
import { taxRuleOn } from '@sejuk/domain/finance/tax'
import type { WayWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import {
  type Credit,
  creditOf,
  noCredit,
  plusCredit,
  possibleTaxChoices,
  restockingFee,
} from '@sejuk/domain/returns/return-lines'
import { total } from '@sejuk/domain/values/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import type { returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

type Found = Omit<Credit, 'amount'> & {
  line_no: number
  invoice_code: string
  order_code: string | null
  qty: number
  accepted_qty: number
  restocking_fee_percent: number
  done: Credit & { qty: number }
  customer_is_taxable: number
  sold_as: WayWithoutNpwp | null
  tax_date: string
  transaction_code: string
  paid_amount: number
  is_period_locked: boolean
  e_status: EInvoiceStatus | null
  /** Of the whole invoice, without what was credited before. */
  rest_qty: number
  invoice_date: string
  business_unit_code: string
}

const sumOf = (field: string) => sql.raw(`'${field}', coalesce(sum((d.credit ->> '${field}')::bigint), 0)`)
const done = sql.join(
  ['base', 'other_base', 'vat', 'rounding_adjustment', 'cashback_amount', 'amount'].map(sumOf),
  sql.raw(', '),
)

/** The accepted lines with what their invoice lines say, and what of them was credited before. */
const acceptedLines = async (db: Db, return_code: string) => {
  const { rows } = await db.execute<Found>(sql`select l.line_no, l.invoice_code, n.order_code, n.qty, l.accepted_qty,
      l.restocking_fee_percent, n.base::float8 as base, n.other_base::float8 as other_base, n.vat::float8 as vat,
      n.rounding_adjustment::float8 as rounding_adjustment, n.cashback_amount::float8 as cashback_amount,
      i.customer_is_taxable, i.sold_as, i.tax_date::text, i.transaction_code, i.invoice_date::text, i.business_unit_code,
      (coalesce((select o.paid_amount from customer_invoices o where o.invoice_code = i.invoice_code), 0)
        - coalesce((select sum(c.applied_amount) from credit_notes c where c.invoice_code = i.invoice_code), 0))::float8 as paid_amount,
      (select e.e_status from e_invoices e where e.invoice_code = i.invoice_code order by e.version desc limit 1) as e_status,
      ((select sum(a.qty) from sales_invoice_lines a where a.invoice_code = i.invoice_code)
        - coalesce((select sum(d.accepted_qty) from return_request_lines d where d.invoice_code = i.invoice_code
          and d.credit is not null), 0))::int as rest_qty,
      exists (select from tax_periods p where p.period = to_char(i.tax_date, 'YYYY-MM')) as is_period_locked,
      (select json_build_object('qty', coalesce(sum(d.accepted_qty), 0), ${done}) from return_request_lines d
        where d.invoice_code = l.invoice_code and d.invoice_line_no = l.invoice_line_no and d.credit is not null) as done
    from return_request_lines l join sales_invoices i using (invoice_code)
      join sales_invoice_lines n on n.invoice_code = l.invoice_code and n.line_no = l.invoice_line_no
    where l.return_code = ${return_code} and l.accepted_qty > 0 order by l.line_no`)
  return rows
}

/** What each invoice of a received return is to be credited with. Call it under the lock of the invoices to close. */
export const creditsOf = async (db: Db, return_code: string) => {
  const rules = await db.select().from(taxRules)
  const lines = (await acceptedLines(db, return_code)).map((line) => {
    const rule = taxRuleOn(rules, line.transaction_code, line.tax_date)
    const credit = creditOf(line, line.accepted_qty, line.done, rule)
    return { ...line, credit, fee: restockingFee(credit.amount, line.restocking_fee_percent) }
  })
  const today = companyToday()
  return [...Map.groupBy(lines, ({ invoice_code }) => invoice_code)].map(([invoice_code, own]) => {
    const credit = own.map((line) => line.credit).reduce(plusCredit, noCredit)
    const [first] = own
    return {
      ...{ invoice_code, lines: own, credit, fee_amount: total(own.map(({ fee }) => fee)) },
      invoice_date: first?.invoice_date ?? today,
      business_unit_code: first?.business_unit_code ?? 'RAC',
      tax_choices: first
        ? possibleTaxChoices(
            { ...first, rest_qty: first.rest_qty - total(own.map((line) => line.accepted_qty)) },
            today,
          )
        : [],
    }
  })
}

type Row = Pick<typeof t.$inferSelect, 'return_code' | 'status' | 'is_received'>

export const proposalsFor = async (db: Db, { return_code, status, is_received }: Row) =>
  !is_received || status === 'Closed'
    ? []
    : (await creditsOf(db, return_code)).map(({ invoice_code, tax_choices, credit, fee_amount }) => ({
        ...{ invoice_code, tax_choices, base: credit.base, vat: credit.vat, fee_amount },
        amount: credit.amount - fee_amount,
      }))
