import type { AskedPart } from '@sejuk/contract/spareparts/asked-parts'
import { and, eq } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { addOrder, records, type Writing, writtenLines } from './commands.ts'
import { amountsOf, judgeLines, kindOf, writeLines } from './lines.ts'
import { unitOfWorkOrder } from './unit.ts'

type NeedOfWorkOrder = {
  work_order_number: string
  work_order_detail_id: number
  lines: readonly AskedPart[]
  remark: string | null
}

/** What a technician or the desk needs for a unit: into the draft there is, or into a new one. */
export const needForWorkOrder = async (context: Writing, need: NeedOfWorkOrder) => {
  const { db, viewer, actor } = context
  const [order] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.work_order_number, need.work_order_number), visibleWorkOrders(viewer)))
  const isOfOrder = and(
    eq(workOrderDetails.work_order_detail_id, need.work_order_detail_id),
    eq(workOrderDetails.work_order_number, need.work_order_number),
  )
  const isOwn = (await db.$count(workOrderDetails, isOfOrder)) > 0
  const unit = isOwn ? await unitOfWorkOrder(db, need.work_order_detail_id) : undefined
  if (!order || !unit) return refuse('notFound')
  const [draft] = await db
    .select()
    .from(t)
    .where(and(eq(t.work_order_detail_id, need.work_order_detail_id), eq(t.status, 'Draft')))
    .orderBy(t.created_date)
    .limit(1)
    .for('update')
  if (!draft)
    return addOrder(
      context,
      {
        ...{ order_kind: 'In_Warranty', dept_code: order.dept_code, asc_code: order.asc_code, delivery_to: 'ASC' },
        ...{ work_order_number: order.work_order_number, work_order_detail_id: need.work_order_detail_id },
        ...{ technician_code: order.technician_code, remark: need.remark },
        ...{ consumer_name: order.customer_name, consumer_phone: order.customer_phone },
        ...{ purchase_date: unit.purchase_date, urgency: order.priority === 'Urgent' ? 'Urgent' : 'Normal' },
      },
      unit,
      need.lines,
    )
  const before = await writtenLines(db, draft)
  const added = [...need.lines, ...before]
  const judged = await judgeLines(db, { viewer, order: draft, unit, lines: added, before })
  await writeLines(db, draft.sparepart_order_code, judged)
  await records.change(
    db,
    actor,
    draft,
    {
      ...(await amountsOf(db, draft, judged)),
      order_kind: kindOf(draft, judged),
      authors: [...new Set([...draft.authors, viewer.usercode])],
    },
    { after: { lines: need.lines } },
  )
  return draft.sparepart_order_code
}
