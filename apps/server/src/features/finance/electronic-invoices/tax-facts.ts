import { otherBase, type TaxRule, taxRuleOn, vatOf } from '@sejuk/domain/finance/tax'
import type { TaxFacts, TaxLineFacts } from '@sejuk/domain/finance/tax-office/tax-documents'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { taxSellersOf } from './tax-sellers.ts'

type Head = TaxFacts['invoice'] & TaxFacts['buyer']

const creditedBack = sql.join(
  ['base', 'other_base', 'vat'].map((part) => sql.raw(`coalesce(sum((r.credit ->> '${part}')::bigint), 0) as ${part}`)),
  sql.raw(', '),
)

/** Where goods came back, what stays has the tax of its own base: shares of the old tax need not be that. */
const taxedAnew = (
  { is_part, ...line }: TaxLineFacts & { is_part: boolean },
  rule: TaxRule | undefined,
): TaxLineFacts =>
  is_part && rule ? { ...line, other_base: otherBase(rule, line.base), vat: vatOf(rule, line.base) } : line

/**
 * What the electronic versions of these invoices are made of, as it stands now: without the pieces that came back since, where a
 * replacement says so at the tax office.
 */
export const taxFactsOf = async (db: Db, invoice_codes: readonly string[]) => {
  const wanted = sql`any(${sql.param([...invoice_codes])}::text[])`
  const { rows: heads } = await db.execute<Head>(sql`select i.invoice_code, i.tax_date::text as tax_date,
      i.transaction_code, i.add_info_code, i.facility_stamp, i.customs_document, i.customs_month, i.sold_as, c.customer_code, case when i.sold_as is null then nullif(c.npwp, '') end as npwp,
      nullif(c.nik, '') as nik, nullif(c.nitku, '') as nitku,
      coalesce(nullif(c.tax_name, ''), c.customer_name) as name, coalesce(nullif(c.tax_address, ''), case when i.sold_as is not null then nullif(c.detail_address, '') end) as address,
      c.tax_emails[1] as email
    from sales_invoices i join customers c using (customer_code) where i.invoice_code = ${wanted}`)
  const { rows: lines } = await db.execute<
    TaxLineFacts & { invoice_code: string; is_part: boolean }
  >(sql`select l.invoice_code, l.line_no,
      l.item_code, l.item_name, (l.qty - back.qty)::int as qty, back.qty > 0 and (l.vat <> 0 or l.other_base <> 0) as is_part, g.e_faktur_goods_code as goods_code,
      g.e_faktur_uom_code as unit_code, (l.base - back.base)::float8 as base,
      (l.other_base - back.other_base)::float8 as other_base, (l.vat - back.vat)::float8 as vat
    from sales_invoice_lines l join items g using (item_code)
      cross join lateral (select coalesce(sum(r.accepted_qty), 0) as qty, ${creditedBack}
        from return_request_lines r join credit_notes c on c.credit_note_code = r.credit_note_code
        where r.invoice_code = l.invoice_code and r.invoice_line_no = l.line_no and c.tax_choice = 'Replacement') back
    where l.invoice_code = ${wanted} and l.qty > back.qty order by l.invoice_code, l.line_no`)
  const rules = await db.select().from(taxRules)
  const sellers = await taxSellersOf(db, invoice_codes)
  const ofInvoice = Map.groupBy(lines, ({ invoice_code }) => invoice_code)
  return new Map(
    heads.map(({ invoice_code, tax_date, transaction_code, add_info_code, facility_stamp, ...more }) => {
      const { customs_document, customs_month, sold_as, ...buyer } = more
      const rule = taxRuleOn(rules, transaction_code, tax_date)
      const { npwp = '', nitku = '' } = sellers.get(invoice_code) ?? {}
      const facts: TaxFacts = {
        ...{ seller: { npwp, nitku }, buyer, rule },
        invoice: {
          ...{ invoice_code, tax_date, transaction_code, add_info_code, facility_stamp },
          ...{ customs_document, customs_month, sold_as },
        },
        lines: (ofInvoice.get(invoice_code) ?? []).map(({ invoice_code: _code, ...line }) => taxedAnew(line, rule)),
      }
      return [invoice_code, facts] as const
    }),
  )
}
