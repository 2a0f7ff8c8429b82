import { type InvoiceTerms, invoiceTotals, lineByHand } from '@sejuk/domain/finance/invoice-lines'
import { stampDutyOn } from '@sejuk/domain/finance/stamp-duty'
import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import { isTaxedSale, type WayWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { because } from '@sejuk/domain/messages'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { salesInvoiceLines as lines } from '../../../db/tables/finance/sales-invoices.ts'
import { stampDutyRules, taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'

type Asked = {
  customer_is_taxable: number
  sold_as: WayWithoutNpwp | null
  price_include_tax: 'Y' | 'N'
  transaction_code: string
  tax_date: string
}

/** How the tax of an invoice is computed: by the rule of its code on its tax date. Without one nothing is billed. */
export const termsFor = async (db: Db, asked: Asked): Promise<InvoiceTerms> => {
  const { customer_is_taxable, price_include_tax, transaction_code, tax_date } = asked
  const isTaxed = isTaxedSale(asked)
  // Without NPWP the price is what it always was: the tax is in it.
  const priceIncludeTax = customer_is_taxable === 1 ? price_include_tax : 'Y'
  const terms = { customerIsTaxable: isTaxed ? 1 : 0, priceIncludeTax }
  if (!isTaxed) return { ...terms, rule: undefined }
  const rules: TaxRule[] = await db.select().from(taxRules).where(eq(taxRules.transaction_code, transaction_code))
  const rule = taxRuleOn(rules, transaction_code, tax_date)
  if (!rule) return refuse('conflict', { because: because('no-tax-rule', { code: transaction_code, day: tax_date }) })
  return { ...terms, rule }
}

export type NewLine = Omit<typeof lines.$inferInsert, 'invoice_code' | 'line_no'>
type Written = { item_code: string; qty: number; unit_price: number; discount_amount: number }

/** Lines that somebody wrote, with their tax; the server computes every amount. */
export const priceByHand = async (db: Db, terms: InvoiceTerms, wanted: readonly Written[]): Promise<NewLine[]> => {
  const codes = [...new Set(wanted.map(({ item_code }) => item_code))]
  const found = await db.select().from(items).where(inArray(items.item_code, codes))
  const known = new Map(found.map((item) => [item.item_code, item]))
  return wanted.map((line, n) => {
    const item = known.get(line.item_code)
    if (!item) return refuseChoice(`lines.${n}.item_code`)
    if (line.discount_amount > line.qty * line.unit_price)
      refuseField(`lines.${n}.discount_amount`, because('line-discount-above-price'))
    const { item_code, item_name, business_unit_code } = item
    const { qty, unit_price } = line
    return { item_code, item_name, business_unit_code, qty, unit_price, ...lineByHand(terms, line) }
  })
}

export const writeLines = async (db: Db, invoice_code: string, priced: readonly NewLine[]) => {
  await db.delete(lines).where(eq(lines.invoice_code, invoice_code))
  if (priced.length) await db.insert(lines).values(priced.map((line, n) => ({ ...line, invoice_code, line_no: n + 1 })))
}

const totalsOf = (priced: readonly NewLine[], stamp_duty: number) =>
  invoiceTotals(
    priced.map((line) => ({
      ...line,
      ...{ discount_amount: line.discount_amount ?? 0, cashback_amount: line.cashback_amount ?? 0 },
      rounding_adjustment: line.rounding_adjustment ?? 0,
    })),
    stamp_duty,
  )

type Billed = { customer_code: string; invoice_date: string }

/** The duty on its sum, where the customer's configuration asks for the stamp. */
const stampOf = async (db: Db, { customer_code, invoice_date }: Billed, priced: readonly NewLine[]) => {
  const isStamped = and(
    eq(invoiceConfigurations.customer_code, customer_code),
    eq(invoiceConfigurations.e_meterai, true),
  )
  if ((await db.$count(invoiceConfigurations, isStamped)) === 0) return 0
  const rules = await db.select().from(stampDutyRules)
  return stampDutyOn(rules, total(priced.map(({ amount }) => amount)), invoice_date)
}

/** The sums of an invoice, its stamp duty included. */
export const headOf = async (db: Db, billed: Billed, priced: readonly NewLine[]) =>
  totalsOf(priced, await stampOf(db, billed, priced))
