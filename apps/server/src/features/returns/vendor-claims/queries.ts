import type * as contract from '@sejuk/contract/returns/vendor-claims'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { vendorClaimLines as lines, vendorClaims as t } from '../../../db/tables/returns/vendor-claims.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleClaims = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
const fields = {
  ...getTableColumns(t),
  dept_name: departments.dept_name,
  warehouse_name: warehouses.warehouse_name,
}

type Asked = Pick<RequestContext<typeof contract.listVendorClaims>, 'viewer' | 'input'>

export const claimList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleClaims(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        input.status ? eq(t.status, input.status) : undefined,
        containsText(input.search, t.claim_code, t.factory_name, t.factory_reference),
      ),
    ),
    key: t.claim_code,
    sorts: { created_date: t.created_date, claim_code: t.claim_code, claim_amount: t.claim_amount },
    sort: '-created_date',
    fields,
  })

export const listVendorClaims = ({ db, ...context }: RequestContext<typeof contract.listVendorClaims>) =>
  listPage(db, claimList(context))

export const linesOfClaim = (db: Db, claim_code: string) =>
  db.select().from(lines).where(eq(lines.claim_code, claim_code)).orderBy(asc(lines.line_no))

export const claimOf = async (db: Db, viewer: Viewer, claim_code: string) => {
  const isThis = and(eq(t.claim_code, claim_code), visibleClaims(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  return { ...found, lines: await linesOfClaim(db, claim_code) }
}

export const getVendorClaim = async ({ db, viewer, input }: RequestContext<typeof contract.getVendorClaim>) => ({
  data: await claimOf(db, viewer, input.claim_code),
})
