import type * as contract from '@sejuk/contract/sales/credit-settings'
import { and, getTableColumns, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { creditSettings as t } from '../../../db/tables/sales/credit-settings.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

export const listCreditSettings = ({ db, input }: RequestContext<typeof contract.listCreditSettings>) =>
  listPage(db, {
    input,
    source: sql`${t} join ${departments} on ${departments.dept_code} = ${t.dept_code}`,
    where: and(input.text ? containsText(input.text, departments.dept_name, t.dept_code) : undefined),
    key: t.dept_code,
    sorts: { dept_name: departments.dept_name, updated_date: t.updated_date },
    sort: 'dept_name',
    fields: { ...getTableColumns(t), dept_name: departments.dept_name },
  })
