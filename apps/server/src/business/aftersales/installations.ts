import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { workOrderDetails as d, workOrders as w } from '../../db/tables/aftersales/work-orders.ts'

/** The work orders by which a centre installs these units, with the batch that pays for each. */
export const installationsOf = (db: Db, serials: readonly string[]) =>
  serials.length
    ? db
        .selectDistinct({ work_order_number: w.work_order_number, reimbursement_code: w.reimbursement_code })
        .from(d)
        .innerJoin(w, eq(w.work_order_number, d.work_order_number))
        .where(
          and(
            or(inArray(d.serial_indoor, [...serials]), inArray(d.serial_outdoor, [...serials])),
            eq(w.service_type, 'Install'),
            ne(w.service_status, 'Cancelled'),
          ),
        )
    : []

export const serialsOfOrder = async (db: Db, work_order_number: string) => {
  const units = await db
    .select({ serial_indoor: d.serial_indoor, serial_outdoor: d.serial_outdoor })
    .from(d)
    .where(eq(d.work_order_number, work_order_number))
  return units.flatMap((unit) => [unit.serial_indoor, unit.serial_outdoor]).filter((one) => one !== null)
}
