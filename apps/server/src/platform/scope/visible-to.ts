import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The columns a scope may compare with: a table has some of them, or a query names its own. */
export type Owned = Partial<
  Record<
    'dept_code' | 'asc_code' | 'technician_code' | 'salesman_code' | 'created_by' | 'customer_code' | 'shop_code',
    PgColumn | undefined
  >
>

const among = (column: PgColumn | undefined, codes: readonly (string | null)[]) => {
  const mine = codes.filter((code): code is string => Boolean(code))
  return column && mine.length ? inArray(column, mine) : undefined
}

const predicates: Record<ViewData, (viewer: Viewer, owned: Owned) => SQL | undefined> = {
  View_Data_All_Branches: () => sql`true`,
  View_Data_Multi_Branch: (viewer, owned) => among(owned.dept_code, viewer.departmentlist),
  View_Data_My_Branch: (viewer, owned) => among(owned.dept_code, [viewer.department]),
  View_Data_Asc: (viewer, owned) => among(owned.asc_code, [viewer.asc_code]),
  View_Data_Technician: (viewer, owned) => among(owned.technician_code, [viewer.usercode]),
  View_Data_Salesman: (viewer, owned) =>
    or(among(owned.salesman_code, [viewer.usercode]), among(owned.created_by, [viewer.usercode])),
  View_Data_Customer: (viewer, owned) => among(owned.customer_code, viewer.customer_codes),
  View_Data_Keyperson: (viewer, owned) => among(owned.shop_code, viewer.shop_codes),
}

/**
 * The rows in the viewer's data scope. A table without the column, a viewer without the code or an unknown scope sees
 * none.
 */
export const visibleTo = (viewer: Viewer, owned: object): SQL =>
  (viewer.view_data && predicates[viewer.view_data]?.(viewer, owned as Owned)) ?? sql`false`

export type Copied = Partial<
  Record<'scope_dept_code' | 'scope_salesman_code' | 'scope_created_by' | 'customer_code', PgColumn>
> & {
  scope_customer_code?: PgColumn
}

/** What rows have copied of the scope of the customer or document they belong to. */
export const copiedScope = (t: Copied): Owned => ({
  dept_code: t.scope_dept_code,
  salesman_code: t.scope_salesman_code,
  created_by: t.scope_created_by,
  customer_code: t.scope_customer_code ?? t.customer_code,
})
