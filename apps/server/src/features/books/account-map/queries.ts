import type * as contract from '@sejuk/contract/books/account-map'
import { and, eq, sql } from 'drizzle-orm'
import { ledgerAccounts as a, accountMap as t } from '../../../db/tables/books/journals.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

const fields = {
  map_id: sql<string>`${t.map_id}::text`,
  line_kind: t.line_kind,
  dept_code: t.dept_code,
  dept_name: sql<string | null>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  business_unit_code: t.business_unit_code,
  bank_code: t.bank_code,
  bank_name: sql<string | null>`${banks.bank_short_name}`,
  account_code: t.account_code,
  account_name: a.account_name,
  updated_user_name: t.updated_user_name,
  updated_date: t.updated_date,
}

/** Of the whole company: who may see it sees all of it. */
export const listAccountMap = ({ db, input }: RequestContext<typeof contract.listAccountMap>) =>
  listPage(db, {
    input,
    source: sql`${t} join ${a} on ${eq(a.account_code, t.account_code)} left join ${banks} on ${eq(banks.bank_code, t.bank_code)}`,
    where: and(
      input.line_kind ? eq(t.line_kind, input.line_kind) : undefined,
      containsText(input.search, t.account_code, a.account_name),
    ),
    key: t.map_id,
    sorts: { line_kind: t.line_kind, account_code: t.account_code },
    sort: 'line_kind',
    fields,
  })
