import type * as contract from '@sejuk/contract/customers/official-addresses'
import { usedByOpenOrders } from '@sejuk/domain/customers/official-addresses'
import { rowsTouched } from '@sejuk/domain/platform/imports'
import { typedPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { officialAddresses as t, officialAddressUses as uses } from '../../../db/tables/customers/official-addresses.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import { lockOne } from '../../../platform/lists/lock-one.ts'
import { updatePlanned } from '../../../platform/lists/planned-writes.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'

export const entity = 'official-address'

export const updateOfficialAddress = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateOfficialAddress>) => {
  const { address_code, row_version, ...form } = input
  const found = await lockOne(db, t, and(eq(t.address_code, address_code), inSight(viewer)))
  const before = await stillCurrent(db, found, { entity, entity_code: address_code, row_version, form })
  const isWaiting = before.address_type === 'temporary-address'
  const authors = isWaiting ? [...new Set([...before.authors, viewer.usercode])] : before.authors
  const after = await updatePlanned(db, t, [t.address_code, address_code], { ...form, authors })
  await logActions(db, actor, [{ entity, entity_code: address_code, action: 'update', before, after }])
  return { data: null }
}

/** All of them or none. */
export const deleteOfficialAddresses = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.deleteOfficialAddresses>) => {
  const codes = [...new Set(input.address_codes)]
  const found = await lock(db, viewer, codes)
  if (found.length < codes.length) refuse('notFound')
  const orders = await openOrders(db, codes)
  if (orders.size) refuse('conflict', { message: usedByOpenOrders(orders.size) })
  await db.delete(t).where(inArray(t.address_code, codes))
  const entries = found.map((before) => ({ entity, entity_code: before.address_code, action: 'delete', before }))
  await logActions(db, actor, entries)
  return { data: null }
}

/**
 * Rolls back an import, as long as nothing of it was changed or used. Deletes in batches of a thousand, so that other
 * requests are served in between.
 */
export const takeBackOfficialAddresses = async (db: Db, { viewer, actor }: Importer, codes: readonly string[]) => {
  const sorted = codes.toSorted()
  let touched = 0
  // So few at a time that others are served in between.
  for (let n = 0; n < sorted.length; n += 250) {
    const some = sorted.slice(n, n + 250)
    const found = await lock(db, viewer, some)
    const orders = await openOrders(db, some)
    if (orders.size) refuse('conflict', { message: usedByOpenOrders(orders.size) })
    touched += some.length - found.filter(({ row_version }) => row_version === 1).length
    await db.delete(t).where(among(some))
    const entries = found.map((before) => ({ entity, entity_code: before.address_code, action: 'roll-back', before }))
    await logActions(db, actor, entries)
  }
  if (touched) refuse('conflict', { message: rowsTouched(touched) })
}

type Main = {
  customer_code: string
  sub_district_code: string
  detail_address: string
  postal_code: string | null
  lat: number | null
  lng: number | null
  customer_name: string
  pic_name: string | null
  pic_phone: string | null
  created_by: string
  create_user_name: string
}

/** The address of an approved customer becomes its first official one, unless it has one. */
export const addMainAddress = async (db: Db, main: Main) => {
  await db.execute(sql`insert into ${t} (customer_code, province_name, city_name, district_name, sub_district_name,
      detail_address, postal_code, receiver_name, receiver_phone, created_by, create_user_name)
    select ${main.customer_code}, p.province_name, c.city_name, d.district_name, s.sub_district_name, ${main.detail_address},
      ${main.postal_code ?? ''}, ${(main.pic_name ?? main.customer_name).slice(0, 100)}, ${typedPhone(main.pic_phone ?? '')},
      ${main.created_by}, ${main.create_user_name}
    from sub_districts s join districts d using (district_code) join cities c on c.city_code = s.city_code
      join provinces p on p.province_code = s.province_code
    where s.sub_district_code = ${main.sub_district_code}
      and not exists (select from ${t} where customer_code = ${main.customer_code})`)
}

/** One parameter, however many codes there are. */
const among = (codes: readonly string[], column: PgColumn = t.address_code) =>
  sql`${column} = any(${sql.param([...codes])}::text[])`

const inSight = (viewer: Viewer) => visibleTo(viewer, copiedScope(t))

/** What is out of sight cannot be touched. In order of code, so that two lockers never wait for each other. */
const lock = (db: Db, viewer: Viewer, codes: string[]) =>
  db
    .select()
    .from(t)
    .where(and(among(codes), inSight(viewer)))
    .orderBy(asc(t.address_code))
    .for('update')

/** Closed uses are locked too: one that is being opened right now is waited for. */
const openOrders = async (db: Db, codes: string[]) => {
  const found = await db
    .select()
    .from(uses)
    .where(among(codes, uses.address_code))
    .orderBy(asc(uses.address_code), asc(uses.order_code))
    .for('update')
  return new Set(found.filter(({ is_open }) => is_open).map(({ order_code }) => order_code))
}
