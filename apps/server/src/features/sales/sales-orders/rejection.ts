import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { reasonRequired } from '@sejuk/domain/installers/installers'
import { needsNote } from '@sejuk/domain/sales/order-approvals'
import type { Viewer } from '@sejuk/domain/viewers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuseField } from '../../../platform/http/refuse.ts'

/** The reason as it is stored, shown and sent: what was chosen, in the language of who chose it, and what was written. */
export const rejectionOf = async (
  db: Db,
  { usercode }: Viewer,
  { reason_code, reason }: Pick<Parsed<typeof actOnSalesOrder.reject>, 'reason_code' | 'reason'>,
) => {
  if (!reason && needsNote(reason_code)) refuseField('reason', reasonRequired)
  if (!reason_code || reason_code === 'other-reason') return reason ?? ''
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.usercode, usercode))
  const [english, indonesian] = salesOrderWords.words[reason_code]
  return [user?.language === 'local' ? indonesian : english, reason].filter(Boolean).join(': ')
}
