import type { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import type { Parsed } from '@sejuk/contract/endpoint'
import type { DeliveryState } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import { desc, eq } from 'drizzle-orm'
import type { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryReceipts } from '../../../db/tables/delivery/delivery-receipts.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { keepCapturedSignature } from '../../customers/signatures/commands.ts'
import { openProblems } from './problems.ts'
import { receiptStatusNow } from './receipt-status.ts'

type Row = typeof t.$inferSelect
type Form = Parsed<(typeof workOnDelivery)['verify']>
const shortestNote = 10

/** Of the last part that came: who signed it is known by name. */
const keepSpecimen = async (begun: Begun<Row, DeliveryState, Form>) => {
  const { db, before } = begun
  const [last] = await db
    .select()
    .from(deliveryReceipts)
    .where(eq(deliveryReceipts.delivery_code, before.delivery_code))
    .orderBy(desc(deliveryReceipts.receipt_id))
    .limit(1)
  if (!last?.signature_code) return refuseField('keep_specimen', because('no-receipt-yet'))
  await keepCapturedSignature(begun, {
    ...{ customer_code: before.customer_code, photo_code: last.signature_code },
    ...{ signer_name: last.receiver_name, job_title: last.receiver_job },
  })
}

/** A person says whether it is the same hand; another one opens a problem, and who cannot tell leaves it to somebody else. */
export const verifySignature = async (begun: Begun<Row, DeliveryState, Form>): Promise<Change<Row, DeliveryState>> => {
  const { db, viewer, before, input, at } = begun
  const { verdict, note, owner_code, due_date, keep_specimen } = input
  if (verdict === 'Unsure')
    return {
      set: { verdict, verdict_note: note, unsure_by: [...before.unsure_by, viewer.usercode] },
      also: { verdict, note },
    }
  if (verdict === 'Different') {
    if ((note?.length ?? 0) < shortestNote) refuseField('note', because('say-what-differs', { n: shortestNote }))
    if (owner_code && !(await db.$count(users, eq(users.usercode, owner_code)))) refuseChoice('owner_code')
    await openProblems(begun, viewer, before, [{ kind: 'signature', detail: note, owner_code, due_date }])
  }
  if (verdict === 'Same' && keep_specimen) await keepSpecimen(begun)
  return {
    facts: { receipt_status: await receiptStatusNow(db, { ...before, verdict }) },
    set: {
      ...{ verdict, verdict_note: note, verdict_by: viewer.usercode },
      ...{ verdict_user_name: viewer.username, verdict_date: at },
    },
    also: { verdict, note },
  }
}
