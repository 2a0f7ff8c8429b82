import type { Viewer } from '@sejuk/domain/viewers'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** A life longer than this is a mistake of some program, not a life. */
const mostSteps = 500

/** What no branch did is everybody's; else the document and its names are told to who sees the branch, or the customer. */
export const stepsOf = async (db: Db, viewer: Viewer, serial_number: string) => {
  const isSeen = sql<boolean>`(${e.dept_code} is null and ${e.customer_code} is null) or coalesce(${visibleTo(viewer, e)}, false)`
  const rows = await db
    .select({
      step: e,
      warehouse_name: warehouses.warehouse_name,
      customer_name: customers.customer_name,
      isSeen,
    })
    .from(e)
    .leftJoin(warehouses, eq(warehouses.warehouse_code, e.warehouse_code))
    .leftJoin(customers, eq(customers.customer_code, e.customer_code))
    .where(eq(e.serial_number, serial_number))
    .orderBy(asc(e.happened_at), asc(e.event_id))
    .limit(mostSteps)
  return rows.map(({ step, warehouse_name, customer_name, isSeen: seen }) => ({
    ...step,
    warehouse_name,
    customer_name,
    is_hidden: !seen,
    ...(seen ? {} : hidden),
  }))
}
export type Step = Awaited<ReturnType<typeof stepsOf>>[number]

const hidden = { document_code: null, customer_name: null, note: null, username: null }
