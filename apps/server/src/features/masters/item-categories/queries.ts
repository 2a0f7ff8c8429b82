import type * as contract from '@sejuk/contract/masters/item-categories'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { itemCategories as t } from '../../../db/tables/masters/item-categories.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { containsText } from '../../../platform/lists/search.ts'

type Asking = RequestContext<typeof contract.itemCategoryDropdown>

const categoriesWhere = async ({ db, input }: Asking, which?: SQL) =>
  asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t}`,
      where: and(
        eq(t.is_active, true),
        which,
        input.type ? eq(t.business_unit_code, input.type) : undefined,
        input.business_unit_code.length ? inArray(t.business_unit_code, input.business_unit_code) : undefined,
        containsText(input.search, t.category_name, t.category_code),
      ),
      key: t.category_code,
      order: t.seq,
      fields: {
        value: t.category_code,
        label: t.category_name,
        category_code: t.category_code,
        category_name: t.category_name,
        business_unit_code: t.business_unit_code,
      },
      isSearch: input.search !== '',
    }),
  )

export const itemCategoryDropdown = (asking: Asking) => categoriesWhere(asking)
export const ticketCategoryDropdown = (asking: Asking) => categoriesWhere(asking, eq(t.is_for_ticket, true))
export const explodedViewCategoryDropdown = (asking: Asking) =>
  categoriesWhere(asking, eq(t.is_for_exploded_view, true))
