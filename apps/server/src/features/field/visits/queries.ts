import type * as pins from '@sejuk/contract/field/pin-proposals'
import type * as collections from '@sejuk/contract/field/visit-collections'
import type * as contract from '@sejuk/contract/field/visits'
import { visitModule } from '@sejuk/domain/field/visits'
import { and, eq, getTableColumns, gte, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { teamInOrder, visibleTeam } from '../../../business/field/own-team.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visitCollections as m, pinProposals as p, visits as t } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visitDetails, visitFields, visitSource } from './rows.ts'

type Asked<E extends typeof contract.listVisits | typeof collections.listCollections> = Pick<
  RequestContext<E>,
  'viewer' | 'input'
>

/** Shown by pages, and downloaded whole. */
export const visitList = ({ viewer, input }: Asked<typeof contract.listVisits>) =>
  asList({
    input,
    source: visitSource,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'in_at', teamInOrder(t)), visibleTeam(viewer, t), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : ne(t.status, 'Deleted'),
        input.from ? gte(t.visit_date, input.from) : undefined,
        input.to ? lte(t.visit_date, input.to) : undefined,
        input.purpose ? sql`${input.purpose} = any(${t.purposes})` : undefined,
        input.is_planned === undefined ? undefined : eq(t.is_planned, input.is_planned),
        input.is_far === undefined ? undefined : eq(t.in_range, !input.is_far),
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.usercode, input.usercode),
        containsText(input.search, customers.customer_name, shops.shop_name, users.username, t.visit_code),
      ),
    ),
    key: t.visit_code,
    sorts: { in_at: t.in_at, username: users.username, minutes: sql`coalesce(${t.minutes}, 0)` },
    sort: '-in_at',
    fields: visitFields,
  })
export const listVisits = ({ db, ...context }: RequestContext<typeof contract.listVisits>) =>
  listPage(db, visitList(context))

export const visitsOfCustomer = ({ db, viewer, input }: RequestContext<typeof contract.visitsOfCustomer>) =>
  listPage(
    db,
    asList({
      input,
      source: visitSource,
      where: and(
        eq(t.customer_code, input.customer_code),
        input.shop_code ? eq(t.shop_code, input.shop_code) : undefined,
        ne(t.status, 'Deleted'),
        or(visibleTo(viewer, customers), eq(t.usercode, viewer.usercode)),
      ),
      key: t.visit_code,
      sorts: { in_at: t.in_at },
      sort: '-in_at',
      fields: visitFields,
    }),
  )

export const getVisit = async ({ db, viewer, input }: RequestContext<typeof contract.getVisit>) => {
  const [found] = await visitDetails(db, and(eq(t.visit_code, input.visit_code), visibleTeam(viewer, t)))
  return { data: found ?? refuse('notFound') }
}

/** Has the picture of the place arrived? */
export const hasPinPhoto = (client_uuid: SQLWrapper) => sql<boolean>`exists (select from ${attachments}
  where ${attachments.module_name} = ${sql.raw(`'${visitModule}'`)} and ${attachments.module_code} = ${client_uuid}::text
    and ${attachments.alias} = 'pin' and ${attachments.deleted_date} is null)`

const pinFields = {
  ...getTableColumns(p),
  client_uuid: t.client_uuid,
  username: users.username,
  dept_name: departments.dept_name,
  customer_name: customers.customer_name,
  shop_name: sql<string | null>`${shops.shop_name}`,
  metres: t.distance_m,
  has_photo: hasPinPhoto(t.client_uuid),
}
export const listPinProposals = ({ db, viewer, input }: RequestContext<typeof pins.listPinProposals>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${p} join ${t} on ${eq(t.visit_code, p.visit_code)} join ${users} on ${eq(users.usercode, p.usercode)}
        join ${departments} on ${eq(departments.dept_code, p.dept_code)}
        join ${customers} on ${eq(customers.customer_code, p.customer_code)}
        left join ${shops} on ${eq(shops.shop_code, p.shop_code)}`,
      own: sql`${p}`,
      ...scoped(partsAsItOpens(viewer, input, 'created_date', teamInOrder(p)), visibleTeam(viewer, p), (scope) =>
        and(
          scope,
          input.status ? eq(p.status, input.status) : undefined,
          input.from ? gte(t.visit_date, input.from) : undefined,
          input.to ? lte(t.visit_date, input.to) : undefined,
          filterByCodes(p.dept_code, input.dept_code),
          filterByCodes(p.usercode, input.usercode),
          containsText(input.search, customers.customer_name, shops.shop_name, users.username),
        ),
      ),
      key: p.proposal_code,
      sorts: { created_date: p.created_date },
      sort: '-created_date',
      fields: pinFields,
    }),
  )

const collectionSource = sql`${m} join ${t} on ${eq(t.visit_code, m.visit_code)} join ${users} on ${eq(users.usercode, m.usercode)}
  join ${departments} on ${eq(departments.dept_code, m.dept_code)}
  join ${customers} on ${eq(customers.customer_code, m.customer_code)}`
const collectionFields = {
  ...getTableColumns(m),
  visit_uuid: t.client_uuid,
  due_date: sql<string | null>`${m.due_date}::text`,
  username: users.username,
  dept_name: departments.dept_name,
  customer_name: customers.customer_name,
}
export const collectionList = ({ viewer, input }: Asked<typeof collections.listCollections>) =>
  asList({
    input,
    source: collectionSource,
    own: sql`${m}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', teamInOrder(m)), visibleTeam(viewer, m), (scope) =>
      and(
        scope,
        input.status ? eq(m.status, input.status) : undefined,
        input.method ? eq(m.method, input.method) : undefined,
        input.from ? gte(t.visit_date, input.from) : undefined,
        input.to ? lte(t.visit_date, input.to) : undefined,
        filterByCodes(m.dept_code, input.dept_code),
        filterByCodes(m.usercode, input.usercode),
        containsText(input.search, customers.customer_name, users.username, m.collection_code, m.reference),
      ),
    ),
    key: m.collection_code,
    sorts: { created_date: m.created_date, amount: m.amount },
    sort: '-created_date',
    fields: collectionFields,
    totals: { amount: m.amount },
  })
export const listCollections = ({ db, ...context }: RequestContext<typeof collections.listCollections>) =>
  listPage(db, collectionList(context))
