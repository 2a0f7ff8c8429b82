import { sumBatch } from '@sejuk/domain/aftersales/reimbursements'
import { invoiceModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { reimbursementLines as l, type reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { oldParts } from '../../../db/tables/spareparts/old-parts.ts'

export const entity = 'reimbursement'
export type Batch = typeof t.$inferSelect

const linesOf = (db: Db, code: string) =>
  db.select().from(l).where(eq(l.reimbursement_code, code)).orderBy(asc(l.work_order_number))

/** What decides about a batch beside its row. */
export const factsOf = async (db: Db, batch: Batch, { usercode }: Pick<Viewer, 'usercode'>) => {
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
    has_invoice: invoices > 0,
    has_account: Boolean(centre?.bank_code && centre.credited_account),
    is_receiver: batch.invoice_status === 'Invoice_Received' && batch.decided_by === usercode,
    is_payer: batch.payer_code === usercode,
  }
}

/** Old parts that were not returned, as lines of their own. */
export const oldPartsOf = (db: Db, code: string) =>
  db
    .select({
      old_part_code: oldParts.old_part_code,
      work_order_number: oldParts.work_order_number,
      item_code: oldParts.item_code,
      item_name: oldParts.item_name,
      amount: sql<number>`(${oldParts.price} * (${oldParts.qty} - ${oldParts.received_qty}))::float8`,
    })
    .from(oldParts)
    .where(eq(oldParts.reimbursement_code, code))
    .orderBy(asc(oldParts.old_part_code))

/** After its lines changed: the sums, and how many are disputed. */
export const sumsOf = async (
  db: Db,
  { reimbursement_code, tax_rate }: Pick<Batch, 'reimbursement_code' | 'tax_rate'>,
) => {
  const lines = await linesOf(db, reimbursement_code)
  const disputed = lines.filter(({ line_state }) => line_state === 'Disputed').length
  const owed = await oldPartsOf(db, reimbursement_code)
  return {
    ...sumBatch(
      lines,
      tax_rate,
      owed.reduce((sum, { amount }) => sum + amount, 0),
    ),
    disputed,
  }
}
