import type * as contract from '@sejuk/contract/masters/rebate-types'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { rebateTypes as t } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

export const rebateTypeDropdown = async ({ db, input }: RequestContext<typeof contract.rebateTypeDropdown>) =>
  asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t}`,
      where: and(eq(t.is_active, true), containsText(input.search, t.type_rebate_name, t.type_rebate_code)),
      key: t.type_rebate_code,
      order: t.type_rebate_name,
      fields: {
        value: t.type_rebate_code,
        label: t.type_rebate_name,
        type_rebate_code: t.type_rebate_code,
        type_rebate_name: t.type_rebate_name,
      },
      isSearch: input.search !== '',
    }),
  )

const fields = {
  ...getTableColumns(t),
  open_lines: sql<number>`(select count(*)::int from ${cashbacks}
    where ${cashbacks.type_rebate_code} = ${t.type_rebate_code} and ${cashbacks.cashback_remain} > 0)`,
}

export const listRebateTypes = ({ db, input }: RequestContext<typeof contract.listRebateTypes>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      input.basis ? eq(t.basis, input.basis) : undefined,
      input.text ? containsText(input.text, t.type_rebate_name, t.type_rebate_code) : undefined,
    ),
    key: t.type_rebate_code,
    sorts: {
      type_rebate_name: t.type_rebate_name,
      type_rebate_code: t.type_rebate_code,
      created_date: t.created_date,
    },
    sort: 'type_rebate_name',
    fields,
  })

export const getRebateType = async ({ db, input }: RequestContext<typeof contract.getRebateType>) => {
  const [data] = await selectRows(db, fields, sql`from ${t} where ${t.type_rebate_code} = ${input.type_rebate_code}`)
  return data ? { data } : refuse('notFound')
}
