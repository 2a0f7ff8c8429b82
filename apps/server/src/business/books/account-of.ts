import { type SQL, sql } from 'drizzle-orm'

/**
 * The account of a line: of the rows of the map that fit it, the one that names most; among equals the bank comes before
 * the business unit, and that before the branch. Nothing where none fits.
 */
export const accountOf = (line: SQL) => sql`(select m.account_code from account_map m
  where m.line_kind = ${line}.line_kind and coalesce(m.dept_code, ${line}.dept_code) = ${line}.dept_code
    and (m.business_unit_code is null or m.business_unit_code = ${line}.business_unit_code)
    and (m.bank_code is null or m.bank_code = ${line}.bank_code)
  order by num_nonnulls(m.dept_code, m.business_unit_code, m.bank_code) desc, m.bank_code, m.business_unit_code limit 1)`
