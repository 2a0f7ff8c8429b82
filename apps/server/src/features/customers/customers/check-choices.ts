import type { CustomerForm } from '@sejuk/contract/customers/customer-form'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { checkBranch, checkPlace, checkSalesman } from '../../../business/masters/choices.ts'
import type { Db } from '../../../db/database.ts'
import { notInList, refuse } from '../../../platform/http/refuse.ts'

type Found = Record<'org_code' | 'customer_level' | 'collect_method' | 'bank_code', boolean>

/** Every choice of the form is one that can be made. */
export const checkChoices = async (
  db: Db,
  viewer: Viewer,
  form: CustomerForm,
  was?: { salesman_code: string | null },
) => {
  await checkBranch(db, viewer, form.dept_code)
  const listed = (type: string, code: string | null) =>
    sql`(${code}::text is null or exists (select from erp_customizations where data_type = ${type} and code = ${code}))`
  const { rows } = await db.execute<Found>(sql`select
    exists (select from organizations where org_code = ${form.org_code}) as org_code,
    ${listed('CUSTOMER_LEVEL', form.customer_level)} as customer_level,
    ${listed('COLLECT_METHOD', form.collect_method)} as collect_method,
    (${form.bank_code}::text is null or exists (select from banks where bank_code = ${form.bank_code})) as bank_code`)
  const missing = Object.entries(rows[0] ?? {}).filter(([, isThere]) => !isThere)
  if (missing.length) refuse('invalid', { errors: Object.fromEntries(missing.map(([field]) => [field, [notInList]])) })
  // Whoever has left may still stand where nobody has replaced them.
  if (form.salesman_code !== was?.salesman_code) await checkSalesman(db, form.salesman_code, form.dept_code)
  await checkPlace(db, form)
}
