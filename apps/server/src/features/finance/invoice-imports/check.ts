import type { accurateLine } from '@sejuk/contract/finance/invoice-imports'
import { lineByHand } from '@sejuk/domain/finance/invoice-lines'
import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesInvoices, taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export type AccurateLine = z.output<typeof accurateLine>

/** The nearest code by its letters, offered where a code is unknown. */
const nearest = async (db: Db, table: 'customers' | 'items', code: string) => {
  const [key, name] = table === 'customers' ? ['customer_code', 'customer_name'] : ['item_code', 'item_name']
  const { rows } = await db.execute<{
    code: string
  }>(sql`select ${sql.identifier(key)} as code from ${sql.identifier(table)}
    where similarity(${sql.identifier(key)}, ${code}) > 0.3 or similarity(${sql.identifier(name)}, ${code}) > 0.3
    order by greatest(similarity(${sql.identifier(key)}, ${code}), similarity(${sql.identifier(name)}, ${code})) desc, 1 limit 1`)
  return rows[0]?.code
}
/** So many unknown codes get a suggestion. */
const mostSuggested = 20

/** What the database says of a sheet: unknown codes with a suggestion, numbers brought in before, months that are closed, sums that differ. */
export const checkAccurate = async (
  db: Db,
  viewer: Viewer,
  lines: readonly Line<AccurateLine>[],
): Promise<Problem[]> => {
  const distinct = (field: 'customer_code' | 'item_code' | 'invoice_no') =>
    sql.param([...new Set(lines.map(({ value }) => value[field]))])
  const buyers = await db
    .select()
    .from(customers)
    .where(
      and(
        visibleTo(viewer, customers),
        isNull(customers.merged_into),
        sql`${customers.customer_code} = any(${distinct('customer_code')})`,
      ),
    )
  const buyerOf = new Map(buyers.map((one) => [one.customer_code, one]))
  const goods = await db
    .select({ item_code: items.item_code })
    .from(items)
    .where(sql`${items.item_code} = any(${distinct('item_code')})`)
  const known = new Set(goods.map(({ item_code }) => item_code))
  const brought = await db
    .select({ no: salesInvoices.external_no })
    .from(salesInvoices)
    .where(and(ne(salesInvoices.status, '5'), sql`${salesInvoices.external_no} = any(${distinct('invoice_no')})`))
  const taken = new Set(brought.map(({ no }) => no))
  const locked = new Set((await db.select().from(taxPeriods)).map(({ period }) => period))
  const rules: TaxRule[] = await db.select().from(taxRules)
  const first = new Map<string, AccurateLine>()
  const problems: Problem[] = []
  let suggested = 0
  for (const { line, value } of lines) {
    const say = (column: keyof AccurateLine, message: string) =>
      problems.push({ line, column, value: String(value[column]), message })
    const unknown = async (column: 'customer_code' | 'item_code', table: 'customers' | 'items', what: string) => {
      const near = suggested++ < mostSuggested ? await nearest(db, table, value[column]) : undefined
      say(column, near ? `${what} not found. Is it ${near}?` : `${what} not found`)
    }
    const buyer = buyerOf.get(value.customer_code)
    if (!buyer) await unknown('customer_code', 'customers', 'Customer')
    if (!known.has(value.item_code)) await unknown('item_code', 'items', 'Item')
    if (taken.has(value.invoice_no)) say('invoice_no', 'This invoice was imported already')
    if (value.invoice_date > companyToday()) say('invoice_date', 'The day of the invoice is in the future')
    if (locked.has(value.invoice_date.slice(0, 7))) say('invoice_date', 'The tax period is locked')
    const head = first.get(value.invoice_no) ?? value
    first.set(value.invoice_no, head)
    if (head.customer_code !== value.customer_code) say('customer_code', 'One invoice has one customer')
    if (head.invoice_date !== value.invoice_date) say('invoice_date', 'One invoice has one date')
    if (value.discount > value.qty * value.price) say('discount', 'The discount is more than the line costs')
    else if (buyer) {
      const rule = taxRuleOn(rules, buyer.transaction_code, value.invoice_date)
      if (buyer.customer_is_taxable === 1 && !rule) say('invoice_date', 'There is no tax rule for this day')
      const terms = { customerIsTaxable: buyer.customer_is_taxable, priceIncludeTax: buyer.price_include_tax, rule }
      const { amount } = lineByHand(terms, { qty: value.qty, unit_price: value.price, discount_amount: value.discount })
      if (Math.abs(amount - value.total) > 1) say('total', `The line comes to ${amount}`)
    }
  }
  return problems
}
