import type { PickupStop } from '@sejuk/contract/delivery/pickups'
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { returnRequestLines as lines, returnRequests as t } from '../../../db/tables/returns/return-requests.ts'

/** Approved, and fetched by one of our trucks. */
export const isPickup = and(
  eq(t.handover, 'Pickup'),
  sql`${t.approved_date} is not null`,
  ne(t.status, 'Deleted'),
  ne(t.status, 'Rejected'),
)
export const isUnplannedPickup = and(
  ...[isPickup, eq(t.status, 'Approved'), eq(t.is_received, false), isNull(t.collected_date)],
  or(isNull(t.truck_no), isNull(t.pickup_date)),
)

/** As stops: in the order in which the truck comes by. */
export const pickupsWhere = (db: Db, where: SQL | undefined, limit: number): Promise<PickupStop[]> =>
  db
    .select({
      ...{ return_code: t.return_code, customer_name: customers.customer_name, warehouse_code: t.warehouse_code },
      ...{ pickup_address: t.pickup_address, truck_no: t.truck_no, driver_name: t.driver_name },
      ...{ driver_phone: t.driver_phone, pickup_date: t.pickup_date, time_slot: t.time_slot, stop_no: t.stop_no },
      ...{ quantity: t.approved_qty, is_received: t.is_received, collected_date: t.collected_date },
      row_version: t.row_version,
    })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(where)
    .orderBy(sql`${t.pickup_date} nulls last`, sql`${t.stop_no} nulls last`, asc(t.return_code))
    .limit(limit)

/** What is fetched: approved pieces, with the numbers that the customer named. */
export const goodsOfPickups = (db: Db, codes: readonly string[]) =>
  codes.length === 0
    ? []
    : db
        .select({
          ...{ return_code: lines.return_code, item_code: lines.item_code, item_name: lines.item_name },
          qty: sql<number>`coalesce(${lines.approved_qty}, 0)`,
          serials: lines.serial_numbers,
        })
        .from(lines)
        .where(and(sql`${lines.return_code} = any(${sql.param([...codes])}::text[])`, sql`${lines.approved_qty} > 0`))
        .orderBy(asc(lines.return_code), asc(lines.line_no))
