import { type SQL, sql } from 'drizzle-orm'

/** Whole months, so that an index of the day is read. */
export const withinMonth = (day: SQL, period: string) =>
  sql`${day} >= ${`${period}-01`}::date and ${day} < (${`${period}-01`}::date + interval '1 month')::date`

export const isTaxed = sql.raw(`(i.customer_is_taxable = 1 or i.sold_as in ('NIK', 'DIGUNGGUNG'))`)
export const counted = sql.raw(`i.status in ('2', '3', '4')`)

/** By this day a note stands in a month: its own, or the credit note's where retail sales have no note. */
export const noteDay = sql.raw('coalesce(c.nota_retur_date, c.credit_note_date)')
/** What gives tax back in the month of the note; a replacement changes its invoice instead. */
export const isTaxNote = sql.raw(`(c.tax_choice = 'Nota_Retur' or (c.tax_choice = 'No_Tax' and c.vat <> 0))`)

/**
 * What stays of the month's invoices of which goods came back with a replacement: the tax of the base that stays, by the rule of its
 * day, as the new version says it to the tax office.
 */
export const stayingOfReplaced = (period: string) => sql`(select n.invoice_code, sum(n.base) as base,
      sum(n.other_base) as other_base, sum(n.vat) as vat, sum(n.amount - n.base - n.vat) as rounding_adjustment
    from (select l.invoice_code, l.base - back.base as base, l.amount - back.amount as amount,
        case when back.qty = 0 or l.other_base = 0 then l.other_base else o.other_base end as other_base,
        case when back.qty = 0 or l.vat = 0 then l.vat else round(o.other_base * u.rate_percent / 100) end as vat
      from (select distinct c.invoice_code from credit_notes c join sales_invoices s using (invoice_code)
          where c.tax_choice = 'Replacement' and ${withinMonth(sql.raw('s.tax_date'), period)}) d
        join sales_invoices i using (invoice_code) join sales_invoice_lines l using (invoice_code)
        cross join lateral (select coalesce(sum(r.accepted_qty), 0) as qty,
            coalesce(sum((r.credit ->> 'base')::bigint), 0) as base, coalesce(sum((r.credit ->> 'amount')::bigint), 0) as amount
          from return_request_lines r join credit_notes c on c.credit_note_code = r.credit_note_code
          where r.invoice_code = l.invoice_code and r.invoice_line_no = l.line_no and c.tax_choice = 'Replacement') back
        left join lateral (select t.numerator, t.denominator, t.rate_percent from tax_rules t
          where t.transaction_code = i.transaction_code and t.valid_from <= i.tax_date order by t.valid_from desc limit 1) u on true
        cross join lateral (select round((l.base - back.base)::numeric * u.numerator / u.denominator) as other_base) o) n
    group by 1)`

/** What a taxed invoice says to the tax office: its own amounts, or what stays of them. */
export const saidOf = (field: 'base' | 'other_base' | 'vat' | 'rounding_adjustment') =>
  sql.raw(`coalesce(p.${field}, i.${field})`)

const taxIds = `case when e.payload is null then coalesce(nullif(b.npwp, ''), nullif(b.nik, ''))
    when e.payload ->> 'buyer_document' = 'TIN' then e.payload ->> 'buyer_tin' else e.payload ->> 'buyer_document_number' end`
const names = `coalesce(e.payload ->> 'buyer_name', nullif(b.tax_name, ''), b.customer_name)`

/** Whoever reports a document: a company may sell under several organizations, and one that nobody entered goes by its organization. */
const company = sql.raw('coalesce(o.entity_code, i.org_code)')
const ofCompany = sql.raw(`coalesce(o.entity_code, i.org_code) as company_code,
      coalesce(g.name, o.org_name, i.org_code) as company_name, g.npwp as company_npwp`)
const sellers = sql.raw(
  'left join organizations o on o.org_code = i.org_code left join legal_entities g on g.entity_code = o.entity_code',
)

/** The rows of a VAT return: what its sum says is the net of the tax summary. */
export const vatReturnRows = (period: string) => sql`(
    select i.invoice_code as row_code, case when e.replaces_nsfp is null then 'invoice' else 'replacement' end as kind,
      i.tax_invoice_no as number, i.tax_date as day, e.replaces_nsfp as replaces, ${sql.raw(taxIds)} as tax_id,
      ${sql.raw(names)} as name, i.transaction_code, ${saidOf('base')} as base, ${saidOf('other_base')} as other_base,
      ${saidOf('vat')} as vat, i.invoice_code as reference, ${ofCompany}
    from sales_invoices i join customers b on b.customer_code = i.customer_code left join e_invoices e on e.nsfp = i.tax_invoice_no
      left join ${stayingOfReplaced(period)} p on p.invoice_code = i.invoice_code ${sellers}
    where ${withinMonth(sql.raw('i.tax_date'), period)} and ${counted} and ${isTaxed} and i.sold_as is distinct from 'DIGUNGGUNG'
    union all
    select c.credit_note_code, 'nota_retur', coalesce(c.nota_retur_no, c.credit_note_code), ${noteDay}, i.tax_invoice_no,
      ${sql.raw(taxIds)}, ${sql.raw(names)}, i.transaction_code, -c.base, -c.other_base, -c.vat, c.credit_note_code, ${ofCompany}
    from credit_notes c join sales_invoices i using (invoice_code) join customers b on b.customer_code = i.customer_code
      left join e_invoices e on e.nsfp = i.tax_invoice_no ${sellers}
    where ${withinMonth(noteDay, period)} and ${isTaxNote}
    union all
    select concat_ws('-', ${company}, i.tax_date, i.transaction_code), 'digunggung', null, i.tax_date, null, null, 'Konsumen akhir',
      i.transaction_code, sum(i.base), sum(i.other_base), sum(i.vat), ${company}, ${ofCompany}
    from sales_invoices i ${sellers}
    where ${withinMonth(sql.raw('i.tax_date'), period)} and ${counted} and i.sold_as = 'DIGUNGGUNG'
    group by ${company}, coalesce(g.name, o.org_name, i.org_code), g.npwp, i.tax_date, i.transaction_code)`
