import type * as contract from '@sejuk/contract/spareparts/old-parts'
import { sumBatch } from '@sejuk/domain/aftersales/reimbursements'
import { because } from '@sejuk/domain/messages'
import { bearable, deductedUntil } from '@sejuk/domain/spareparts/old-parts'
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { reimbursementLines, type reimbursements } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import type { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { oldParts as t } from '../../../db/tables/spareparts/old-parts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onReimbursement } from '../../aftersales/reimbursements/commands.ts'
import { onWorkOrder } from '../../aftersales/work-orders/commands.ts'

const records = recordsOf('old-part', t, t.old_part_code)

/** The number of an old part names it; of a part's code the one that is owed longest is taken. */
export const receiveOldPart = async ({ db, viewer, actor, input }: RequestContext<typeof contract.receiveOldPart>) => {
  const code = input.code.trim()
  const [found] = await db
    .select()
    .from(t)
    .where(
      and(
        visibleTo(viewer, t),
        eq(t.status, 'Owed'),
        or(eq(t.old_part_code, code), eq(t.item_code, code)),
        input.asc_code ? eq(t.asc_code, input.asc_code) : undefined,
      ),
    )
    .orderBy(sql`${t.old_part_code} = ${code} desc`, asc(t.used_date), asc(t.old_part_code))
    .limit(1)
    .for('update')
  if (!found) return refuseField('code', because('old-part-not-owed', { code }))
  const received_qty = found.received_qty + 1
  await records.change(db, actor, found, {
    ...{ received_qty, disposition: input.disposition, received_user_name: viewer.username },
    received_date: new Date().toISOString(),
    status: received_qty === found.qty ? 'Received' : 'Owed',
  })
  const [centre] = await db.select().from(serviceCentres).where(eq(serviceCentres.asc_code, found.asc_code))
  const { old_part_code, item_name, work_order_number, qty } = found
  return {
    data: { old_part_code, item_name, work_order_number, qty, received_qty, asc_name: centre?.asc_name ?? '' },
  }
}

const mostAtOnce = 200

/** What is owed for more than 30 days goes into the batch that is being written, as far as it pays. */
const deductOldParts = async ({ db, actor, after }: Done<typeof workOrders.$inferSelect>) => {
  const { reimbursement_code, asc_code } = after
  if (!reimbursement_code) return
  const owed = await db
    .select()
    .from(t)
    .where(and(eq(t.asc_code, asc_code), eq(t.status, 'Owed'), lte(t.used_date, deductedUntil(companyToday()))))
    .orderBy(asc(t.used_date), asc(t.old_part_code))
    .limit(mostAtOnce)
    .for('update')
  if (owed.length === 0) return
  const lines = await db
    .select()
    .from(reimbursementLines)
    .where(eq(reimbursementLines.reimbursement_code, reimbursement_code))
  const taken = await db.select().from(t).where(eq(t.reimbursement_code, reimbursement_code))
  const amountOf = ({ price, qty, received_qty }: typeof t.$inferSelect) => price * (qty - received_qty)
  const { gross_amount, deduction_amount } = sumBatch(lines, 0)
  const left = gross_amount - deduction_amount - taken.reduce((sum, part) => sum + amountOf(part), 0)
  const parts = owed.map((part) => ({ part, amount: amountOf(part) }))
  for (const { part } of bearable(parts, left))
    await records.change(db, actor, part, { status: 'Deducted', reimbursement_code })
}

/** A rejected batch takes nothing: its parts are owed again. */
const oweAgain = async ({ db, actor, after }: Done<typeof reimbursements.$inferSelect>) => {
  const taken = await db
    .select()
    .from(t)
    .where(and(eq(t.reimbursement_code, after.reimbursement_code), inArray(t.status, ['Deducted'])))
    .for('update')
  for (const part of taken) await records.change(db, actor, part, { status: 'Owed', reimbursement_code: null })
}

export const oldPartEffects = [
  onWorkOrder.after('mark-as-reimbursement', deductOldParts),
  onReimbursement.after('confirmed-reject', oweAgain),
]
