import type * as contract from '@sejuk/contract/sales/cashback-runs'
import { cashbackRun, isRunBusy } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'

const runEntity = cashbackRun.entity

/** Reckoned by the tiers of a month's targets; what tells brands apart is not on our invoices. */
export const isCalculable = and(
  eq(rebateTypes.is_active, true),
  eq(rebateTypes.basis, 'sell-in-amount'),
  eq(rebateTypes.calc, 'tier-table'),
  eq(rebateTypes.period, 'month'),
  sql`cardinality(${rebateTypes.brand_codes}) = 0`,
)

export const calculableTypes = async ({ db }: RequestContext<typeof contract.calculableTypes>) => ({
  data: await db
    .select({ value: rebateTypes.type_rebate_code, label: rebateTypes.type_rebate_name })
    .from(rebateTypes)
    .where(isCalculable)
    .orderBy(asc(rebateTypes.type_rebate_name))
    .limit(200),
})

export const visibleLines = (viewer: Viewer) => visibleTo(viewer, copiedScope(lines))
const ofRun = (viewer: Viewer) =>
  sql`from ${lines} where ${lines.run_code} = ${runs.run_code} and ${visibleLines(viewer)}`

/**
 * A run is its maker's, and of whoever sees a customer in it; who sees every branch sees also those that found nobody. Counted: for
 * `exists` the planner would hope to meet one among all lines.
 */
export const runScope = (viewer: Viewer) =>
  sql`(${runs.created_by} = ${viewer.usercode} or ${visibleTo(viewer, {})} or (select count(*) ${ofRun(viewer)}) > 0)`

const branch = sql.identifier('branch')
const source = sql`${runs} join ${rebateTypes} on ${rebateTypes.type_rebate_code} = ${runs.type_rebate_code}
  join ${departments} on ${departments.dept_code} = ${runs.dept_code}`

const sumOf = (viewer: Viewer, amount: SQL) =>
  sql<number>`(select coalesce(sum(${amount}), 0)::bigint ${ofRun(viewer)})`

const fieldsFor = (viewer: Viewer) => ({
  run_code: runs.run_code,
  period: runs.period,
  type_rebate_code: runs.type_rebate_code,
  type_rebate_name: rebateTypes.type_rebate_name,
  dept_code: runs.dept_code,
  dept_name: departments.dept_name,
  branches: runs.branches,
  branch_names: sql<string[]>`array(select ${branch}.dept_name from ${departments} ${branch}
    where ${branch}.dept_code = any(${runs.branches}) order by 1)`,
  status: runs.status,
  progress: runs.progress,
  problem: runs.problem,
  created_by: runs.created_by,
  create_user_name: runs.create_user_name,
  created_date: runs.created_date,
  finished_date: runs.finished_date,
  row_version: runs.row_version,
  customers: sumOf(viewer, sql`1`),
  earned_amount: sumOf(viewer, sql`${lines.earned_amount}`),
  granted_before: sumOf(viewer, sql`${lines.granted_before}`),
  grant_amount: sumOf(viewer, sql`greatest(${lines.difference}, 0)`),
  lower_amount: sumOf(viewer, sql`greatest(-${lines.difference}, 0) - ${lines.short_amount}`),
  short_amount: sumOf(viewer, sql`${lines.short_amount}`),
})

export const listCashbackRuns = ({ db, viewer, input }: RequestContext<typeof contract.listCashbackRuns>) =>
  listPage(db, {
    input,
    source,
    where: and(
      runScope(viewer),
      input.period ? eq(runs.period, input.period) : undefined,
      input.status ? eq(runs.status, input.status) : undefined,
      input.text ? containsText(input.text, runs.run_code, runs.create_user_name) : undefined,
    ),
    key: runs.run_code,
    sorts: { created_date: runs.created_date, period: runs.period },
    sort: '-created_date',
    fields: fieldsFor(viewer),
  })

export const findRun = async (db: Db, viewer: Viewer, run_code: string) => {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.run_code, run_code), runScope(viewer)))
  return run ?? refuse('notFound')
}

