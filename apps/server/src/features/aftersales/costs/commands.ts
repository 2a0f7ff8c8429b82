import { actOnCosts } from '@sejuk/contract/aftersales/costs'
import {
  type CostLine,
  type CostType,
  costSheet,
  decisionObjection,
  isComputed,
  lineObjection,
  sumCosts,
} from '@sejuk/domain/aftersales/costs'
import { costModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { addressTo } from '@sejuk/domain/pages'
import { total } from '@sejuk/domain/values/money'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { costLines, costSheets as t } from '../../../db/tables/aftersales/costs.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { type Notice, notify } from '../../../platform/notify/notify.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { actOnOrderOf } from '../work-orders/commands.ts'
import { entity, standardOf, writeLines } from './prepare.ts'

type Sheet = typeof t.$inferSelect
type Decided = { line_no: number; decide_reason: string | null; approved_amount?: number }

export const linesOf = (db: Db, work_order_number: string) =>
  db.select().from(costLines).where(eq(costLines.work_order_number, work_order_number)).orderBy(asc(costLines.line_no))

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

const decideLines = async (db: Db, { work_order_number }: Sheet, decided: readonly Decided[]) => {
  for (const { line_no, ...set } of decided)
    await db
      .update(costLines)
      .set(set)
      .where(and(eq(costLines.work_order_number, work_order_number), eq(costLines.line_no, line_no)))
}

/** The work order has the same status and amount. */
const actOnOrder =
  (name: 'submit-cost' | 'nothing-to-charge' | 'approve-cost' | 'return-cost') => (done: Done<Sheet>) => {
    const { work_order_number, cost_status, approved_amount } = done.after
    const set = cost_status === 'Approved' ? { set: { cost_amount: approved_amount } } : {}
    return actOnOrderOf(done, name, work_order_number, { reason: done.reason, ...set })
  }

const notifySubmitter = async <E extends 'cost-approved' | 'cost-returned'>(
  done: Done<Sheet>,
  notice: Pick<Notice<E>, 'event' | 'variables'>,
) => {
  const { submitted_by, work_order_number } = done.before
  const url = addressTo('cost', { code: work_order_number })
  const about = { entity, entity_code: work_order_number }
  if (submitted_by) await notify(done, { ...notice, to: [submitted_by], url, about })
}

type By = { usercode: string; username: string; at: string }
const submitted = ({ usercode, username, at }: By) => ({
  submitted_by: usercode,
  submit_user_name: username,
  submitted_date: at,
  return_reason: null,
})
const decided = ({ usercode, username, at }: By) => ({
  decided_by: usercode,
  decide_user_name: username,
  decided_date: at,
})

export const onCosts = acting(costSheet, {
  table: t,
  key: 'work_order_number',
  endpoints: actOnCosts,
  visible: (viewer) => visibleTo(viewer, t),
  lockFirst: ({ db }, code) =>
    db.execute(sql`select 1 from ${workOrders} where ${eq(workOrders.work_order_number, code)} for update`),
  facts: async ({ db }, { work_order_number }) => ({
    lines: await db.$count(costLines, eq(costLines.work_order_number, work_order_number)),
  }),
  changes: {
    'save-cost': async ({ db, before: { work_order_number }, input }) => {
      const isThis = eq(workOrders.work_order_number, work_order_number)
      const [order = refuse('notFound')] = await db.select().from(workOrders).where(isThis)
      await requirePhotos(db, work_order_number, input.lines)
      const { lines: standard, km, price_version } = await standardOf(db, order)
      const lines = withStandards(input.lines, standard)
      const sums = sumCosts(lines)
      await writeLines(db, work_order_number, lines)
      await db.update(workOrders).set({ cost_amount: sums.asked_amount }).where(isThis)
      return { set: { ...sums, km, price_version } }
    },
    'submit-cost': async ({ db, before }) => {
      const lines = await linesOf(db, before.work_order_number)
      const errors = lines.flatMap((line, n) => {
        const objection = lineObjection(line, { isOvertime: before.is_overtime })
        return objection ? [[`lines.${n}.description`, [objection]]] : []
      })
      if (errors.length) refuse('invalid', { errors: Object.fromEntries(errors) })
      return {}
    },
    'nothing-to-charge': async () => ({ set: { approved_amount: 0 } }),
    /** Line by line: at most what was asked, and what is refused keeps its reason. */
    'approve-cost': async ({ db, before, input: { decisions } }) => {
      const lines = await linesOf(db, before.work_order_number)
      const errors: Record<string, string[]> = {}
      const approved = lines.map(({ line_no, amount }) => {
        const n = decisions.findIndex((one) => one.line_no === line_no)
        const decision = decisions[n] ?? { line_no, approved_amount: amount, refuse_reason: null }
        const objection = decisionObjection(amount, decision)
        if (objection) errors[`decisions.${n}.approved_amount`] = [objection]
        return { line_no, approved_amount: decision.approved_amount, decide_reason: decision.refuse_reason }
      })
      if (decisions.some(({ line_no }) => !lines.some((line) => line.line_no === line_no))) refuse('notFound')
      if (Object.keys(errors).length) refuse('invalid', { errors })
      await decideLines(db, before, approved)
      return { set: { approved_amount: total(approved.map((one) => one.approved_amount)), return_reason: null } }
    },
    'return-cost': async ({ db, before, input }) => {
      const lines = await linesOf(db, before.work_order_number)
      const reasonOf = new Map(input.lines.map(({ line_no, reason }) => [line_no, reason]))
      const returned = lines.map(({ line_no }) => ({ line_no, decide_reason: reasonOf.get(line_no) ?? null }))
      await decideLines(db, before, returned)
      return { set: { return_reason: input.reason } }
    },
  },
  marks: { 'submit-cost': submitted, 'nothing-to-charge': submitted, 'approve-cost': decided, 'return-cost': decided },
  effects: {
    'submit-cost': [actOnOrder('submit-cost')],
    'nothing-to-charge': [actOnOrder('nothing-to-charge')],
    'approve-cost': [actOnOrder('approve-cost')],
    'return-cost': [actOnOrder('return-cost')],
  },
  notices: {
    'approve-cost': (done) => {
      const { work_order_number, approved_amount } = done.after
      const variables = { work_order: work_order_number, amount: approved_amount ?? 0 }
      return notifySubmitter(done, { event: 'cost-approved', variables })
    },
    'return-cost': (done) => {
      const variables = { work_order: done.after.work_order_number, reason: done.input.reason }
      return notifySubmitter(done, { event: 'cost-returned', variables })
    },
  },
})
