import type * as contract from '@sejuk/contract/retail/retail-orders'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { minutesToUndo, missingOfConsumer, retailOrder, saleDateProblem } from '@sejuk/domain/retail/retail-orders'
import { hintsOf, reviewScore } from '@sejuk/domain/retail/review-hints'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ownSeller, type Seller, sellerInSql, shopsOfSeller } from '../../../business/retail/seller-of.ts'
import type { Db } from '../../../db/database.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { subDistricts } from '../../../db/tables/masters/regions.ts'
import { retailOrderLines, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { plannedRows } from '../../../platform/lists/planned-rows.ts'
import { insertPlanned } from '../../../platform/lists/planned-writes.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { approvalJob } from './approval-job.ts'
import { type FormLine, requireUnits } from './checks.ts'

export const records = recordsOf(retailOrder.entity, t, t.retail_order_code)
type Row = typeof t.$inferSelect

export type SaleForm = {
  sale_date: string
  consumer_name: string | null
  consumer_phone: string | null
  consumer_address: string | null
  sub_district_code: string | null
  install_needed: boolean
  lines: readonly FormLine[]
}

/** What is asked of a sale beside its units. */
export const requireSense = async (db: Db, viewer: Viewer, form: SaleForm) => {
  const problem = saleDateProblem(form.sale_date, companyToday(), viewer.permission.has('Retail-Order-Backdate'))
  if (problem) refuseField('sale_date', problem)
  const [missing] = missingOfConsumer(form, form)
  const labels = {
    consumer_phone: 'label-phone',
    consumer_name: 'label-name',
    consumer_address: 'label-address',
  } as const
  if (missing) refuseField(missing, because('required', { label: because(labels[missing]) }))
  const { sub_district_code } = form
  if (sub_district_code && !(await db.$count(subDistricts, eq(subDistricts.sub_district_code, sub_district_code))))
    refuseChoice('sub_district_code')
}

type Counted = Pick<Row, 'sale_date' | 'consumer_phone'>
const counted = (where: SQL, except: string) =>
  sql`(select coalesce(sum(${t.quantity}), 0)::int from ${t} where ${where} and ${t.status} in ('Submitted', 'Approved')
    and ${t.retail_order_code} <> ${except})`
/** What was sold before to the same phone in the month, and by the same seller on the day. */
const soldInSql = ({ sale_date, consumer_phone }: Counted, seller_code: SQL, except: string) => ({
  phone: consumer_phone
    ? counted(
        sql`${t.consumer_phone} = ${consumer_phone} and ${t.sale_date} >= date_trunc('month', ${sale_date}::date)
          and ${t.sale_date} < date_trunc('month', ${sale_date}::date) + interval '1 month'`,
        except,
      )
    : sql`0`,
  day: counted(sql`${t.seller_code} = ${seller_code} and ${t.sale_date} = ${sale_date}::date`, except),
})
type SoldBefore = { of_phone: number; of_day: number }

type Judged = Pick<Row, 'sale_date' | 'consumer_phone' | 'distance_m' | 'quantity'>
/** What makes somebody look at it, by what was sold before. The photo is looked at once it has arrived. */
const hintsBy = (sale: Judged, { of_phone, of_day }: SoldBefore, is_cross_area: boolean) => {
  const { sale_date, consumer_phone, distance_m, quantity } = sale
  const units_of_phone = consumer_phone ? of_phone + quantity : 0
  const facts = { sale_date, units_of_phone, units_of_day: of_day + quantity, distance_m, is_cross_area }
  const flags = hintsOf({ ...facts, is_known_photo: false })
  return { flags, score: reviewScore(flags) }
}

/** The same of a sale that is changed. */
export const judged = async (db: Db, sale: Judged & Pick<Row, 'seller_code'>, is_cross_area: boolean, except = '') => {
  const { phone, day } = soldInSql(sale, sql`${sale.seller_code}`, except)
  const [before = { of_phone: 0, of_day: 0 }] = await plannedRows<SoldBefore>(
    db,
    sql`select ${phone} as of_phone, ${day} as of_day`,
  )
  return hintsBy(sale, before, is_cross_area)
}

export const tellReviewer = async (within: Within, { flags, ...order }: Row, shop_name: string) => {
  if (flags.length === 0 || !order.salesman_code) return
  await notify(within, {
    to: [order.salesman_code],
    event: 'sell-out-to-review',
    variables: { order: order.retail_order_code, seller: order.create_user_name, shop: shop_name },
    url: addressTo('retailOrder', { code: order.retail_order_code }),
    about: { entity: retailOrder.entity, entity_code: order.retail_order_code },
  })
}

export const sumsOf = (lines: readonly FormLine[]) => ({
  quantity: lines.length,
  amount: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
})

const offlineAfterMs = 60_000

type Before = {
  known: Pick<Row, 'retail_order_code' | 'status' | 'flags' | 'created_by'> | null
  shop: Pick<
    typeof shops.$inferSelect,
    'shop_name' | 'customer_code' | 'dept_code' | 'salesman_code' | 'lat' | 'lng'
  > | null
  seller: Seller | null
} & SoldBefore

/** The sale that was sent before under the same key, the shop in sight, who sells and what was sold: read before a unit is locked. */
const readBefore = async (db: Db, viewer: Viewer, sale: Pick<Row, 'client_uuid' | 'shop_code'> & Counted) => {
  const before = soldInSql(sale, sql`coalesce((select seller.code from seller), ${viewer.usercode})`, '')
  const [found] = await plannedRows<Before>(
    db,
    sql`with seller as (${sellerInSql(viewer.usercode)})
      select (select json_build_object('retail_order_code', ${t.retail_order_code}, 'status', ${t.status}, 'flags', ${t.flags},
        'created_by', ${t.created_by}) from ${t} where ${eq(t.client_uuid, sale.client_uuid)}) as known,
      (select json_build_object('shop_name', ${shops.shop_name}, 'customer_code', ${shops.customer_code}, 'dept_code', ${shops.dept_code},
        'salesman_code', ${shops.salesman_code}, 'lat', ${shops.lat}, 'lng', ${shops.lng}) from ${shops}
        where ${and(eq(shops.shop_code, sale.shop_code), shopsOfSeller(viewer))}) as shop,
      (select row_to_json(seller) from seller) as seller, ${before.phone} as of_phone, ${before.day} as of_day`,
  )
  const { known = null, shop = null, seller, of_phone = 0, of_day = 0 } = found ?? {}
  return { known, shop, seller: seller ?? ownSeller(viewer), sold: { of_phone, of_day } }
}

/** One sale of a shop, exactly once however often its phone sends it. */
export const createRetailOrder = async (context: RequestContext<typeof contract.createRetailOrder>) => {
  const { db, viewer, actor, jobs, config, input } = context
  const {
    client_uuid,
    at_device,
    sent_at_device,
    elapsed_ms,
    lat,
    lng,
    shop_code,
    is_reported,
    lines: given,
    ...form
  } = input
  // The same sale sent twice at once: the second waits here, and finds the first.
  await plannedRows(db, sql`select pg_advisory_xact_lock(hashtextextended(${client_uuid}, 660))`)
  const { known, shop, seller, sold } = await readBefore(db, viewer, { ...form, client_uuid, shop_code })
  if (known) {
    if (known.created_by !== viewer.usercode) return refuse('notFound')
    const { retail_order_code, status, flags } = known
    return { data: { retail_order_code, status, flags, is_new: false } }
  }
  if (!shop) return refuseField('shop_code', because('choose-shop-of-yours'))
  await requireSense(db, viewer, input)
  const { lines, is_cross_area } = await requireUnits(db, given, { customer_code: shop.customer_code, is_reported })
  const hasPlace = lat !== null && lng !== null && shop.lat !== null && shop.lng !== null
  const distance_m = hasPlace ? metresBetween({ lat, lng }, { lat: shop.lat ?? 0, lng: shop.lng ?? 0 }) : null
  const hints = hintsBy({ ...form, distance_m, quantity: lines.length }, sold, is_cross_area)
  const { customer_code, dept_code, salesman_code } = shop
  const waited = elapsed_ms ?? Date.parse(sent_at_device) - Date.parse(at_device)
  const retail_order_code = await nextDocumentNumber(db, 'RO', dept_code, companyToday())
  const row = await records.add(
    db,
    actor,
    {
      ...form,
      ...{ retail_order_code, client_uuid, shop_code, customer_code, dept_code, salesman_code, lat, lng, distance_m },
      ...{ seller_role: seller.role, seller_code: seller.code, is_offline: waited > offlineAfterMs },
      ...sumsOf(given),
      ...hints,
      submitted_date: new Date().toISOString(),
      authors: [viewer.usercode],
      created_by: viewer.usercode,
      create_user_name: seller.name,
    },
    { lines },
  )
  await addLines(db, row, lines)
  await jobs.send(db, approvalJob, { retail_order_code }, { after: minutesToUndo * 60 })
  await tellReviewer({ db, jobs, config }, row, shop.shop_name)
  return { data: { retail_order_code, status: row.status, flags: row.flags, is_new: true } }
}

type Line = FormLine & { item_code: string; item_name: string }
const addLines = (db: Db, { retail_order_code, sale_date }: Row, lines: readonly Line[]) =>
  insertPlanned(
    db,
    retailOrderLines,
    lines.map((line, n) => ({ ...line, retail_order_code, sale_date, line_no: n + 1 })),
  )

export const writeLines = async (db: Db, row: Row, lines: readonly Line[]) => {
  await db.delete(retailOrderLines).where(eq(retailOrderLines.retail_order_code, row.retail_order_code))
  await addLines(db, row, lines)
}
