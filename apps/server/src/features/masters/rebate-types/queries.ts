import type * as contract from '@sejuk/contract/masters/rebate-types'
import { and, eq, sql } from 'drizzle-orm'
import { rebateTypes as t } from '../../../db/tables/masters/rebate-types.ts'
import { dropdownPage } from '../../../platform/dropdown.ts'
import { asAsked } from '../../../platform/form-lookup.ts'
import { holding } from '../../../platform/search.ts'
import type { Ask } from '../../../platform/serve.ts'

export const rebateTypeDropdown = async ({ db, input }: Ask<typeof contract.rebateTypeDropdown>) =>
  asAsked(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t}`,
      where: and(eq(t.is_active, true), holding(input.search, t.type_rebate_name, t.type_rebate_code)),
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
