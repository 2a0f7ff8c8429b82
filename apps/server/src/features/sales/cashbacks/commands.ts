import * as contract from '@sejuk/contract/sales/cashbacks'
import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import { extensionOf } from '@sejuk/domain/files'
import { because } from '@sejuk/domain/messages'
import { cashback, spendableStatuses, validityPast } from '@sejuk/domain/sales/cashbacks/cashbacks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { entity, type Line, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbackChanges, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { notifyDecision } from './notices.ts'

/** What was granted, whatever became of it. */
export const grantedStatuses = [...spendableStatuses, 'Closed'] as const

/** A customer knows of what was granted, and nothing of what is asked for behind their back. */
export const isCustomer = ({ view_data }: Viewer) => view_data === 'View_Data_Customer'

/** Of these an index is in the order in which lines were made; of one customer there are few. */
export const linesInOrder = {
  dept_code: t.scope_dept_code,
  salesman_code: t.scope_salesman_code,
  created_by: t.created_by,
}

/** A line belongs to its customer: whoever sees the customer, or made the line, sees it. */
export const lineScope = (viewer: Viewer): SQL => {
  const seen = visibleTo(viewer, { ...linesInOrder, customer_code: t.customer_code })
  return isCustomer(viewer) ? sql`(${seen} and ${inArray(t.status, grantedStatuses)})` : seen
}

export const findLine = async (db: Db, viewer: Viewer, cashback_code: string) => {
  const [found] = await db
    .select({ line: t })
    .from(t)
    .where(and(eq(t.cashback_code, cashback_code), lineScope(viewer)))
  return found?.line ?? refuse('notFound')
}

/** Locked, in sight, and as the caller saw it. */
const lockLine = async (
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

export const hasOpenChange = async (db: Db, cashback_code: string) =>
  (await db.$count(
    cashbackChanges,
    and(eq(cashbackChanges.cashback_code, cashback_code), eq(cashbackChanges.status, 'Submitted')),
  )) > 0

type Terms = Pick<Line, 'customer_code' | 'org_code' | 'dept_code' | 'type_rebate_code' | 'valid_from' | 'valid_to'>

/** What only the server can know of a form: that what it names is there, and that its days make sense. */
const requireSense = async (db: Db, viewer: Viewer, form: Terms) => {
  const [customer] = await db
    .select({ status: customers.status })
    .from(customers)
    .where(and(eq(customers.customer_code, form.customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  if (!takesBusiness(customer.status)) refuseField('customer_code', noNewBusiness)
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
  if (form.valid_to < form.valid_from) refuseField('valid_to', because('last-day-before-first'))
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
  const { usercode, username } = viewer
  const by = { created_by: usercode, create_user_name: username, authors: [usercode] }
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
  if (type?.requires_document && !file) refuseField('file', because('type-rebate-needs-document'))
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

const requireValid = ({ valid_to }: Line) => {
  if (valid_to < companyToday()) refuse('conflict', { message: validityPast })
}

/** What is approved for a customer on one day is counted together, lines and changes of them. */
export const approvalOf = (customer: string, amount: number) => ({
  kind: 'cashback',
  customer,
  amount: Math.abs(amount),
})

export const onCashback = acting(cashback, {
  table: t,
  key: 'cashback_code',
  endpoints: contract.actOnCashback,
  visible: lineScope,
  facts: async ({ db }, { cashback_code }) => ({
    has_open_change: await hasOpenChange(db, cashback_code),
    is_from_run: (await db.$count(cashbackRunLines, eq(cashbackRunLines.cashback_code, cashback_code))) > 0,
  }),
  changes: {
    submit: async ({ db, before }) => {
      requireValid(before)
      await requireBusiness(db, before.customer_code)
      return { set: { reject_reason: null } }
    },
    approve: async ({ db, actor, before }) => {
      requireValid(before)
      await requireBusiness(db, before.customer_code)
      // Before the write, so that the answer has the version after both.
      await moveCashback(db, actor, { ...before, status: 'Approved' }, [
        { kind: 'grant', amount: before.cashback_amount },
      ])
      return { set: { reject_reason: null } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  approval: ({ customer_code, cashback_amount }) => approvalOf(customer_code, cashback_amount),
  notices: {
    approve: (done) => notifyDecision(done, 'approve', done.after, { isOfMany: done.isOfMany ?? false }),
    reject: (done) => notifyDecision(done, 'reject', done.after, { reason: done.reason ?? '' }),
  },
})

export const updateCashback = async ({ input, ...context }: RequestContext<typeof contract.updateCashback>) => {
  const { db, viewer } = context
  const { cashback_code, row_version, amount, ...form } = input
  const fields = { ...form, cashback_amount: amount }
  const line = await lockLine(db, viewer, { cashback_code, row_version }, fields)
  const begun = await onCashback.beginOn(context, 'update', line)
  await requireSense(db, viewer, form)
  await onCashback.end(begun, { set: fields })
  return { data: null }
}
