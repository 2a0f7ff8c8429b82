import type * as contract from '@sejuk/contract/catalogue/warranty-policies'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warrantyPolicies as t } from '../../../db/tables/catalogue/warranty-policies.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

const isValidOn = (day: unknown) =>
  sql<boolean>`(${t.valid_from} <= ${day} and (${t.valid_to} is null or ${t.valid_to} >= ${day}))`

const fields = {
  ...getTableColumns(t),
  item_name: sql<string | null>`(select ${items.item_name} from ${items} where ${items.item_code} = ${t.item_code})`,
  is_valid: isValidOn(companyTodayInSql),
}

export const listWarrantyPolicies = ({ db, input }: RequestContext<typeof contract.listWarrantyPolicies>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      filterByCodes(t.brand_code, input.brand_code),
      filterByCodes(t.category_code, input.category_code),
      input.item_code ? eq(t.item_code, input.item_code) : undefined,
      input.part ? eq(t.part, input.part) : undefined,
      input.start_basis ? eq(t.start_basis, input.start_basis) : undefined,
      input.day ? isValidOn(sql`${input.day}::date`) : undefined,
      input.text ? containsText(input.text, t.policy_name, t.policy_code) : undefined,
    ),
    key: t.policy_code,
    sorts: {
      policy_code: t.policy_code,
      policy_name: t.policy_name,
      months: t.months,
      valid_from: t.valid_from,
      created_date: t.created_date,
    },
    sort: 'policy_code',
    fields,
  })
