import type * as contract from '@sejuk/contract/sales/cashbacks'
import { extensionOf } from '@sejuk/domain/files'
import {
  type CashbackActionName,
  type CashbackState,
  cashbackAction,
  spendableStatuses,
  validityPast,
} from '@sejuk/domain/sales/cashbacks'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbackChanges, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity, type Line, moveCashback } from './ledger.ts'
import { type Manner, notifyDecision } from './notices.ts'

/** What was granted, whatever became of it. */
const grantedStatuses = [...spendableStatuses, 'Closed'] as const

/** A customer knows of what was granted, and nothing of what is asked for behind their back. */
export const isCustomer = ({ view_data }: Viewer) => view_data === 'View_Data_Customer'

/** A line belongs to its customer: whoever sees the customer, or made the line, sees it. */
export const lineScope = (viewer: Viewer) =>
  and(
    visibleTo(viewer, {
      dept_code: customers.dept_code,
      salesman_code: customers.salesman_code,
      customer_code: t.customer_code,
      created_by: t.created_by,
    }),
    isCustomer(viewer) ? inArray(t.status, grantedStatuses) : undefined,
  )

export const findLine = async (db: Db, viewer: Viewer, cashback_code: string) => {
  const [found] = await db
    .select({ line: t })
    .from(t)
    .innerJoin(customers, eq(customers.customer_code, t.customer_code))
    .where(and(eq(t.cashback_code, cashback_code), lineScope(viewer)))
  return found?.line ?? refuse('notFound')
}

/** Locked, in sight, and as the caller saw it. */
export const lockLine = async (
  db: Db,
  viewer: Viewer,
  asked: { cashback_code: string; row_version: number },
  form: object = {},
) => {
  const { cashback_code, row_version } = asked
  await findLine(db, viewer, cashback_code)
  const [row] = await db.select().from(t).where(eq(t.cashback_code, cashback_code)).for('update')
  return stillCurrent(db, row, { entity, entity_code: cashback_code, row_version, form })
}

export const decidesAll = (viewer: Viewer) => viewer.permission.has('Cashback-Approve-Above-Limit')

export const hasOpenChange = async (db: Db, cashback_code: string) =>
  (await db.$count(
    cashbackChanges,
    and(eq(cashbackChanges.cashback_code, cashback_code), eq(cashbackChanges.status, 'Submitted')),
  )) > 0

const stateOf = async (db: Db, line: Line, viewer: Viewer): Promise<CashbackState> => ({
  status: line.status,
  is_mine: line.created_by === viewer.usercode,
  granted_amount: line.cashback_amount,
  decides_all: decidesAll(viewer),
  has_open_change: await hasOpenChange(db, line.cashback_code),
  is_from_run: (await db.$count(cashbackRunLines, eq(cashbackRunLines.cashback_code, line.cashback_code))) > 0,
})

export const mayBe = async (db: Db, name: CashbackActionName, line: Line, viewer: Viewer) =>
  gate(cashbackAction(name), await stateOf(db, line, viewer), viewer.permission)

export const requireAllowed = async (db: Db, name: CashbackActionName, line: Line, viewer: Viewer) =>
  enforce(await mayBe(db, name, line, viewer))

type Terms = Pick<Line, 'customer_code' | 'org_code' | 'dept_code' | 'type_rebate_code' | 'valid_from' | 'valid_to'>

/** What only the server can know of a form: that what it names is there, and that its days make sense. */
const requireSense = async (db: Db, viewer: Viewer, form: Terms) => {
  const [customer] = await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(and(eq(customers.customer_code, form.customer_code), visibleTo(viewer, customers)))
  if (!customer) refuseChoice('customer_code')
  const there = {
    org_code: await db.$count(organizations, eq(organizations.org_code, form.org_code)),
    dept_code: await db.$count(departments, eq(departments.dept_code, form.dept_code)),
    type_rebate_code: await db.$count(
      rebateTypes,
      and(eq(rebateTypes.type_rebate_code, form.type_rebate_code), eq(rebateTypes.is_active, true)),
    ),
  }
  for (const [field, count] of Object.entries(there)) if (count === 0) refuseChoice(field)
  if (form.valid_to < companyToday()) refuseField('valid_to', validityPast)
  if (form.valid_to < form.valid_from) refuseField('valid_to', 'The last day is before the first')
}

type New = Terms &
  Pick<Line, 'period' | 'cashback_amount' | 'source' | 'remark' | 'status'> & { photo_code?: string | null }
