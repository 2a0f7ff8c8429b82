import type * as contract from '@sejuk/contract/customers/official-addresses'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes, filterByValues } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity } from './commands.ts'

/** Each has an index to walk; a street is sorted by as much of it as an index entry holds. */
const sorts = {
  customer_name: customers.customer_name,
  province_name: sql`(${t.province_name} || ', ' || ${t.city_name})`,
  detail_address: sql`left(${t.detail_address}, 200)`,
  postal_code: t.postal_code,
  receiver_name: t.receiver_name,
  receiver_phone: t.receiver_phone,
  created_date: t.created_date,
  create_user_name: t.create_user_name,
}

export const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

export const own = sql`${t}`

export const visibleAddresses = (viewer: Viewer) => visibleTo(viewer, copiedScope(t))

export const inBranchesAndCustomers = (scope: SQL, input: RequestContext<typeof contract.countAddressTypes>['input']) =>
  and(
    scope,
    filterByCodes(t.scope_dept_code, input.dept_code),
    filterByValues(t.customer_code, input.customer_code, (keyword) =>
      containsText(keyword, customers.customer_name, customers.customer_code),
    ),
  )

type Asked = Pick<RequestContext<typeof contract.listOfficialAddresses>, 'viewer' | 'input'>

/** Indexes hold the newest first. Nearly all are official. */
const partsOf = (viewer: Viewer, input: Asked['input']): SQL[] | undefined =>
  input.customer_code.length === 0 &&
  (input.address_type === 'official-address' || input.address_type === 'all') &&
  (input.sort ?? '-created_date').endsWith('created_date')
    ? orderedParts(viewer, { ...copiedScope(t), customer_code: undefined }, input.dept_code)
    : undefined

const fields = {
  address_code: t.address_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  province_name: t.province_name,
  city_name: t.city_name,
  district_name: t.district_name,
  sub_district_name: t.sub_district_name,
  detail_address: t.detail_address,
  postal_code: t.postal_code,
  receiver_name: t.receiver_name,
  receiver_phone: t.receiver_phone,
  address_type: t.address_type,
  authors: t.authors,
  order_code: t.order_code,
  reject_reason: t.reject_reason,
  decided_user_name: t.decided_user_name,
  open_orders: sql<number>`(select count(*)::int from official_address_uses u where u.address_code = ${t.address_code} and u.is_open)`,
  created_date: t.created_date,
  create_user_name: t.create_user_name,
  row_version: t.row_version,
}

/** Shown by pages, and downloaded whole. */
export const officialAddressList = ({ viewer, input }: Asked) => {
  const parts = partsOf(viewer, input)
  const isOfType = input.address_type === 'all' ? undefined : eq(t.address_type, input.address_type)
  return asList({
    input,
    source,
    own,
    ...scoped(parts, visibleAddresses(viewer), (scope) => and(inBranchesAndCustomers(scope, input), isOfType)),
    key: t.address_code,
    sorts,
    sort: '-created_date',
    fields,
  })
}

export const officialAddressLog = async ({ db, viewer, input }: RequestContext<typeof contract.officialAddressLog>) => {
  const { rows } = await db.execute(
    sql`select from ${source} where ${and(eq(t.address_code, input.code), visibleTo(viewer, customers))}`,
  )
  if (rows.length === 0) refuse('notFound')
  return historyOf(db, entity, input.code, input.page)
}

export const listOfficialAddresses = ({ db, ...context }: RequestContext<typeof contract.listOfficialAddresses>) =>
  listPage(db, officialAddressList(context))
