import type * as contract from '@sejuk/contract/masters/brands'
import { and, eq, sql } from 'drizzle-orm'
import { brands as t } from '../../../db/tables/masters/brands.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

export const brandDropdown = ({ db, input }: RequestContext<typeof contract.brandDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(eq(t.is_active, true), containsText(input.search, t.brand_name, t.brand_code)),
    key: t.brand_code,
    order: t.seq,
    fields: { value: t.brand_code, label: t.brand_name, brand_code: t.brand_code, brand_name: t.brand_name },
    isSearch: input.search !== '',
  })
