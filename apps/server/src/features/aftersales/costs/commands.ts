import type * as contract from '@sejuk/contract/aftersales/costs'
import {
  type CostActionName,
  type CostLine,
  type CostType,
  costGate,
  decisionObjection,
  isComputed,
  lineObjection,
  sumCosts,
} from '@sejuk/domain/aftersales/costs'
import { costModule } from '@sejuk/domain/aftersales/evidence'
import { total } from '@sejuk/domain/money'
import { addressTo } from '@sejuk/domain/pages'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { costLines, costSheets as t } from '../../../db/tables/aftersales/costs.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { entity, standardOf, writeLines } from './prepare.ts'

type Asking = Pick<
  RequestContext<typeof contract.submitCosts>,
  'db' | 'viewer' | 'actor' | 'jobs' | 'config' | 'offers'
>
type Seen = { work_order_number: string; row_version: number }

export const linesOf = (db: Db, work_order_number: string) =>
  db.select().from(costLines).where(eq(costLines.work_order_number, work_order_number)).orderBy(asc(costLines.line_no))

/** The work order by its own table where that has a word on it, then the sheet: in sight, locked, as it was seen. */
const begin = async (context: Asking, name: CostActionName, { work_order_number, row_version }: Seen) => {
  const { db, viewer } = context
  const [seen] = await db
    .select({ n: t.work_order_number })
    .from(t)
    .where(and(eq(t.work_order_number, work_order_number), visibleTo(viewer, t)))
  if (!seen) refuse('notFound')
  const begun = name === 'save-cost' ? undefined : await onWorkOrder.begin(context, name, { work_order_number })
  const order = begun?.before ?? (await lockOrder(db, work_order_number))
  const [found] = await db.select().from(t).where(eq(t.work_order_number, work_order_number)).for('update')
  const asked = { entity, entity_code: work_order_number, row_version, form: {} }
  const sheet = await stillCurrent(db, found, asked)
  const lines = await linesOf(db, work_order_number)
  const { cost_status, asked_amount, standard_amount } = sheet
  const is_mine = sheet.submitted_by === viewer.usercode
  enforce(
    costGate(name, { cost_status, is_mine, lines: lines.length, asked_amount, standard_amount }, viewer.permission),
  )
  return { order, sheet, lines, writeOrder: (change = {}) => (begun ? onWorkOrder.end(begun, change) : undefined) }
}

const lockOrder = async (db: Db, number: string) => {
  const [order = refuse('notFound')] = await db
    .select()
    .from(workOrders)
    .where(eq(workOrders.work_order_number, number))
    .for('update')
  return order
}

const ofSheet = (work_order_number: string) => eq(t.work_order_number, work_order_number)

/** What the list allows is paired with the lines of its kind, in order; whatever is more is the centre's own. */
const withStandards = (
  form: readonly Omit<CostLine, 'standard_amount'>[],
  standard: readonly CostLine[],
): CostLine[] => {
  const left = new Map<CostType, CostLine[]>()
  for (const line of standard) left.set(line.cost_type, [...(left.get(line.cost_type) ?? []), line])
  return form.map((line) => ({
    ...line,
    standard_amount: isComputed(line.cost_type) ? (left.get(line.cost_type)?.shift()?.standard_amount ?? null) : null,
  }))
}

const requirePhotos = async (
  db: Db,
  work_order_number: string,
  lines: readonly { photo_codes: readonly string[] }[],
) => {
  const codes = [...new Set(lines.flatMap(({ photo_codes }) => photo_codes))]
  if (codes.length === 0) return
  const there = await db
    .select({ code: attachments.attachment_code })
    .from(attachments)
    .where(
      and(
        inArray(attachments.attachment_code, codes),
        eq(attachments.module_name, costModule),
        eq(attachments.module_code, work_order_number),
        isNull(attachments.deleted_date),
      ),
    )
  const known = new Set(there.map(({ code }) => code))
  const errors = lines.flatMap(({ photo_codes }, n) =>
    photo_codes.every((code) => known.has(code)) ? [] : [[`lines.${n}.photo_codes`, ['A photo is not there any more']]],
  )
  if (errors.length) refuse('invalid', { errors: Object.fromEntries(errors) })
}

export const saveCosts = async ({ input, ...context }: RequestContext<typeof contract.saveCosts>) => {
  const { db, actor } = context
  const { order, sheet } = await begin(context, 'save-cost', input)
  await requirePhotos(db, order.work_order_number, input.lines)
  const { lines: standard, km, price_version } = await standardOf(db, order)
  const lines = withStandards(input.lines, standard)
  const sums = sumCosts(lines)
  await writeLines(db, order.work_order_number, lines)
  await db
    .update(t)
    .set({ ...sums, km, price_version })
    .where(ofSheet(order.work_order_number))
  await db
    .update(workOrders)
    .set({ cost_amount: sums.asked_amount })
    .where(eq(workOrders.work_order_number, order.work_order_number))
  await logActions(db, actor, [
    { entity, entity_code: order.work_order_number, action: 'update', before: sheet, after: { ...sheet, ...sums } },
  ])
  return { data: null }
}

