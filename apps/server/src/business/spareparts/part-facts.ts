import { sparePartType } from '@sejuk/domain/catalogue/items'
import { repeatDays } from '@sejuk/domain/spareparts/part-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../db/tables/catalogue/prices.ts'
import { spareParts } from '../../db/tables/catalogue/spare-parts.ts'
import { stockBalances as b } from '../../db/tables/stock/stock-moves.ts'
import { companyDayOf } from '../../platform/calendar/company-day.ts'
import { isInForce } from '../catalogue/prices.ts'

/** The spare parts among these items. */
export const sparePartsAmong = async (db: Db, codes: readonly string[]) => {
  const found = codes.length
    ? await db
        .select({
          item_code: items.item_code,
          item_name: items.item_name,
          local_name: items.local_name,
          business_unit_code: items.business_unit_code,
          weight_kg: items.weight_kg,
          is_returnable: spareParts.is_returnable,
        })
        .from(items)
        .leftJoin(spareParts, eq(spareParts.item_code, items.item_code))
        .where(and(inArray(items.item_code, [...codes]), eq(items.item_type, sparePartType)))
    : []
  return new Map(found.map((item) => [item.item_code, item]))
}

/** The list price with tax of the day. */
export const listPrices = async (db: Db, codes: readonly string[], day: string) => {
  const found = codes.length
    ? await db
        .select({ item_code: itemPrices.item_code, price: sql<number>`max(${itemPrices.price_include_tax})::float8` })
        .from(itemPrices)
        .where(and(inArray(itemPrices.item_code, [...codes]), isInForce(day)))
        .groupBy(itemPrices.item_code)
    : []
  return new Map(found.map(({ item_code, price }) => [item_code, Number(price)]))
}

/** What is free in these warehouses, by warehouse and item. */
export const availableIn = async (db: Db, warehouses: readonly string[], codes: readonly string[]) => {
  const found =
    warehouses.length && codes.length
      ? await db
          .select({
            warehouse_code: b.warehouse_code,
            item_code: b.item_code,
            available: sql<number>`(sum(${b.on_hand} - ${b.locked} - ${b.damaged}))::int`,
          })
          .from(b)
          .where(and(inArray(b.warehouse_code, [...warehouses]), inArray(b.item_code, [...codes])))
          .groupBy(b.warehouse_code, b.item_code)
      : []
  const by = new Map(found.map((one) => [`${one.warehouse_code}\n${one.item_code}`, one.available]))
  return (warehouse: string | null | undefined, item: string) => Math.max(0, by.get(`${warehouse}\n${item}`) ?? 0)
}

/** Days since each part was last put into, or ordered for, the unit of this number; only what is less than 90 days ago. */
export const repeatsOn = async (
  db: Db,
  serial: string | null,
  codes: readonly string[],
  today: string,
  except: { work_order_number: string | null; sparepart_order_code: string | null },
) => {
  if (!serial || !codes.length) return new Map<string, number>()
  const wanted = sql.param([...codes])
  const { rows } = await db.execute<{ item_code: string; days: number }>(sql`
    select item_code, (${today}::date - max(day))::int as days from (
      select l.item_code, ${companyDayOf(sql`o.created_date`)} as day from sparepart_orders o
        join sparepart_order_lines l using (sparepart_order_code)
        where o.serial_number = ${serial} and o.status not in ('Draft', 'Rejected')
          and o.sparepart_order_code is distinct from ${except.sparepart_order_code}
          and (o.work_order_number is null or o.work_order_number is distinct from ${except.work_order_number})
      union all
      select p.item_code, ${companyDayOf(sql`w.finished_date`)} from work_order_parts p
        join work_order_details d using (work_order_detail_id) join work_orders w using (work_order_number)
        where p.item_flag = 'OUT' and w.finished_date is not null and ${serial} in (d.serial_indoor, d.serial_outdoor)
          and w.work_order_number is distinct from ${except.work_order_number}) used
    where item_code = any(${wanted}::text[]) and day > ${today}::date - ${repeatDays}::int and day <= ${today}::date
    group by item_code`)
  return new Map(rows.map(({ item_code, days }) => [item_code, Number(days)]))
}

/** How often each part was ordered for an error code, the most wanted first. */
export const oftenOrdered = async (db: Db, error_code: string | null) => {
  if (!error_code) return new Map<string, number>()
  const { rows } = await db.execute<{ item_code: string; n: number }>(sql`
    select l.item_code, count(*)::int as n from sparepart_orders o join sparepart_order_lines l using (sparepart_order_code)
    where o.error_code = ${error_code} and o.status not in ('Draft', 'Rejected')
    group by l.item_code order by n desc, l.item_code limit 50`)
  return new Map(rows.map(({ item_code, n }) => [item_code, n]))
}
