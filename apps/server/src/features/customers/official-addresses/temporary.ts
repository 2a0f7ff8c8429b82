import type * as contract from '@sejuk/contract/customers/official-addresses'
import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import {
  type AddressActionName,
  addressAction,
  addressTypes,
  isNearOfficial,
} from '@sejuk/domain/customers/official-addresses'
import { addressTo } from '@sejuk/domain/pages'
import { gate } from '@sejuk/domain/workflow'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { enforce, refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { learnPostalCodes } from '../../masters/regions/commands.ts'
import { entity } from './commands.ts'
import { inBranchesAndCustomers } from './queries.ts'

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
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  }
  const [added] = await db.insert(t).values(row).returning({ address_code: t.address_code })
  const address_code = added?.address_code ?? ''
  await learnPostalCodes(db, [{ sub_district_code, postal_code: form.postal_code }])
  await logActions(db, actor, [
    { entity, entity_code: address_code, action: 'create', to_status: address_type, after: row },
  ])
  return { data: { address_code, address_type } }
}

type Asked = RequestContext<(typeof contract.actOnAddress)[AddressActionName]>

/** Decided by logistics or finance; the author of a rejected one is notified with the reason. */
export const actOnAddress = (name: AddressActionName) => async (context: Asked) => {
  const { db, viewer, actor, input } = context
  const { address_code } = input
  const [found] = await db
    .select({ ...getTableColumns(t), customer_name: customers.customer_name })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(and(eq(t.address_code, address_code), visibleTo(viewer, customers)))
    .for('update', { of: t })
  const row_version = input.row_version ?? found?.row_version ?? 0
  const before = await stillCurrent(db, found, { entity, entity_code: address_code, row_version, form: {} })
  enforce(gate(addressAction(name), before, viewer.permission))
  const { address_type } = addressAction(name).to
  const { reason = null } = input as { reason?: string }
  await db
    .update(t)
    .set({
      ...{ address_type, reject_reason: reason },
      ...{ decided_by: viewer.usercode, decided_user_name: viewer.username, decided_date: sql`now()` },
    })
    .where(eq(t.address_code, address_code))
  await logActions(db, actor, [
    {
      ...{ entity, entity_code: address_code, action: name, reason },
      ...{ from_status: before.address_type, to_status: address_type },
    },
  ])
  if (name === 'reject')
    await notify(context, {
      to: [before.created_by],
      event: 'address-rejected',
      variables: {
        customer: `(${before.customer_code}) ${before.customer_name}`,
        address: before.detail_address,
        reason: reason ?? '',
      },
      url: addressTo('customer', { id: before.customer_code }, { tab: 'addresses' }),
      about: { entity, entity_code: address_code },
    })
  return { data: null }
}

export const countAddressTypes = async ({ db, viewer, input }: RequestContext<typeof contract.countAddressTypes>) => {
  const counted = await db
    .select({ address_type: t.address_type, total: sql<number>`count(*)::int` })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(inBranchesAndCustomers(viewer, input))
    .groupBy(t.address_type)
  const totals = new Map(counted.map(({ address_type, total }) => [address_type, total]))
  return { data: addressTypes.map((address_type) => ({ address_type, total: totals.get(address_type) ?? 0 })) }
}
