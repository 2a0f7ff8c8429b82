import type * as contract from '@sejuk/contract/masters/sales-order-types'
import { and, eq, sql } from 'drizzle-orm'
import { ordersForItself } from '../../../business/customers/orderable-customers.ts'
import { salesOrderTypes as t } from '../../../db/tables/masters/sales-order-types.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

export const salesOrderTypeDropdown = ({ db, viewer, input }: RequestContext<typeof contract.salesOrderTypeDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      eq(t.is_active, true),
      ordersForItself(viewer) ? eq(t.is_internal, false) : undefined,
      containsText(input.search, t.type_name, t.local_name, t.type_code),
    ),
    key: t.type_code,
    order: t.seq,
    fields: {
      value: t.type_code,
      label: t.type_name,
      local_label: t.local_name,
      type_code: t.type_code,
      type_name: t.type_name,
    },
    isSearch: input.search !== '',
  })