export const addLine = async (
  {
    db,
    viewer,
    actor,
  }: Pick<RequestContext<typeof contract.addCashback>, 'db' | 'actor'> & {
    viewer: Pick<Viewer, 'usercode' | 'username'>
  },
  row: New,
) => {
  const cashback_code = await nextDocumentNumber(db, 'CB', row.dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(t).values({ ...row, ...by, cashback_code })
  await logActions(db, actor, [
    { entity, entity_code: cashback_code, action: 'create', to_status: row.status, after: row },
  ])
  return { data: { cashback_code } }
}

export const addCashback = async ({ input, ...context }: RequestContext<typeof contract.addCashback>) => {
  await requireSense(context.db, context.viewer, input)
  const { amount: cashback_amount, ...form } = input
  return addLine(context, { ...form, cashback_amount, source: 'calculated', status: 'Draft' })
}

export const addManualRebate = async ({ input, ...context }: RequestContext<typeof contract.addManualRebate>) => {
  const { db, viewer } = context
  const { amount: cashback_amount, reason: remark, file, ...form } = input
  const valid_from = companyToday()
  await requireSense(db, viewer, { ...form, valid_from })
  const [type] = await db.select().from(rebateTypes).where(eq(rebateTypes.type_rebate_code, form.type_rebate_code))
  if (type?.requires_document && !file) refuseField('file', 'This type of rebate needs a document')
  const period = valid_from.slice(0, 7)
  const line = {
    ...form,
    valid_from,
    period,
    cashback_amount,
    remark,
    source: 'manual',
    status: 'Submitted',
  } as const
  const added = await addLine(context, line)
  if (file) {
    const { cashback_code } = added.data
    const place = { module_name: 'Cashback', module_code: cashback_code, alias: 'rebate_document' }
    const kind = extensionOf(file.name) === 'pdf' ? 'file' : 'photo'
    const photo_code = await storeWithRecord(context, place, file, kind)
    await db.update(t).set({ photo_code, row_version: 1 }).where(eq(t.cashback_code, cashback_code))
  }
  return added
}

export const updateCashback = async ({ db, viewer, actor, input }: RequestContext<typeof contract.updateCashback>) => {
  const { cashback_code, row_version, amount, ...form } = input
  const fields = { ...form, cashback_amount: amount }
  const before = await lockLine(db, viewer, { cashback_code, row_version }, fields)
  await requireAllowed(db, 'update', before, viewer)
  await requireSense(db, viewer, form)
  await db.update(t).set(fields).where(eq(t.cashback_code, cashback_code))
  await logActions(db, actor, [
    { entity, entity_code: cashback_code, action: 'update', before, after: { ...before, ...fields } },
  ])
  return { data: null }
}

type Acting = Omit<RequestContext<typeof contract.rejectCashback>, 'input'> & {
  input: { cashback_code: string; row_version: number; reason?: string }
}

export const actOnCashback =
  (name: Deed) =>
  async ({ input, ...context }: Acting) => {
    const before = await lockLine(context.db, context.viewer, input)
    await requireAllowed(context.db, name, before, context.viewer)
    if (name !== 'reject' && before.valid_to < companyToday()) refuse('conflict', { message: validityPast })
    await decideOn(context, name, before, { reason: input.reason })
    return { data: null }
  }

type Deed = 'submit' | 'approve' | 'reject'

/** Hands in, grants or turns down a locked line that allows it. */
export const decideOn = async (context: Omit<Acting, 'input'>, name: Deed, before: Line, manner: Manner = {}) => {
  const { db, viewer, actor } = context
  const { reason } = manner
  const code = before.cashback_code
  const status = cashbackAction(name).to?.status ?? before.status
  const approval = { approved_by: viewer.usercode, approved_user_name: viewer.username, approved_date: sql`now()` }
  await db
    .update(t)
    .set({
      status,
      reject_reason: name === 'reject' ? (reason ?? null) : null,
      ...(name === 'approve' ? approval : {}),
    })
    .where(eq(t.cashback_code, code))
  const line = { ...before, status }
  if (name === 'approve') await moveCashback(db, actor, line, [{ kind: 'grant', amount: before.cashback_amount }])
  await logActions(db, actor, [
    {
      entity,
      entity_code: code,
      action: name,
      from_status: before.status,
      to_status: status,
      reason: reason ?? null,
    },
  ])
  await notifyDecision(context, name, line, manner)
}
