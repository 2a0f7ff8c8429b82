import type * as contract from '@sejuk/contract/aftersales/reimbursements'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { reimbursementLines as l, reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne, selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity, factsOf, oldPartsOf } from './facts.ts'

const source = sql`${t} join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}`

const fields = {
  reimbursement_code: t.reimbursement_code,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  dept_code: t.dept_code,
  period: t.period,
  invoice_status: t.invoice_status,
  payment_status: t.payment_status,
  work_orders: t.work_orders,
  disputed: t.disputed,
  gross_amount: sql<number>`${t.gross_amount}::float8`,
  deduction_amount: sql<number>`${t.deduction_amount}::float8`,
  tax_amount: sql<number>`${t.tax_amount}::float8`,
  net_amount: sql<number>`${t.net_amount}::float8`,
  invoice_number: t.invoice_number,
  sent_user_name: t.sent_user_name,
  decide_user_name: t.decide_user_name,
  reject_reason: t.reject_reason,
  sent_date: t.sent_date,
  paid_date: t.paid_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

type Filters = RequestContext<typeof contract.reimbursementSummary>['input']
const matching = (input: Filters) =>
  and(
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
    input.period ? eq(t.period, input.period) : undefined,
    input.invoice_status ? eq(t.invoice_status, input.invoice_status) : undefined,
    input.payment_status ? eq(t.payment_status, input.payment_status) : undefined,
    input.text ? containsText(input.text, t.reimbursement_code, serviceCentres.asc_name, t.invoice_number) : undefined,
  )

export const listReimbursements = ({ db, viewer, input }: RequestContext<typeof contract.listReimbursements>) =>
  listPage(db, {
    input,
    source,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleTo(viewer, t), (scope) =>
      and(scope, matching(input)),
    ),
    key: t.reimbursement_code,
    sorts: {
      created_date: t.created_date,
      period: t.period,
      net_amount: t.net_amount,
      reimbursement_code: t.reimbursement_code,
    },
    sort: '-created_date',
    fields,
  })

export const reimbursementSummary = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.reimbursementSummary>) => {
  const where = and(visibleTo(viewer, t), matching(input)) ?? sql`true`
  const counts = sql`${t.invoice_status} <> 'Confirmed_Reject'`
  const isPaid = sql`${t.payment_status} = 'Payment_Successful'`
  const [sums] = await selectRows(
    db,
    {
      earned: sql<number>`coalesce(sum(${t.net_amount}) filter (where ${counts}), 0)::float8`,
      pending: sql<number>`coalesce(sum(${t.net_amount}) filter (where ${counts} and not ${isPaid}), 0)::float8`,
      paid: sql<number>`coalesce(sum(${t.net_amount}) filter (where ${isPaid}), 0)::float8`,
    },
    sql`from ${source} where ${where}`,
  )
  const [open] = await selectRows(
    db,
    { disputed: sql<number>`coalesce(sum(${l.approved_amount}), 0)::float8` },
    sql`from ${source} join ${l} on ${eq(l.reimbursement_code, t.reimbursement_code)} where ${where} and ${eq(l.line_state, 'Disputed')} and ${counts}`,
  )
  const { earned = 0, pending = 0, paid = 0 } = sums ?? {}
  return { data: { earned, pending, paid, disputed: open?.disputed ?? 0 } }
}

export const getReimbursement = async ({ db, viewer, input }: RequestContext<typeof contract.getReimbursement>) => {
  const isSeen = and(eq(t.reimbursement_code, input.reimbursement_code), visibleTo(viewer, t))
  const row = (await selectOne(db, fields, source, isSeen)) ?? refuse('notFound')
  const [whole = refuse('notFound')] = await db.select().from(t).where(isSeen)
  const lines = await db
    .select({
      work_order_number: l.work_order_number,
      customer_name: w.customer_name,
      service_type: w.service_type,
      finished_date: w.finished_date,
      approved_amount: l.approved_amount,
      deduction_amount: l.deduction_amount,
      deduction_kind: l.deduction_kind,
      deduction_reason: l.deduction_reason,
      line_state: l.line_state,
      dispute_reason: l.dispute_reason,
      dispute_answer: l.dispute_answer,
    })
    .from(l)
    .innerJoin(w, eq(w.work_order_number, l.work_order_number))
    .where(eq(l.reimbursement_code, whole.reimbursement_code))
    .orderBy(l.work_order_number)
  const old_parts = await oldPartsOf(db, whole.reimbursement_code)
  return { data: { ...whole, ...row, ...(await factsOf(db, whole, viewer)), lines, old_parts } }
}

export const reimbursementLog = async ({ db, viewer, input }: RequestContext<typeof contract.reimbursementLog>) => {
  if ((await db.$count(t, and(eq(t.reimbursement_code, input.code), visibleTo(viewer, t)))) === 0) refuse('notFound')
  return historyOf(db, entity, input.code, input.page)
}
