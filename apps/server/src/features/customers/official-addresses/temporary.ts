import * as contract from '@sejuk/contract/customers/official-addresses'
import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import { address, addressTypes, isNearOfficial } from '@sejuk/domain/customers/official-addresses'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, sql } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { learnPostalCodes } from '../../masters/regions/commands.ts'
import { entity } from './commands.ts'
import { inBranchesAndCustomers, own, source, visibleAddresses } from './queries.ts'

type Names = { province_name: string; city_name: string; district_name: string; sub_district_name: string }

export const createTemporaryAddress = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createTemporaryAddress>) => {
  const { sub_district_code, ...form } = input
  const mine = and(eq(customers.customer_code, form.customer_code), visibleTo(viewer, customers))
  const [customer] = await db.select({ status: customers.status }).from(customers).where(mine)
  if (!customer) return refuse('notFound')
  if (!takesBusiness(customer.status)) refuse('conflict', { message: noNewBusiness })
  const { rows } = await db.execute<Names>(sql`select p.province_name, c.city_name, d.district_name, s.sub_district_name
    from sub_districts s join districts d using (district_code) join cities c on c.city_code = s.city_code
      join provinces p on p.province_code = s.province_code where s.sub_district_code = ${sub_district_code}`)
  const [names] = rows
  if (!names) return refuseChoice('sub_district_code')
  const officials = await db
    .select({ lat: t.lat, lng: t.lng })
    .from(t)
    .where(and(eq(t.customer_code, form.customer_code), eq(t.address_type, 'official-address')))
  const [main] = await db
    .select({ lat: customers.lat, lng: customers.lng })
    .from(customers)
    .where(eq(customers.customer_code, form.customer_code))
  const isNear = isNearOfficial(form, main ? [...officials, main] : officials)
  const address_type = isNear ? ('confirmed-temporary-address' as const) : ('temporary-address' as const)
  const row = {
    ...{ ...form, ...names, address_type },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: isNear ? [] : [viewer.usercode] },
  }
  const [added] = await db.insert(t).values(row).returning({ address_code: t.address_code })
  const address_code = added?.address_code ?? ''
  await learnPostalCodes(db, [{ sub_district_code, postal_code: form.postal_code }])
  await logActions(db, actor, [
    { entity, entity_code: address_code, action: 'create', to_status: address_type, after: row },
  ])
  return { data: { address_code, address_type } }
}

type Address = typeof t.$inferSelect
const ofOpenCustomer = async ({ db, before }: Begun<Address, unknown>) => {
  await requireBusiness(db, before.customer_code)
  return {}
}
const decided = ({ usercode, username, at }: { usercode: string; username: string; at: string }) => ({
  decided_by: usercode,
  decided_user_name: username,
  decided_date: at,
  reject_reason: null,
})

const notifyAuthor = async (done: Done<Address, { reason: string }>) => {
  const { customer_code, created_by, detail_address, address_code } = done.after
  const [customer] = await done.db
    .select({ customer_name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  await notify(done, {
    to: [created_by],
    event: 'address-rejected',
    variables: {
      customer: `(${customer_code}) ${customer?.customer_name ?? ''}`,
      address: detail_address,
      reason: done.input.reason,
    },
    url: addressTo('customer', { id: customer_code }, { tab: 'addresses' }),
    about: { entity, entity_code: address_code },
  })
}

/** Decided by logistics or finance; the author of a rejected one is notified with the reason. */
export const onAddress = acting(address, {
  table: t,
  key: 'address_code',
  endpoints: contract.actOnAddress,
  visible: (viewer) =>
    sql`exists (select from ${customers} where ${and(eq(customers.customer_code, t.customer_code), visibleTo(viewer, customers))})`,
  changes: {
    confirm: ofOpenCustomer,
    promote: ofOpenCustomer,
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: { confirm: decided, promote: decided, reject: decided },
  notices: { reject: notifyAuthor },
})

export const countAddressTypes = async ({ db, viewer, input }: RequestContext<typeof contract.countAddressTypes>) => {
  const countOf = await countTabs(db, {
    tabs: addressTypes,
    behind: (type) => eq(t.address_type, type),
    source,
    own,
    where: inBranchesAndCustomers(visibleAddresses(viewer), input),
  })
  return { data: addressTypes.map((address_type) => ({ address_type, total: countOf(address_type).count })) }
}
