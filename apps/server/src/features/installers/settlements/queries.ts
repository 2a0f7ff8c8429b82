import type * as contract from '@sejuk/contract/installers/settlements'
import { labelOf, mostRows, shareOfLine, sumLines } from '@sejuk/domain/installers/settlements'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import {
  settlementBranches as b,
  settlementLines,
  settlementTickets,
  settlements as t,
} from '../../../db/tables/installers/settlements.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import type { Part } from '../../../platform/lists/page-keys.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { isAsItOpens, orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'
import { payableOf, sourceOf } from './payable.ts'

const linesThat = (condition: SQL) =>
  sql<number>`(select count(*)::int from settlement_lines l where l.settlement_code = ${t.settlement_code} and ${condition})`
const isOpen = sql`l.payment_status in ('Not_Yet', 'Payment_Processing')`
/** Not by `exists`, which would be answered from the lines of all settlements at once. */
const isPaid = sql`((select bool_and(not ${isOpen}) from settlement_lines l where l.settlement_code = ${t.settlement_code}) is true)`
/** The words of `labelOf`, for a whole list. */
const label = sql<
  'Paid' | 'Overdue' | 'On-Time'
>`case when ${isPaid} then 'Paid' when ${t.due_date} < ${companyTodayInSql} then 'Overdue' else 'On-Time' end`

const branchNames = sql<
  string[]
>`array(select d.dept_name from departments d where d.dept_code = any(${t.dept_codes}) order by d.dept_code)`

const fields = {
  settlement_code: t.settlement_code,
  kind: t.kind,
  period_from: sql<string>`${t.period_from}::text`,
  period_to: sql<string>`${t.period_to}::text`,
  dept_codes: t.dept_codes,
  branch_names: branchNames,
  status: t.status,
  label,
  installers: t.installers,
  tickets: t.tickets,
  paid: linesThat(sql`l.payment_status = 'Payment_Successful'`),
  failed: linesThat(sql`l.payment_status = 'Payment_Failed'`),
  not_yet: linesThat(isOpen),
  gross_amount: t.gross_amount,
  tax_amount: t.tax_amount,
  admin_fee: t.admin_fee,
  net_amount: t.net_amount,
  due_date: sql<string | null>`${t.due_date}::text`,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  approved_by: t.approved_by,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** Tickets of the viewer's branches in a settlement. */
const s = alias(settlementTickets, 's')
const ownTickets = (viewer: Viewer) =>
  sql`${settlementTickets} s where ${eq(s.settlement_code, t.settlement_code)} and ${visibleTo(viewer, copiedScope(s))}`

/** What the tickets of the viewer's branches come to, line by line as `shareOfLine` has it. */
const shareIn = (
  viewer: Viewer,
) => sql`join lateral (select count(*)::int as installers, coalesce(sum(own.tickets), 0)::int as tickets,
    coalesce(sum(own.gross), 0)::float8 as gross_amount, coalesce(sum(round(l.tax_amount * own.part)), 0)::float8 as tax_amount,
    coalesce(sum(round(l.admin_fee * own.part)), 0)::float8 as admin_fee,
    count(*) filter (where l.payment_status = 'Payment_Successful')::int as paid,
    count(*) filter (where l.payment_status = 'Payment_Failed')::int as failed
  from settlement_lines l join lateral (select count(*) as tickets, sum(s.amount) as gross, sum(s.amount)::numeric / nullif(l.gross_amount, 0) as part
    from ${ownTickets(viewer)} and s.line_no = l.line_no) own on own.tickets > 0
  where l.settlement_code = ${t.settlement_code}) share on true`

/** The company's totals are for whoever sees all of a settlement; others read those of their share. */
const fieldsFor = (viewer: Viewer) => {
  if (viewer.view_data === 'View_Data_All_Branches') return fields
  const of = <Value>(whole: SQL<Value> | PgColumn, share: SQL) =>
    sql<number>`(case when ${visibleTo(viewer, t)} then ${whole} else ${share} end)::float8`
  return {
    ...fields,
    installers: of(t.installers, sql`share.installers`),
    tickets: of(t.tickets, sql`share.tickets`),
    paid: of(fields.paid, sql`share.paid`),
    failed: of(fields.failed, sql`share.failed`),
    not_yet: of(fields.not_yet, sql`share.installers - share.paid - share.failed`),
    gross_amount: of(t.gross_amount, sql`share.gross_amount`),
    tax_amount: of(t.tax_amount, sql`share.tax_amount`),
    admin_fee: of(t.admin_fee, sql`share.admin_fee`),
    net_amount: of(t.net_amount, sql`share.gross_amount - share.tax_amount - share.admin_fee`),
  }
}

/** The branches by which a viewer sees settlements, where it is by branches. */
const branchesOf = ({ view_data, department, departmentlist }: Viewer) => {
  if (view_data === 'View_Data_My_Branch') return [department]
  return view_data === 'View_Data_Multi_Branch' ? departmentlist : undefined
}

/** Whoever sees its maker's branch sees all of it; a branch it pays sees that it does. */
const concerning = (viewer: Viewer) =>
  branchesOf(viewer)
    ? sql`${t.settlement_code} in (select ${b.settlement_code} from ${b} where ${visibleTo(viewer, b)})`
    : visibleTo(viewer, t)

/** The same, each part in the order in which settlements were made. */
const partsOf = (viewer: Viewer): Part[] | undefined => {
  const departmentlist = branchesOf(viewer)
  if (!departmentlist) return orderedParts(viewer, t)
  const each = orderedParts({ ...viewer, view_data: 'View_Data_Multi_Branch', departmentlist }, b)
  return each?.map((where) => ({ table: b, where, by: b.scope_created_date, key: b.settlement_code }))
}

const matching = (input: RequestContext<typeof contract.listSettlements>['input']) =>
  and(
    input.status ? eq(t.status, input.status) : undefined,
    input.kind ? eq(t.kind, input.kind) : undefined,
    input.label ? sql`${label} = ${input.label}` : undefined,
    input.dept_code.length
      ? or(...input.dept_code.map((code) => sql`(cardinality(${t.dept_codes}) = 0 or ${code} = any(${t.dept_codes}))`))
      : undefined,
    input.from ? sql`${t.period_to} >= ${input.from}` : undefined,
    input.to ? sql`${t.period_from} <= ${input.to}` : undefined,
    input.text ? containsText(input.text, t.settlement_code, t.create_user_name) : undefined,
  )

export const listSettlements = ({ db, viewer, input }: RequestContext<typeof contract.listSettlements>) => {
  const shown = fieldsFor(viewer)
  return listPage(db, {
    input,
    source: viewer.view_data === 'View_Data_All_Branches' ? sql`${t}` : sql`${t} ${shareIn(viewer)}`,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date') && input.dept_code.length === 0 ? partsOf(viewer) : undefined,
      concerning(viewer),
      (scope) => and(scope, matching(input)),
    ),
    key: t.settlement_code,
    sorts: {
      created_date: t.created_date,
      period_to: t.period_to,
      due_date: t.due_date,
      settlement_code: t.settlement_code,
    },
    sort: '-created_date',
    fields: shown,
    totals: { gross_amount: shown.gross_amount, tax_amount: shown.tax_amount, net_amount: shown.net_amount },
  })
}

export const findSettlement = async (db: Db, viewer: Viewer, settlement_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.settlement_code, settlement_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}

/** To read: `is_whole` says whether all of it is theirs to see. */
const findConcerning = async (db: Db, viewer: Viewer, settlement_code: string) => {
  const [found] = await db
    .select({ ...getTableColumns(t), branch_names: branchNames, is_whole: sql<boolean>`${visibleTo(viewer, t)}` })
    .from(t)
    .where(and(eq(t.settlement_code, settlement_code), concerning(viewer)))
  return found ?? refuse('notFound')
}

export const linesIn = (db: Db, settlement_code: string) =>
  db
    .select()
    .from(settlementLines)
    .where(eq(settlementLines.settlement_code, settlement_code))
    .orderBy(asc(settlementLines.line_no))

export const getSettlement = async ({ db, viewer, input }: RequestContext<typeof contract.getSettlement>) => {
  const found = await findConcerning(db, viewer, input.settlement_code)
  const code = found.settlement_code
  const all = await linesIn(db, code)
  const source = sourceOf(found.kind)
  const partOf = found.is_whole ? undefined : viewer
  const tickets = await source.paidParts(db, code, partOf)
  const excluded = await source.leftOut(db, code, partOf)
  const byLine = Map.groupBy(tickets, ({ line_no }) => line_no)
  // A branch sees its share: its tickets, what they come to, and how these were paid.
  const lines = found.is_whole
    ? all
    : all.flatMap((line) => {
        const own = byLine.get(line.line_no)
        return own ? [{ ...line, ...shareOfLine(line, total(own.map(({ amount }) => amount))) }] : []
      })
  const share = found.is_whole ? {} : { ...sumLines(lines), installers: lines.length, tickets: tickets.length }
  const payments = lines.map(({ payment_status }) => payment_status)
  const how = (wanted: string) => payments.filter((status) => status === wanted).length
  const paid = how('Payment_Successful')
  const failed = how('Payment_Failed')
  return {
    data: {
      ...found,
      ...share,
      label: labelOf({ due_date: found.due_date, payments }, companyToday()),
      paid,
      failed,
      not_yet: lines.length - paid - failed,
      lines: lines.map((line) => ({ ...line, tickets: byLine.get(line.line_no) ?? [] })),
      excluded,
      file_parts: Math.max(1, Math.ceil(all.length / mostRows)),
    },
  }
}

export const previewSettlement = async ({ db, viewer, input }: RequestContext<typeof contract.previewSettlement>) => {
  const { payable, excluded, lines } = await payableOf(db, viewer, input, input.settlement_code)
  return { data: { ...sumLines(lines), installers: lines.length, tickets: payable.length, payable, excluded } }
}

export const settlementLog = async ({ db, viewer, input }: RequestContext<typeof contract.settlementLog>) => {
  await findConcerning(db, viewer, input.code)
  return historyOf(db, 'settlement', input.code, input.page)
}