export const getCashbackRun = async ({ db, viewer, input }: RequestContext<typeof contract.getCashbackRun>) => {
  const { run_code, authors } = await findRun(db, viewer, input.run_code)
  const [row] = await selectRows(db, fieldsFor(viewer), sql`from ${source} where ${runs.run_code} = ${run_code}`)
  if (!row) return refuse('notFound')
  const { rows } = await db.execute<{ status: string | null; n: number; failed: number; made: number }>(sql`
    select ${cashbacks.status} as status, count(*)::int as n, count(${lines.problem})::int as failed,
      count(*) filter (where ${lines.is_done})::int as made
    from ${lines} left join ${cashbacks} on ${cashbacks.cashback_code} = ${lines.cashback_code}
    where ${lines.run_code} = ${run_code} and ${visibleLines(viewer)} group by 1`)
  const count = (is: (status: string | null) => boolean) =>
    rows.filter(({ status }) => is(status)).reduce((sum, { n }) => sum + n, 0)
  const made = {
    Draft: count((status) => status === 'Draft'),
    Submitted: count((status) => status === 'Submitted'),
    decided: count((status) => status !== null && status !== 'Draft' && status !== 'Submitted'),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
  }
  const has_made = !isRunBusy(row.status) && rows.some(({ made: done }) => done > 0)
  return { data: { ...row, authors, lines: made, has_made } }
}

const lineSource = sql`${lines} join ${customers} on ${customers.customer_code} = ${lines.customer_code}
  join ${departments} ${branch} on ${branch}.dept_code = ${customers.dept_code}
  left join ${cashbacks} on ${cashbacks.cashback_code} = ${lines.cashback_code}`
const lineFields = {
  run_line_id: lines.run_line_id,
  run_code: lines.run_code,
  customer_code: lines.customer_code,
  customer_name: customers.customer_name,
  branch_code: customers.dept_code,
  branch_name: sql<string>`${branch}.dept_name`,
  target_amount: lines.target_amount,
  actual_amount: lines.actual_amount,
  percent: lines.percent,
  earned_amount: lines.earned_amount,
  granted_before: lines.granted_before,
  difference: lines.difference,
  short_amount: lines.short_amount,
  outcome: lines.outcome,
  is_done: lines.is_done,
  takes: lines.takes,
  problem: lines.problem,
  cashback_code: lines.cashback_code,
  cashback_status: sql<(typeof cashbacks.$inferSelect)['status'] | null>`${cashbacks.status}`,
}

/** What moves most first: an index holds them so, or some do. */
const linePartsOf = (viewer: Viewer, { outcome, text, sort, dept_code }: LinesAsked) =>
  !outcome && !text && (sort ?? '-size').endsWith('size')
    ? orderedParts(viewer, { ...copiedScope(lines), customer_code: undefined }, dept_code)
    : undefined

type LinesAsked = RequestContext<typeof contract.listCashbackRunLines>['input']
export const listCashbackRunLines = ({ db, viewer, input }: RequestContext<typeof contract.listCashbackRunLines>) => {
  const parts = linePartsOf(viewer, input)
  return listPage(db, {
    input,
    source: lineSource,
    own: sql`${lines}`,
    ...scoped(parts, visibleLines(viewer), (scope) =>
      and(
        eq(lines.run_code, input.run_code),
        scope,
        input.outcome ? eq(lines.outcome, input.outcome) : undefined,
        input.dept_code.length ? inArray(lines.scope_dept_code, input.dept_code) : undefined,
        input.text ? containsText(input.text, customers.customer_name, lines.customer_code) : undefined,
      ),
    ),
    key: lines.run_line_id,
    sorts: {
      // What moves most, whichever way.
      size: sql`abs(${lines.difference})`,
      difference: lines.difference,
      earned_amount: lines.earned_amount,
      percent: lines.percent,
      customer_name: customers.customer_name,
    },
    sort: '-size',
    totals: {
      target_amount: lines.target_amount,
      actual_amount: lines.actual_amount,
      earned_amount: lines.earned_amount,
      granted_before: lines.granted_before,
      difference: lines.difference,
    },
    fields: lineFields,
  })
}

export const getCashbackRunLine = async ({ db, viewer, input }: RequestContext<typeof contract.getCashbackRunLine>) => {
  const [row] = await selectRows(
    db,
    { ...lineFields, inputs: lines.inputs },
    sql`from ${lineSource} where ${lines.run_line_id} = ${input.run_line_id} and ${visibleLines(viewer)}`,
  )
  return { data: row ?? refuse('notFound') }
}

export const cashbackRunLog = async ({ db, viewer, input }: RequestContext<typeof contract.cashbackRunLog>) => {
  await findRun(db, viewer, input.code)
  return historyOf(db, runEntity, input.code, input.page)
}
