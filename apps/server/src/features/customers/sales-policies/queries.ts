import type * as contract from '@sejuk/contract/customers/sales-policies'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { simulateFor } from '../../../business/sales/ladder.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesPolicies as t } from '../../../db/tables/customers/sales-policies.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { records } from './commands.ts'

export const listSalesPolicies = ({ db, input }: RequestContext<typeof contract.listSalesPolicies>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(input.status && eq(t.status, input.status), containsText(input.search, t.policy_name, t.policy_code)),
    key: t.policy_code,
    sorts: { created_date: t.created_date, policy_code: t.policy_code },
    sort: '-created_date',
    fields: {
      ...getTableColumns(t),
      dept_names: sql<
        string[]
      >`array(select d.dept_name from departments d where d.dept_code = any(${t.dept_codes}) order by 1)`,
      valid_from: sql<string>`${t.valid_from}::text`,
      valid_to: sql<string | null>`${t.valid_to}::text`,
    },
  })

export const salesPolicyLog = ({ db, input }: RequestContext<typeof contract.salesPolicyLog>) =>
  records.history(db, input.code, input.page)

export const simulateSalesPolicy = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.simulateSalesPolicy>) => ({
  data: await simulateFor(db, { ...input, isVisible: visibleTo(viewer, customers) }),
})
