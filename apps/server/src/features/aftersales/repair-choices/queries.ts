import type * as contract from '@sejuk/contract/aftersales/repair-choices'
import { repairChoiceKeys } from '@sejuk/domain/aftersales/tickets/tickets'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { repairChoices as t } from '../../../db/tables/aftersales/tickets.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

/** List after list, as they follow each other at the customer's. */
const inOrder = sql<number>`(array_position(array[${sql.raw(repairChoiceKeys.map((key) => `'${key}'`).join(', '))}], ${t.choice_key}) * 10000 + ${t.seq})`

export const listRepairChoices = ({ db, input }: RequestContext<typeof contract.listRepairChoices>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      containsText(input.search, t.code, t.name, t.local_name),
      input.choice_key ? eq(t.choice_key, input.choice_key) : undefined,
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
    ),
    key: t.choice_id,
    sorts: { seq: inOrder, code: t.code, name: t.name },
    sort: 'seq',
    fields: getTableColumns(t),
  })
