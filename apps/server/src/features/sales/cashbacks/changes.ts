import * as contract from '@sejuk/contract/sales/cashback-changes'
import { because } from '@sejuk/domain/messages'
import { exceedsRemain } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { cashbackChange, validityPast } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { and, eq, sql } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { entity, type Line, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cashbackChanges as changes, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { approvedToday, recordApproval } from '../../../platform/documents/approvals.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { approvalOf, lineScope, onCashback } from './commands.ts'

type Requesting = Pick<RequestContext<never>, 'db' | 'viewer' | 'actor'>
type Wish = Pick<typeof changes.$inferInsert, 'kind' | 'amount' | 'valid_to' | 'dept_code' | 'reason'>

const request = async ({ db, viewer, actor }: Requesting, cashback_code: string, wish: Wish) => {
  await db.insert(changes).values({
    ...wish,
    cashback_code,
    authors: [viewer.usercode],
    requested_by: viewer.usercode,
    requested_user_name: viewer.username,
  })
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

type Change = typeof changes.$inferSelect
const lineOf = async (db: Db, { cashback_code }: Change) => {
  const [line] = await db.select().from(t).where(eq(t.cashback_code, cashback_code))
  return line ?? refuse('notFound')
}
const amountOf = ({ amount }: Change, { cashback_remain }: Line) => amount ?? cashback_remain

/** What the line was and what it becomes stands in its own history, beside who decided and why. */
const logOnLine = async ({ db, actor, name, after: change, reason }: Done<Change>, line: Line) => {
  const { valid_to, granted_amount, dept_code } = line
  const before = { valid_to, granted_amount, dept_code }
  const after = {
    valid_to: change.valid_to ?? valid_to,
    granted_amount: granted_amount + (change.amount ?? 0),
    dept_code: change.dept_code ?? dept_code,
  }
  await logActions(db, actor, [
    {
      ...{ entity, entity_code: line.cashback_code, action: `${name}-${change.kind}`, reason: reason ?? change.reason },
      ...{ before, after: name === 'approve' ? after : before },
    },
  ])
}

const applyToLine = async (done: Done<Change>) => {
  const { db, actor, viewer, after: change } = done
  const line = await lineOf(db, change)
  const amount = amountOf(change, line)
  // What takes cashback away stays possible; more or longer is new business.
  if (change.kind === 'extend' || (change.amount ?? 0) > 0) await requireBusiness(db, line.customer_code)
  const entity_code = String(change.change_id)
  const counted = approvalOf(line.customer_code, amount)
  await recordApproval({ db, viewer }, counted, { entity: cashbackChange.entity, entity_code })
  const set = (fields: Partial<Line>) => db.update(t).set(fields).where(eq(t.cashback_code, line.cashback_code))
  if (change.kind === 'extend') {
    const valid_to = change.valid_to ?? line.valid_to
    if (valid_to < companyToday()) refuse('conflict', { message: validityPast })
    await set({ valid_to, told_days: null })
  }
  if (change.kind === 'adjust') {
    if (line.cashback_remain + amount < 0) refuse('conflict', { message: exceedsRemain })
    await set({ is_adjusted: true })
    const { reason } = change
    await moveCashback(db, actor, { ...line, is_adjusted: true }, [{ kind: 'adjust', amount }], { reason })
  }
  if (change.dept_code && change.dept_code !== line.dept_code) await set({ dept_code: change.dept_code })
  await logOnLine(done, line)
}

const decided = ({ usercode, username, at }: { usercode: string; username: string; at: string }) => ({
  ...{ decided_by: usercode, decided_user_name: username, decided_date: at },
})

export const onChange = acting(cashbackChange, {
  table: changes,
  key: 'change_id',
  endpoints: contract.actOnChange,
  visible: (viewer) => {
    const isItsLine = and(eq(t.cashback_code, changes.cashback_code), lineScope(viewer))
    return sql`exists (select from ${t} where ${isItsLine})`
  },
  // The line before its change: everybody locks in this order.
  lockFirst: ({ db }, change_id) =>
    db.execute(sql`select from ${t} where ${t.cashback_code} =
      (select ${changes.cashback_code} from ${changes} where ${changes.change_id} = ${change_id}) for update`),
  facts: async ({ db, viewer }, change) => {
    const line = await lineOf(db, change)
    const counted = approvalOf(line.customer_code, amountOf(change, line))
    return { cashback_remain: line.cashback_remain, approved_of_day: await approvedToday({ db, viewer }, counted) }
  },
  changes: { reject: async ({ input }) => ({ set: { decide_reason: input.reason } }) },
  marks: { approve: decided, reject: decided },
  effects: {
    approve: [applyToLine],
    reject: [async (done) => logOnLine(done, await lineOf(done.db, done.after))],
  },
})
