import { invoiceModule } from '@sejuk/domain/aftersales/evidence'
import { type BatchActionName, type BatchState, batchAction, sumBatch } from '@sejuk/domain/aftersales/reimbursements'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { reimbursementLines as l, reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const entity = 'reimbursement'
export type Batch = typeof t.$inferSelect

export const linesOf = (db: Db, code: string) =>
  db.select().from(l).where(eq(l.reimbursement_code, code)).orderBy(asc(l.work_order_number))

/** What decides about a batch beside its row. */
export const stateOf = async (db: Db, batch: Batch, { usercode }: Pick<Viewer, 'usercode'>): Promise<BatchState> => {
  const invoices = await db.$count(
    attachments,
    and(
      eq(attachments.module_name, invoiceModule),
      eq(attachments.module_code, batch.reimbursement_code),
      isNull(attachments.deleted_date),
    ),
  )
  const [centre] = await db
    .select({ bank_code: serviceCentres.bank_code, credited_account: serviceCentres.credited_account })
    .from(serviceCentres)
    .where(eq(serviceCentres.asc_code, batch.asc_code))
  return {
    invoice_status: batch.invoice_status,
    payment_status: batch.payment_status,
    lines: batch.work_orders,
    disputed: batch.disputed,
    has_invoice: invoices > 0,
    is_sent: batch.sent_date !== null,
    has_account: Boolean(centre?.bank_code && centre.credited_account),
    is_receiver: batch.invoice_status === 'Invoice_Received' && batch.decided_by === usercode,
    is_payer: batch.payer_code === usercode,
  }
}

type Seen = { reimbursement_code: string; row_version?: number }

export const lockBatch = async (db: Db, viewer: Viewer, name: BatchActionName, seen: Seen) => {
  const { reimbursement_code } = seen
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.reimbursement_code, reimbursement_code), visibleTo(viewer, t)))
    .for('update')
  const row_version = seen.row_version ?? found?.row_version ?? 0
  const batch = await stillCurrent(db, found, { entity, entity_code: reimbursement_code, row_version, form: {} })
  enforce(gate(batchAction(name), await stateOf(db, batch, viewer), viewer.permission))
  return batch
}

/** After its lines changed: the sums, and how many are disputed. */
export const addUp = async (
  db: Db,
  { reimbursement_code, tax_rate }: Pick<Batch, 'reimbursement_code' | 'tax_rate'>,
) => {
  const lines = await linesOf(db, reimbursement_code)
  const sums = {
    ...sumBatch(lines, tax_rate),
    disputed: lines.filter(({ line_state }) => line_state === 'Disputed').length,
  }
  await db.update(t).set(sums).where(eq(t.reimbursement_code, reimbursement_code))
  return sums
}