export const submitCosts = async ({ input, ...context }: RequestContext<typeof contract.submitCosts>) => {
  const { db, viewer, actor } = context
  const { order, sheet, lines, writeOrder } = await begin(context, 'submit-cost', input)
  const errors = lines.flatMap((line, n) => {
    const objection = lineObjection(line, { isOvertime: sheet.is_overtime })
    return objection ? [[`lines.${n}.description`, [objection]]] : []
  })
  if (errors.length) refuse('invalid', { errors: Object.fromEntries(errors) })
  const now = new Date().toISOString()
  await db
    .update(t)
    .set({
      cost_status: 'Cost_Submitted',
      submitted_by: viewer.usercode,
      submit_user_name: viewer.username,
      submitted_date: now,
      return_reason: null,
    })
    .where(ofSheet(order.work_order_number))
  await writeOrder()
  await logActions(db, actor, [entry(order.work_order_number, 'submit-cost', sheet.cost_status, 'Cost_Submitted')])
  return { data: null }
}

export const nothingToCharge = async ({ input, ...context }: RequestContext<typeof contract.nothingToCharge>) => {
  const { db, viewer, actor } = context
  const { order, sheet, writeOrder } = await begin(context, 'nothing-to-charge', input)
  await db
    .update(t)
    .set({
      cost_status: 'Approved',
      approved_amount: 0,
      submitted_by: viewer.usercode,
      submit_user_name: viewer.username,
      submitted_date: new Date().toISOString(),
      return_reason: null,
    })
    .where(ofSheet(order.work_order_number))
  await writeOrder({ set: { cost_amount: 0 } })
  await logActions(db, actor, [entry(order.work_order_number, 'nothing-to-charge', sheet.cost_status, 'Approved')])
  return { data: null }
}

const entry = (
  entity_code: string,
  action: string,
  from_status: string,
  to_status: string,
  reason: string | null = null,
) => ({
  entity,
  entity_code,
  action,
  from_status,
  to_status,
  reason,
})

const byViewer = ({ viewer }: Asking) => ({
  decided_by: viewer.usercode,
  decide_user_name: viewer.username,
  decided_date: new Date().toISOString(),
})

/** Line by line: at most what was asked, and what is refused keeps its reason. */
export const approveCosts = async ({ input, ...context }: RequestContext<typeof contract.approveCosts>) => {
  const { db, actor } = context
  const { order, sheet, lines, writeOrder } = await begin(context, 'approve-cost', input)
  const given = new Map(input.decisions.map((one) => [one.line_no, one]))
  const errors: Record<string, string[]> = {}
  const decided = lines.map(({ line_no, amount }) => {
    const decision = given.get(line_no) ?? { line_no, approved_amount: amount, refuse_reason: null }
    const objection = decisionObjection(amount, decision)
    if (objection)
      errors[`decisions.${input.decisions.findIndex((one) => one.line_no === line_no)}.approved_amount`] = [objection]
    return decision
  })
  if (input.decisions.some(({ line_no }) => !lines.some((line) => line.line_no === line_no))) refuse('notFound')
  if (Object.keys(errors).length) refuse('invalid', { errors })
  for (const { line_no, approved_amount, refuse_reason } of decided)
    await db
      .update(costLines)
      .set({ approved_amount, decide_reason: refuse_reason })
      .where(and(eq(costLines.work_order_number, order.work_order_number), eq(costLines.line_no, line_no)))
  const approved_amount = total(decided.map((one) => one.approved_amount))
  await db
    .update(t)
    .set({ cost_status: 'Approved', approved_amount, return_reason: null, ...byViewer(context) })
    .where(ofSheet(order.work_order_number))
  await writeOrder({ set: { cost_amount: approved_amount } })
  await logActions(db, actor, [
    { ...entry(order.work_order_number, 'approve-cost', sheet.cost_status, 'Approved'), after: { approved_amount } },
  ])
  const { work_order_number } = order
  if (sheet.submitted_by)
    await notify(context, {
      to: [sheet.submitted_by],
      event: 'cost-approved',
      variables: { work_order: work_order_number, amount: approved_amount },
      url: addressTo('cost', { code: work_order_number }),
      about: { entity, entity_code: work_order_number },
    })
  return { data: null }
}

export const returnCosts = async ({ input, ...context }: RequestContext<typeof contract.returnCosts>) => {
  const { db, actor } = context
  const { order, sheet, lines, writeOrder } = await begin(context, 'return-cost', input)
  const { work_order_number } = order
  const reasons = new Map(input.lines.map(({ line_no, reason }) => [line_no, reason]))
  for (const { line_no } of lines)
    await db
      .update(costLines)
      .set({ decide_reason: reasons.get(line_no) ?? null })
      .where(and(eq(costLines.work_order_number, work_order_number), eq(costLines.line_no, line_no)))
  const { reason } = input
  await db
    .update(t)
    .set({ cost_status: 'Cost_Draft', return_reason: reason, ...byViewer(context) })
    .where(ofSheet(work_order_number))
  await writeOrder({ reason })
  await logActions(db, actor, [entry(work_order_number, 'return-cost', sheet.cost_status, 'Cost_Draft', reason)])
  if (sheet.submitted_by)
    await notify(context, {
      to: [sheet.submitted_by],
      event: 'cost-returned',
      variables: { work_order: work_order_number, reason },
      url: addressTo('cost', { code: work_order_number }),
      about: { entity, entity_code: work_order_number },
    })
  return { data: null }
}
