import type * as contract from '@sejuk/contract/catalogue/items'
import { and, eq, sql } from 'drizzle-orm'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { containsText } from '../../../platform/lists/search.ts'

const fields = {
  value: t.item_code,
  label: t.item_name,
  local_label: t.local_name,
  item_code: t.item_code,
  item_name: t.item_name,
  brand_code: t.brand_code,
  category_code: t.category_code,
  business_unit_code: t.business_unit_code,
  item_type: t.item_type,
  capacity_pk: t.capacity_pk,
  has_serial: t.has_serial,
}

export const itemDropdown = async ({ db, input }: RequestContext<typeof contract.itemDropdown>) =>
  asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t}`,
      where: and(
        eq(t.status, 'Approved'),
        input.type ? eq(t.item_type, input.type) : undefined,
        filterByCodes(t.item_type, input.item_type),
        filterByCodes(t.brand_code, input.brand_code),
        filterByCodes(t.category_code, input.category_code),
        filterByCodes(t.business_unit_code, input.business_unit_code),
        containsText(input.search, t.search_text),
      ),
      key: t.item_code,
      order: t.item_name,
      fields,
      isSearch: input.search !== '',
    }),
  )
