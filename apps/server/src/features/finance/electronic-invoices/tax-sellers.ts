import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

type Seller = { name: string; address: string; npwp: string; nitku: string }

/**
 * Who sold, as the tax office knows them: as the invoice's paper says since it was printed, before that the company behind its
 * organization with the branch's own place. Where nobody entered that company yet, the numbers of the settings.
 */
export const taxSellersOf = async (db: Db, invoice_codes: readonly string[]): Promise<ReadonlyMap<string, Seller>> => {
  const { rows } = await db.execute<{ invoice_code: string } & Record<keyof Seller, string | null>>(sql`
    select i.invoice_code, coalesce(p.snapshot ->> 'name', e.name) as name,
      coalesce(p.snapshot ->> 'address', b.address, e.address) as address,
      coalesce(p.snapshot ->> 'npwp', e.npwp) as npwp, coalesce(p.snapshot ->> 'nitku', b.nitku, e.nitku) as nitku
    from sales_invoices i left join organizations o using (org_code) left join legal_entities e using (entity_code)
      left join legal_entity_branches b on b.entity_code = e.entity_code and b.dept_code = i.dept_code
      left join lateral (select snapshot from issued_papers where kind = 'invoice' and document_code = i.invoice_code
        order by version desc limit 1) p on true
    where i.invoice_code = any(${sql.param([...invoice_codes])}::text[])`)
  const { company, e_invoice } = await settingsOf(db, 'company', 'e_invoice')
  return new Map(
    rows.map(({ invoice_code, name, address, npwp, nitku }) => [
      invoice_code,
      npwp && nitku
        ? { name: name ?? '', address: address ?? '', npwp, nitku }
        : { name: company.company_name, address: '', npwp: e_invoice.seller_npwp, nitku: e_invoice.seller_nitku },
    ]),
  )
}
