import type * as contract from '@sejuk/contract/sales/cashbacks'
import { because } from '@sejuk/domain/messages'
import { exceedsRemain } from '@sejuk/domain/sales/cashback-selection'
import { approveChangeAction, decideChangeAction, mayDecideAll, validityPast } from '@sejuk/domain/sales/cashbacks'
import { gate } from '@sejuk/domain/workflow'
import { eq, sql } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { entity, moveCashback } from '../../../business/sales/cashback-lines.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cashbackChanges as changes, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { approvedToday, recordApproval } from '../../../platform/documents/approvals.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { approvalOf, findLine, lockLine, onCashback } from './lines.ts'

type Requesting = Pick<RequestContext<never>, 'db' | 'viewer' | 'actor'>
type Wish = Pick<typeof changes.$inferInsert, 'kind' | 'amount' | 'valid_to' | 'dept_code' | 'reason'>

const request = async ({ db, viewer, actor }: Requesting, cashback_code: string, wish: Wish) => {
  await db
    .insert(changes)
    .values({ ...wish, cashback_code, requested_by: viewer.usercode, requested_user_name: viewer.username })
  await logActions(db, actor, [
    { entity, entity_code: cashback_code, action: `request-${wish.kind}`, reason: wish.reason, after: wish },
  ])
  return { data: null }
}

export const requestAdjustment = async ({ input, ...context }: RequestContext<typeof contract.requestAdjustment>) => {
  const { before: line } = await onCashback.begin(context, 'request-adjust', input)
  if (line.cashback_remain + input.amount < 0) refuseField('amount', exceedsRemain)
  return request(context, line.cashback_code, { kind: 'adjust', amount: input.amount, reason: input.reason })
}

export const requestExtension = async ({ input, ...context }: RequestContext<typeof contract.requestExtension>) => {
  const { before: line } = await onCashback.begin(context, 'request-extend', input)
  if (input.valid_to < companyToday()) refuseField('valid_to', validityPast)
  if (input.valid_to <= line.valid_to) refuseField('valid_to', because('new-last-day-must-later'))
  return request(context, line.cashback_code, { kind: 'extend', valid_to: input.valid_to, reason: input.reason })
}

export const requestTransfer = async ({ input, ...context }: RequestContext<typeof contract.requestTransfer>) => {
  const { db } = context
  const { before: line } = await onCashback.begin(context, 'request-transfer', input)
  const { dept_code, reason } = input
  if ((await db.$count(departments, eq(departments.dept_code, dept_code))) === 0) refuseChoice('dept_code')
  if (dept_code === line.dept_code) refuseField('dept_code', because('with-department-already'))
  return request(context, line.cashback_code, { kind: 'transfer', dept_code, reason })
}

type Deciding = Omit<RequestContext<typeof contract.rejectChange>, 'input'> & {
  input: { change_id: number; row_version: number; reason?: string }
}

export const decideChange =
  (status: 'Approved' | 'Rejected') =>
  async ({ db, viewer, actor, input }: Deciding) => {
    const [seen] = await db.select().from(changes).where(eq(changes.change_id, input.change_id))
    if (!seen) refuse('notFound')
    const { row_version: now } = await findLine(db, viewer, seen.cashback_code)
    // The line before its change: everybody locks in this order.
    const line = await lockLine(db, viewer, { cashback_code: seen.cashback_code, row_version: now })
    const [row] = await db.select().from(changes).where(eq(changes.change_id, seen.change_id)).for('update')
    const { row_version } = input
    const change = await stillCurrent(db, row, { entity, entity_code: seen.cashback_code, row_version, form: {} })
    const amount = change.amount ?? line.cashback_remain
    const counted = approvalOf(line.customer_code, amount)
    const isApproval = status === 'Approved'
    const state = {
      status: change.status,
      is_mine: change.requested_by === viewer.usercode,
      amount: counted.amount,
      approved_today: isApproval ? await approvedToday({ db, viewer }, counted) : 0,
      decides_all: mayDecideAll(viewer),
    }
    enforce(gate(isApproval ? approveChangeAction : decideChangeAction, state, viewer.permission))
    if (isApproval) {
      // What takes cashback away stays possible; more or longer is new business.
      if (change.kind === 'extend' || (change.amount ?? 0) > 0) await requireBusiness(db, line.customer_code)
      const entity_code = String(change.change_id)
      await recordApproval({ db, viewer }, counted, { entity: 'cashback-change', entity_code })
    }
    if (status === 'Approved' && change.kind === 'extend') {
      const valid_to = change.valid_to ?? line.valid_to
      if (valid_to < companyToday()) refuse('conflict', { message: validityPast })
      await db.update(t).set({ valid_to, told_days: null }).where(eq(t.cashback_code, line.cashback_code))
    }
    if (status === 'Approved' && change.kind === 'adjust') {
      if (line.cashback_remain + amount < 0) refuse('conflict', { message: exceedsRemain })
      await db.update(t).set({ is_adjusted: true }).where(eq(t.cashback_code, line.cashback_code))
      const { reason } = change
      await moveCashback(db, actor, { ...line, is_adjusted: true }, [{ kind: 'adjust', amount }], { reason })
    }
    const dept_code = (status === 'Approved' && change.dept_code) || line.dept_code
    if (dept_code !== line.dept_code)
      await db.update(t).set({ dept_code }).where(eq(t.cashback_code, line.cashback_code))
    await db
      .update(changes)
      .set({
        status,
        decided_by: viewer.usercode,
        decided_user_name: viewer.username,
        decided_date: sql`now()`,
        decide_reason: input.reason ?? null,
      })
      .where(eq(changes.change_id, change.change_id))
    await logActions(db, actor, [
      {
        entity,
        entity_code: line.cashback_code,
        action: `${status === 'Approved' ? 'approve' : 'reject'}-${change.kind}`,
        reason: input.reason ?? change.reason,
        before: { valid_to: line.valid_to, granted_amount: line.granted_amount, dept_code: line.dept_code },
        after: {
          valid_to: status === 'Approved' ? (change.valid_to ?? line.valid_to) : line.valid_to,
          granted_amount: line.granted_amount + (status === 'Approved' ? (change.amount ?? 0) : 0),
          dept_code,
        },
      },
    ])
    return { data: null }
  }
