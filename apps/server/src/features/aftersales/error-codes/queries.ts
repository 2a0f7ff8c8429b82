import type * as contract from '@sejuk/contract/aftersales/error-codes'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { errorCodes as t } from '../../../db/tables/aftersales/error-codes.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

export const listErrorCodes = ({ db, input }: RequestContext<typeof contract.listErrorCodes>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      containsText(input.search, t.error_code, t.title, t.local_title, t.possible_cause, t.local_possible_cause),
      input.product_group ? sql`${t.product_group} @> array[${input.product_group}]::text[]` : undefined,
      input.severity ? eq(t.severity, input.severity) : undefined,
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
    ),
    key: t.error_id,
    sorts: { error_code: t.error_code, title: t.title, created_date: t.created_date },
    sort: 'error_code',
    fields: getTableColumns(t),
  })
