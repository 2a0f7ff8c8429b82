import type * as contract from '@sejuk/contract/finance/kwitansi'
import { kwitansiRefusal } from '@sejuk/domain/finance/kwitansi'
import { and, eq } from 'drizzle-orm'
import { kwitansi as t } from '../../../db/tables/finance/kwitansi.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const records = recordsOf('kwitansi', t, t.kwitansi_code)

/** One for a receipt: whoever asks again gets the same. The receipt is locked, so that it is not made void meanwhile. */
export const printKwitansi = async ({ db, viewer, actor, input }: RequestContext<typeof contract.printKwitansi>) => {
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.receipt_code, input.receipt_code), visibleTo(viewer, receipts)))
    .for('update')
  if (!receipt) return refuse('notFound')
  const refused = kwitansiRefusal(receipt)
  if (refused) refuse('conflict', { because: refused })
  const { receipt_code, customer_code, dept_code, salesman_code, amount } = receipt
  const [live] = await db
    .select({ kwitansi_code: t.kwitansi_code })
    .from(t)
    .where(and(eq(t.receipt_code, receipt_code), eq(t.status, 'Issued')))
  if (live) return { data: live }
  const kwitansi_date = companyToday()
  const kwitansi_code = await nextDocumentNumber(db, 'KW', dept_code, kwitansi_date)
  await records.add(db, actor, {
    ...{ kwitansi_code, receipt_code, customer_code, dept_code, salesman_code, amount, kwitansi_date },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })
  return { data: { kwitansi_code } }
}

/** The money went back, or never came: the paper for it counts no more. */
export const voidKwitansi = async ({ db, actor, after }: Done<typeof receipts.$inferSelect>) => {
  const live = await db
    .select()
    .from(t)
    .where(and(eq(t.receipt_code, after.receipt_code), eq(t.status, 'Issued')))
    .for('update')
  for (const before of live)
    await records.change(db, actor, before, { status: 'Void', void_date: new Date().toISOString() })
}
