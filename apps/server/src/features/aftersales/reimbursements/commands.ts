import { actOnReimbursement } from '@sejuk/contract/aftersales/reimbursements'
import { reimbursement } from '@sejuk/domain/aftersales/reimbursements'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { reimbursementLines as l, reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { type Notice, notify } from '../../../platform/notify/notify.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { type Batch, entity, factsOf, sumsOf } from './facts.ts'
import { accountToPay } from './payment-account.ts'

type Line = typeof l.$inferSelect
type OnLine = ActingContext & { before: Batch; input: { work_order_number: string } }

const ofLine = (batch: Batch, work_order_number: string) =>
  and(eq(l.reimbursement_code, batch.reimbursement_code), eq(l.work_order_number, work_order_number))

const findLine = async ({ db, before, input }: OnLine) => {
  const [line = refuse('notFound')] = await db.select().from(l).where(ofLine(before, input.work_order_number))
  return line
}

const writeLine = async ({ db, before, input }: OnLine, change: Partial<Line>, reason: string) => {
  await db.update(l).set(change).where(ofLine(before, input.work_order_number))
  // The sum of the batch has a field of the same name.
  const { deduction_amount: _ofLine, ...rest } = change
  return { set: await sumsOf(db, before), reason, also: { work_order_number: input.work_order_number, ...rest } }
}

/** The work orders of a batch show how far it is; a rejected batch lets go of them. */
const showOnOrders = async ({ db, after: { reimbursement_code, invoice_status } }: Done<Batch>) => {
  const ofBatch = eq(l.reimbursement_code, reimbursement_code)
  const live = db
    .select({ n: l.work_order_number })
    .from(l)
    .where(and(ofBatch, eq(l.is_live, true)))
  await db.update(w).set({ invoice_status }).where(inArray(w.work_order_number, live))
  if (invoice_status === 'Confirmed_Reject') await db.update(l).set({ is_live: false }).where(ofBatch)
}

const deskOf = async (db: Db, asc_code: string) => {
  const found = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(and(eq(users.asc_code, asc_code), eq(users.is_active, true)))
  return found.map(({ usercode }) => usercode)
}
type BatchEvent = 'reimbursement-received' | 'reimbursement-rejected' | 'reimbursement-paid'
const notifyCentre = async <E extends BatchEvent>(
  done: Done<Batch>,
  notice: Pick<Notice<E>, 'event' | 'variables'>,
) => {
  const { reimbursement_code, asc_code } = done.after
  await notify(done, {
    ...notice,
    to: await deskOf(done.db, asc_code),
    url: addressTo('reimbursement', { code: reimbursement_code }),
    about: { entity, entity_code: reimbursement_code },
  })
}

type By = { usercode: string; username: string; at: string }
const decided = ({ usercode, username, at }: By) => ({
  decided_by: usercode,
  decide_user_name: username,
  decided_date: at,
})

export const onReimbursement = acting(reimbursement, {
  table: t,
  key: 'reimbursement_code',
  endpoints: actOnReimbursement,
  visible: (viewer) => visibleTo(viewer, t),
  facts: ({ db, viewer }, row) => factsOf(db, row, viewer),
  changes: {
    dispute: async (begun) => {
      const { line_state } = await findLine(begun)
      if (line_state !== 'Agreed') refuse('conflict', { because: because('line-disputed-already') })
      const { reason } = begun.input
      return writeLine(begun, { line_state: 'Disputed', dispute_reason: reason }, reason)
    },
    /** Taken out, a work order can be marked again when its costs are right. */
    'settle-dispute': async (begun) => {
      const { db, input } = begun
      const { line_state, work_order_number } = await findLine(begun)
      if (line_state !== 'Disputed') refuse('conflict', { because: because('line-not-disputed') })
      const { is_accepted, answer } = input
      if (is_accepted)
        await db
          .update(w)
          .set({ reimbursement_code: null, invoice_status: 'Confirmed_Reject' })
          .where(eq(w.work_order_number, work_order_number))
      const state = is_accepted ? 'Removed' : 'Refused'
      return writeLine(begun, { line_state: state, dispute_answer: answer, is_live: !is_accepted }, answer)
    },
    deduct: async (begun) => {
      const line = await findLine(begun)
      const { deduction_amount, deduction_kind, reason } = begun.input
      if (line.line_state === 'Removed') refuse('notFound')
      if (deduction_amount > line.approved_amount)
        refuseField('deduction_amount', because('deduction-no-more-than-line'))
      return writeLine(begun, { deduction_amount, deduction_kind, deduction_reason: reason }, reason)
    },
    'send-invoice': async ({ input: { invoice_number, invoice_date, tax_invoice_number } }) => ({
      set: { invoice_number, invoice_date, tax_invoice_number },
    }),
    'invoice-received': async () => ({ set: { reject_reason: null } }),
    'confirmed-reject': async ({ input }) => ({ set: { reject_reason: input.reason } }),
    /** The current account is stored with the payment, so that the file is the same whenever it is downloaded. */
    pay: async ({ db, before }) => ({
      set: { ...(await accountToPay(db, before)), payments: before.payments + 1, fail_reason: null },
    }),
  },
  marks: {
    'send-invoice': ({ username, at }) => ({ sent_date: at, sent_user_name: username }),
    'invoice-received': decided,
    'confirmed-reject': decided,
    pay: ({ usercode }) => ({ payer_code: usercode }),
  },
  effects: { 'invoice-received': [showOnOrders], 'confirmed-reject': [showOnOrders] },
  notices: {
    'invoice-received': (done) => {
      const { reimbursement_code, net_amount } = done.after
      const variables = { batch: reimbursement_code, amount: net_amount }
      return notifyCentre(done, { event: 'reimbursement-received', variables })
    },
    'confirmed-reject': (done) => {
      const variables = { batch: done.after.reimbursement_code, reason: done.input.reason }
      return notifyCentre(done, { event: 'reimbursement-rejected', variables })
    },
    'import-result': async (done) => {
      const { reimbursement_code, net_amount, payment_status } = done.after
      const variables = { batch: reimbursement_code, amount: net_amount }
      if (payment_status === 'Payment_Successful') await notifyCentre(done, { event: 'reimbursement-paid', variables })
    },
  },
})
