import type * as contract from '@sejuk/contract/aftersales/sla-rules'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { slaRules as t } from '../../../db/tables/aftersales/sla-rules.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { listPage } from '../../../platform/list.ts'
import type { Ask } from '../../../platform/serve.ts'

/** How long each step may take is known to everybody who may read it, whatever branch it is for. */
export const listSlaRules = ({ db, input }: Ask<typeof contract.listSlaRules>) =>
  listPage(db, {
    input,
    source: sql`${t} left join ${departments} on ${eq(departments.dept_code, t.dept_code)}`,
    where: undefined,
    key: t.sla_rule_id,
    sorts: {
      sla_rule_id: t.sla_rule_id,
      priority: sql`coalesce(${t.priority}, '')`,
      service_type: sql`coalesce(${t.service_type}, '')`,
    },
    sort: 'sla_rule_id',
    fields: { ...getTableColumns(t), dept_name: departments.dept_name },
  })
