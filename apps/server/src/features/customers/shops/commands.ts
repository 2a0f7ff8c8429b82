import * as contract from '@sejuk/contract/customers/shops'
import type { Parsed } from '@sejuk/contract/endpoint'
import { nearbyShop, sameShopMetres, shop } from '@sejuk/domain/customers/shops'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { and, between, eq, inArray, ne, sql } from 'drizzle-orm'
import { checkPlace, checkSalesman } from '../../../business/masters/choices.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { keypersons, promotors, shopPromotors, shops as t } from '../../../db/tables/customers/shops.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'
import { learnPostalCodes } from '../../masters/regions/commands.ts'

const entity = 'shop'
const degrees = sameShopMetres / 100_000

type Pin = { lat: number | null; lng: number | null }

/** Another shop this close is reported, and accepted only with a reason. */
const checkNeighbours = async (db: Db, { lat, lng }: Pin, except: string, reason: string) => {
  if (lat === null || lng === null || reason) return
  const near = await db
    .select({ shop_code: t.shop_code, lat: t.lat, lng: t.lng })
    .from(t)
    .where(
      and(
        between(t.lat, lat - degrees, lat + degrees),
        between(t.lng, lng - degrees, lng + degrees),
        ne(t.shop_code, except),
        ne(t.status, 'Closed'),
      ),
    )
    .limit(20)
  for (const other of near) {
    const metres = metresBetween({ lat, lng }, { lat: other.lat ?? 0, lng: other.lng ?? 0 })
    if (metres <= sameShopMetres)
      refuse('conflict', { status: 'PossibleDuplicate', message: nearbyShop(other.shop_code, metres) })
  }
}

const setPromotors = async (db: Db, shop_code: string, codes: readonly string[]) => {
  const wanted = [...new Set(codes)]
  if (wanted.length && (await db.$count(promotors, inArray(promotors.promotor_code, wanted))) < wanted.length)
    refuseChoice('promotor_codes')
  await db.delete(shopPromotors).where(eq(shopPromotors.shop_code, shop_code))
  if (wanted.length)
    await db.insert(shopPromotors).values(wanted.map((promotor_code) => ({ shop_code, promotor_code })))
}

export const createShop = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createShop>) => {
  const { promotor_codes, duplicate_reason, customer_code, ...form } = input
  const [customer] = await db
    .select({ dept_code: customers.dept_code, status: customers.status })
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuse('notFound')
  if (customer.status === 'Closed' || customer.status === 'Deleted') refuseChoice('customer_code')
  const { dept_code } = customer
  await checkSalesman(db, form.salesman_code, dept_code)
  await checkPlace(db, form)
  await checkNeighbours(db, form, '', duplicate_reason)
  const { rows } = await db.execute<{ code: string }>(
    sql`select 'SHP-' || ${dept_code}::text || '-' || to_char(nextval('shop_code'), 'FM999990000') as code`,
  )
  const shop_code = rows[0]?.code ?? ''
  const row = {
    ...{ ...form, shop_code, customer_code, dept_code, status: 'Draft' as const },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  await db.insert(t).values(row)
  await setPromotors(db, shop_code, promotor_codes)
  await learnPostalCodes(db, [form])
  const entry = { entity, entity_code: shop_code, action: 'create', to_status: 'Draft' }
  await logActions(db, actor, [{ ...entry, reason: duplicate_reason || null, after: { ...row, promotor_codes } }])
  return { data: { shop_code } }
}

type Shop = typeof t.$inferSelect
type Modified = Begun<Shop, object, Parsed<typeof contract.updateShop>>

const modify = async ({ db, before, input }: Modified) => {
  const { shop_code, row_version: _, promotor_codes, duplicate_reason, ...form } = input
  if (form.salesman_code !== before.salesman_code) await checkSalesman(db, form.salesman_code, before.dept_code)
  await checkPlace(db, form)
  const hasMoved = form.lat !== before.lat || form.lng !== before.lng
  if (hasMoved) await checkNeighbours(db, form, shop_code, duplicate_reason)
  const had = await db
    .select({ code: shopPromotors.promotor_code })
    .from(shopPromotors)
    .where(eq(shopPromotors.shop_code, shop_code))
  await setPromotors(db, shop_code, promotor_codes)
  await learnPostalCodes(db, [form])
  return {
    // An approved shop waits for nobody.
    set: { ...form, ...(before.status === 'Approved' ? { authors: before.authors } : {}) },
    reason: duplicate_reason || null,
    was: { promotor_codes: had.map(({ code }) => code).sort() },
    also: { promotor_codes: promotor_codes.toSorted() },
  }
}

/** Closing a shop removes its users: they no longer see it or decide for it. */
const letGo = async ({ db, actor, reason, after: { shop_code } }: Done<Shop>) => {
  const gone = await db
    .update(keypersons)
    .set({ is_active: false })
    .where(and(eq(keypersons.shop_code, shop_code), eq(keypersons.is_active, true)))
    .returning({ entity_code: keypersons.keyperson_code, user_code: keypersons.user_code })
  const entry = {
    entity: 'keyperson',
    action: 'update',
    reason,
    before: { is_active: true },
    after: { is_active: false },
  }
  await logActions(
    db,
    actor,
    gone.map(({ entity_code }) => ({ ...entry, entity_code })),
  )
  const usercodes = gone.flatMap(({ user_code }) => user_code ?? [])
  if (usercodes.length) {
    const theirs = and(eq(userBelongings.kind, 'shop'), eq(userBelongings.code, shop_code))
    await db.delete(userBelongings).where(and(theirs, inArray(userBelongings.usercode, usercodes)))
    await viewersChanged(db, usercodes)
  }
  await db.delete(shopPromotors).where(eq(shopPromotors.shop_code, shop_code))
}

export const onShop = acting(shop, {
  table: t,
  key: 'shop_code',
  endpoints: contract.actOnShop,
  visible: (viewer) => visibleTo(viewer, t),
  changes: {
    modify,
    close: async ({ input }) => ({ set: { is_open: 'N' as const, close_reason: input.reason } }),
  },
  effects: { close: [letGo] },
})
