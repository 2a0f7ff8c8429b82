import type * as contract from '@sejuk/contract/customers/customers'
import { and, inArray, sql } from 'drizzle-orm'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { dropdownPage } from '../../../platform/dropdown.ts'
import { holding } from '../../../platform/search.ts'
import type { Ask } from '../../../platform/serve.ts'
import { visibleTo } from '../../../platform/visible-to.ts'

export const customerDropdown = ({ db, viewer, input }: Ask<typeof contract.customerDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, t),
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
      holding(input.search, t.customer_name, t.customer_code),
    ),
    key: t.customer_code,
    order: t.customer_name,
    fields: {
      value: t.customer_code,
      label: sql<string>`'(' || ${t.customer_code} || ') ' || ${t.customer_name}`,
      customer_code: t.customer_code,
      customer_name: t.customer_name,
    },
    isSearch: input.search !== '',
  })
