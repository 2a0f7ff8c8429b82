import type * as contract from '@sejuk/contract/aftersales/sla-rules'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { slaRules as t } from '../../../db/tables/aftersales/sla-rules.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'

/** Readable for every branch, with the permission. */
export const listSlaRules = ({ db, input }: RequestContext<typeof contract.listSlaRules>) =>
  listPage(db, {
    input,
    source: sql`${t} left join ${departments} on ${eq(departments.dept_code, t.dept_code)}`,
    where: and(
      input.priority ? eq(t.priority, input.priority) : undefined,
      input.service_type ? eq(t.service_type, input.service_type) : undefined,
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    ),
    key: t.sla_rule_id,
    sorts: {
      sla_rule_id: t.sla_rule_id,
      priority: sql`coalesce(${t.priority}, '')`,
      service_type: sql`coalesce(${t.service_type}, '')`,
    },
    sort: 'sla_rule_id',
    fields: { ...getTableColumns(t), dept_name: departments.dept_name },
  })
