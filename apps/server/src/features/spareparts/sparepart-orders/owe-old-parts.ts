import { oldPartDue } from '@sejuk/domain/spareparts/old-parts'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { oldParts as t } from '../../../db/tables/spareparts/old-parts.ts'
import { sparepartOrderLines as l, sparepartOrders as o } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'

type WorkOrder = typeof workOrders.$inferSelect
type Used = { item_code: string; qty: number }

/** The free parts of this work order whose old ones go back: what was sent, at what it is worth. */
const freeParts = (db: Db, work_order_number: string) => {
  const item_code = sql<string>`coalesce(${l.replacement_item_code}, ${l.item_code})`
  return db
    .select({
      item_code,
      item_name: sql<string>`max(${l.item_name})`,
      qty: sql<number>`sum(coalesce(${l.approved_qty}, 0))::int`,
      price: sql<number>`max(${l.price})::float8`,
    })
    .from(l)
    .innerJoin(o, eq(o.sparepart_order_code, l.sparepart_order_code))
    .where(
      and(
        eq(o.work_order_number, work_order_number),
        notInArray(o.status, ['Draft', 'Rejected']),
        eq(l.is_free, true),
        eq(l.is_returnable, true),
      ),
    )
    .groupBy(item_code)
}

/** For every free part that was put in, the broken one is owed. Finished again, what nobody received follows what was used. */
export const oweOldParts = async (db: Db, order: WorkOrder, used: readonly Used[]) => {
  const { work_order_number, asc_code, dept_code, technician_code } = order
  const free = await freeParts(db, work_order_number)
  const owed = free.flatMap((part) => {
    const put = used.find(({ item_code }) => item_code === part.item_code)?.qty ?? 0
    const qty = Math.min(put, part.qty)
    return qty > 0 ? [{ ...part, qty }] : []
  })
  const known = await db.select().from(t).where(eq(t.work_order_number, work_order_number)).for('update')
  const open = known.filter(({ status, received_qty }) => status === 'Owed' && received_qty === 0)
  const gone = open.filter((part) => !owed.some(({ item_code }) => item_code === part.item_code))
  if (gone.length)
    await db.delete(t).where(
      inArray(
        t.old_part_code,
        gone.map(({ old_part_code }) => old_part_code),
      ),
    )
  const used_date = dayIn(order.finished_date ?? new Date().toISOString(), headOffice)
  for (const part of owed) {
    const before = known.find(({ item_code }) => item_code === part.item_code)
    if (before && open.includes(before))
      await db.update(t).set({ qty: part.qty }).where(eq(t.old_part_code, before.old_part_code))
    if (before) continue
    await db.insert(t).values({
      ...part,
      ...{ work_order_number, asc_code, dept_code, technician_code, used_date, due_date: oldPartDue(used_date) },
      old_part_code: await nextDocumentNumber(db, 'OPR', dept_code, companyToday()),
    })
  }
}
