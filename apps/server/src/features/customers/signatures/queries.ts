import type * as contract from '@sejuk/contract/customers/signatures'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { withoutScope } from '../../../db/columns.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures as t } from '../../../db/tables/customers/signatures.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'

export const entity = 'customer-signature'

const owned = { ...copiedScope(t), created_by: t.created_by }
/** Visible with the customer, and to the user who added it. */
export const inSight = (viewer: Viewer) => visibleTo(viewer, owned)

const dept_name = sql<string>`(select d.dept_name from departments d where d.dept_code = ${customers.dept_code})`

export const findSignature = async (db: Db, viewer: Viewer, signature_code: string) => {
  const [found] = await db
    .select({
      ...withoutScope(getTableColumns(t)),
      customer_name: customers.customer_name,
      dept_code: customers.dept_code,
      dept_name,
    })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(and(eq(t.signature_code, signature_code), inSight(viewer)))
  return found ?? refuse('notFound')
}

const fields = {
  signature_code: t.signature_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  dept_code: customers.dept_code,
  dept_name,
  signer_name: t.signer_name,
  job_title: t.job_title,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  source: t.source,
  status: t.status,
  reason: t.reason,
  photo_code: t.photo_code,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  authors: t.authors,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const listSignatures = async ({ db, viewer, input, config }: RequestContext<typeof contract.listSignatures>) => {
  const found = await listPage(db, {
    input,
    source: sql`${t} join ${customers} on ${customers.customer_code} = ${t.customer_code}`,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(owned)), inSight(viewer), (scope) =>
      and(
        scope,
        input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
        filterByCodes(t.scope_dept_code, input.dept_code),
        input.status ? eq(t.status, input.status) : sql`${t.status} <> 'Deleted'`,
        input.text
          ? containsText(input.text, t.signer_name, customers.customer_name, t.signature_code, t.customer_code)
          : undefined,
      ),
    ),
    key: t.signature_code,
    sorts: {
      created_date: t.created_date,
      signer_name: t.signer_name,
      customer_name: customers.customer_name,
      valid_to: sql`coalesce(${t.valid_to}, '9999-12-31')`,
    },
    sort: '-created_date',
    fields,
  })
  const codes = found.data.map(({ photo_code }) => photo_code)
  const link = await linksTo({ db, viewer, config }, codes)
  const data = found.data.map((row) => ({
    ...row,
    photo_path: link(row.photo_code) ?? '',
    thumbnail_path: link(row.photo_code, 'small'),
  }))
  return { ...found, data }
}

export const getSignature = async ({ db, viewer, input, config }: RequestContext<typeof contract.getSignature>) => {
  const found = await findSignature(db, viewer, input.signature_code)
  const link = await linksTo({ db, viewer, config }, [found.photo_code, found.stamp_photo_code])
  const paths = {
    photo_path: link(found.photo_code) ?? '',
    thumbnail_path: link(found.photo_code, 'small'),
    stamp_photo_path: link(found.stamp_photo_code),
  }
  return { data: { ...found, ...paths } }
}

export const signatureLog = async ({ db, viewer, input }: RequestContext<typeof contract.signatureLog>) => {
  await findSignature(db, viewer, input.code)
  return historyOf(db, entity, input.code, input.page)
}
