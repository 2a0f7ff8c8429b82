import type * as contract from '@sejuk/contract/aftersales/reimbursements'
import { periodOf, rateOf } from '@sejuk/domain/aftersales/reimbursements'
import { costsNotApproved } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { because } from '@sejuk/domain/messages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { serialsOfOrder } from '../../../business/aftersales/installations.ts'
import { approvedBonusOf } from '../../../business/installers/paid-bonuses.ts'
import type { Db } from '../../../db/database.ts'
import { costSheets } from '../../../db/tables/aftersales/costs.ts'
import { reimbursementLines as l, reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { companyToday, companyZone } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { entity, sumsOf } from './facts.ts'

type WorkOrder = typeof w.$inferSelect
type Asking = Omit<RequestContext<typeof contract.markAsReimbursement>, 'input'>

/** The centre's open batch of the month, or a new one. A concurrent request waits for the first. */
const openBatch = async ({ db, actor }: Asking, asc_code: string, period: string) => {
  const [centre = refuse('notFound')] = await db
    .select()
    .from(serviceCentres)
    .where(eq(serviceCentres.asc_code, asc_code))
    .for('update')
  const [open] = await db
    .select()
    .from(t)
    .where(
      and(eq(t.asc_code, asc_code), eq(t.period, period), eq(t.invoice_status, 'Prepare_Invoice'), isNull(t.sent_date)),
    )
    .for('update')
  if (open) return open
  const { dept_code, npwp } = centre
  const { service_tax } = await settingsOf(db, 'service_tax')
  const reimbursement_code = await nextDocumentNumber(db, 'RMB', dept_code, companyToday())
  const [made = refuse('notFound')] = await db
    .insert(t)
    .values({ reimbursement_code, asc_code, dept_code, period, tax_rate: rateOf(npwp, service_tax) })
    .returning()
  await logActions(db, actor, [
    {
      entity,
      entity_code: reimbursement_code,
      action: 'create',
      to_status: 'Prepare_Invoice',
      after: { asc_code, period },
    },
  ])
  return made
}

/** The table has judged the status; the sheet has the amount. */
const approvedOf = async (db: Db, { work_order_number }: WorkOrder) => {
  const [sheet] = await db
    .select({ amount: costSheets.approved_amount })
    .from(costSheets)
    .where(eq(costSheets.work_order_number, work_order_number))
  return sheet?.amount ?? refuse('conflict', { message: costsNotApproved })
}

/** An installation is paid once: to the centre, or to the installer. */
const bonusFor = async (
  db: Db,
  { service_type, work_order_number }: Pick<WorkOrder, 'service_type' | 'work_order_number'>,
) => (service_type === 'Install' ? approvedBonusOf(db, await serialsOfOrder(db, work_order_number)) : undefined)

type Begun = Awaited<ReturnType<typeof onWorkOrder.begin<'mark-as-reimbursement'>>>
const put = async (context: Asking, begun: Begun, batch: { reimbursement_code: string }) => {
  const { work_order_number } = begun.before
  const bonus = await bonusFor(context.db, begun.before)
  if (bonus) refuse('conflict', { because: because('installation-paid-by-bonus', { bonus }) })
  const approved_amount = await approvedOf(context.db, begun.before)
  const { reimbursement_code } = batch
  await context.db.insert(l).values({ reimbursement_code, work_order_number, approved_amount })
  await onWorkOrder.end(begun, { set: { reimbursement_code, invoice_status: 'Prepare_Invoice' } })
}

export const markAsReimbursement = async ({
  input,
  ...context
}: RequestContext<typeof contract.markAsReimbursement>) => {
  const begun = await onWorkOrder.begin(context, 'mark-as-reimbursement', input)
  const order = begun.before
  const batch = await openBatch(
    context,
    order.asc_code,
    periodOf(dayIn(order.finished_date ?? order.created_date, headOffice)),
  )
  await put(context, begun, batch)
  await addUp(context, batch)
  return { data: { reimbursement_code: batch.reimbursement_code } }
}

const addUp = async ({ db }: Asking, batch: typeof t.$inferSelect) =>
  db
    .update(t)
    .set(await sumsOf(db, batch))
    .where(eq(t.reimbursement_code, batch.reimbursement_code))

const most = 500

/** All of a centre's work orders of a month that the action table and an approved sheet allow. */
export const gatherReimbursement = async ({
  input,
  ...context
}: RequestContext<typeof contract.gatherReimbursement>) => {
  const { db, viewer } = context
  const { asc_code, period } = input
  const found = await db
    .select({ number: w.work_order_number, service_type: w.service_type })
    .from(w)
    .where(
      and(
        eq(w.asc_code, asc_code),
        visibleTo(viewer, w),
        eq(w.cost_status, 'Approved'),
        ne(w.service_status, 'Cancelled'),
        sql`${w.cost_amount} is distinct from 0`,
        sql`to_char(${w.finished_date} at time zone ${companyZone}, 'YYYY-MM') = ${period}`,
        or(isNull(w.reimbursement_code), eq(w.invoice_status, 'Confirmed_Reject')),
        sql`(${w.service_status} in ('Confirmed', 'Confirmed_Automatic') or ${w.invoice_status} = 'Confirmed_Reject' or ${w.survey_status} = 'Satisfy')`,
      ),
    )
    .orderBy(asc(w.work_order_number))
    .limit(most)
  if (found.length === 0) refuseField('period', because('nothing-month-can-reimbursed-yet'))
  const orders: Begun[] = []
  for (const { number, service_type } of found)
    if (!(await bonusFor(db, { service_type, work_order_number: number })))
      orders.push(await onWorkOrder.begin(context, 'mark-as-reimbursement', { work_order_number: number }))
  if (orders.length === 0) refuseField('period', because('nothing-month-can-reimbursed-yet'))
  const batch = await openBatch(context, asc_code, period)
  for (const order of orders) await put(context, order, batch)
  await addUp(context, batch)
  return { data: { reimbursement_code: batch.reimbursement_code, added: orders.length } }
}
