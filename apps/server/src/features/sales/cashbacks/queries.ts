import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/sales/cashbacks'
import type { cashbackLog as logContract } from '@sejuk/contract/sales/cashbacks'
import type { PaymentStatus } from '@sejuk/domain/installers/bonus-tickets'
import type { CashbackStatus } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { entity } from '../../../business/sales/cashback-lines.ts'
import { withoutScope } from '../../../db/columns.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { cashbackRunLines } from '../../../db/tables/sales/cashback-runs.ts'
import {
  cashbackChanges,
  cashbackOrders,
  cashbackPlans,
  cashbackLedger as ledger,
  cashbacks as t,
} from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { amountApprovedToday } from '../../../platform/documents/approvals.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { approvalOf, findLine, isCustomer, lineScope, linesInOrder } from './commands.ts'

const branch = sql.identifier('branch')
const source = sql`${t} join ${customers} on ${customers.customer_code} = ${t.customer_code}
  join ${rebateTypes} on ${rebateTypes.type_rebate_code} = ${t.type_rebate_code}
  join ${departments} on ${departments.dept_code} = ${t.dept_code}
  join ${departments} ${branch} on ${branch}.dept_code = ${customers.dept_code}`
/** Each line has a customer, a type and branches: what is counted needs the customer at most. */
const alone = sql`${t}`
const ofCustomers = sql`${t} join ${customers} on ${customers.customer_code} = ${t.customer_code}`

const hasOpenChange = sql<boolean>`exists (select from ${cashbackChanges}
  where ${cashbackChanges.cashback_code} = ${t.cashback_code} and ${cashbackChanges.status} = 'Submitted')`

/** Of the payment that counts: the one under way or done, else the last that failed. */
const ofPayout = <Value>(column: SQL) =>
  sql<Value | null>`(select ${column} from cashback_payout_lines l where l.cashback_code = ${t.cashback_code}
    order by l.is_live desc, l.payout_code desc limit 1)`

const fields = {
  cashback_code: t.cashback_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  branch_code: customers.dept_code,
  branch_name: sql<string>`${branch}.dept_name`,
  org_code: t.org_code,
  dept_code: t.dept_code,
  dept_name: departments.dept_name,
  type_rebate_code: t.type_rebate_code,
  type_rebate_name: rebateTypes.type_rebate_name,
  period: t.period,
  cashback_amount: t.cashback_amount,
  granted_amount: t.granted_amount,
  planned_amount: t.planned_amount,
  used_amount: t.used_amount,
  expired_amount: t.expired_amount,
  cashback_remain: t.cashback_remain,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string>`${t.valid_to}::text`,
  source: t.source,
  status: t.status,
  remark: t.remark,
  has_open_change: hasOpenChange,
  payout_code: ofPayout<string>(sql`l.payout_code`),
  payment_status: ofPayout<PaymentStatus>(sql`l.payment_status`),
  paid_date: ofPayout<string>(sql`to_char(l.paid_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
  paid_reference: ofPayout<string>(sql`case when l.paid_date is not null then l.bank_ref end`),
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
  row_version: t.row_version,
}

type Asked = { viewer: Viewer; input: Parsed<typeof contract.listCashbacks> }
const isOneOf = { ALL: undefined, Used: sql`${t.used_amount} > 0` } as const

const restrictionsOf = (scope: SQL, { input }: Asked) => {
  const day = companyToday()
  const until = input.expiring_in
  return and(
    scope,
    input.filter === 'Expired' ? sql`${t.valid_to} < ${day}` : isOneOf[input.filter ?? 'ALL'],
    input.dept_code.length ? inArray(t.scope_dept_code, input.dept_code) : undefined,
    input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
    input.type_rebate_code.length ? inArray(t.type_rebate_code, input.type_rebate_code) : undefined,
    input.status.length ? inArray(t.status, input.status as CashbackStatus[]) : undefined,
    input.change ? hasOpenChange : undefined,
    typeof until === 'number'
      ? and(sql`${t.valid_to} between ${day} and ${addDays(day, until)}`, sql`${t.cashback_remain} > 0`)
      : undefined,
    input.text ? containsText(input.text, t.cashback_code, customers.customer_name, t.customer_code) : undefined,
  )
}

const looksAtCustomer = ({ input }: Asked) => Boolean(input.text) || input.sort?.endsWith('customer_name')

export const cashbackList = (asked: Asked) =>
  asList({
    input: asked.input,
    source,
    own: looksAtCustomer(asked) ? ofCustomers : alone,
    ...scoped(
      partsAsItOpens(asked.viewer, asked.input, 'created_date', linesInOrder, { filter: 'ALL' }),
      lineScope(asked.viewer),
      (scope) => restrictionsOf(scope, asked),
    ),
    key: t.cashback_code,
    sorts: {
      created_date: t.created_date,
      cashback_code: t.cashback_code,
      customer_name: customers.customer_name,
      period: t.period,
      cashback_amount: t.cashback_amount,
      planned_amount: t.planned_amount,
      used_amount: t.used_amount,
      cashback_remain: t.cashback_remain,
      valid_to: t.valid_to,
    },
    sort: '-created_date',
    totals: {
      cashback_amount: t.cashback_amount,
      planned_amount: t.planned_amount,
      used_amount: t.used_amount,
      cashback_remain: t.cashback_remain,
    },
    fields,
  })

export const listCashbacks = ({ db, ...asked }: RequestContext<typeof contract.listCashbacks>) =>
  listPage(db, cashbackList(asked))

export const getCashback = async ({ db, viewer, input, config }: RequestContext<typeof contract.getCashback>) => {
  const line = await findLine(db, viewer, input.cashback_code)
  const code = line.cashback_code
  const [row] = await selectRows(
    db,
    { ...fields, requires_document: rebateTypes.requires_document },
    sql`from ${source} where ${t.cashback_code} = ${code}`,
  )
  if (!row) return refuse('notFound')
  const asked = db
    .select()
    .from(cashbackChanges)
    .where(eq(cashbackChanges.cashback_code, code))
    .orderBy(desc(cashbackChanges.change_id))
  const changes = isCustomer(viewer) ? [] : await asked
  const orders = await db
    .select({
      order_code: cashbackPlans.order_code,
      invoice_code: cashbackOrders.invoice_code,
      planned_amount: cashbackPlans.planned_amount,
      real_amount: cashbackPlans.real_amount,
      state: cashbackPlans.state,
      created_date: cashbackPlans.created_date,
    })
    .from(cashbackPlans)
    .innerJoin(cashbackOrders, eq(cashbackOrders.order_code, cashbackPlans.order_code))
    .where(eq(cashbackPlans.cashback_code, code))
    .orderBy(desc(cashbackPlans.plan_id))
  const moved = await db
    .select(withoutScope(getTableColumns(ledger)))
    .from(ledger)
    .where(eq(ledger.cashback_code, code))
    .orderBy(desc(ledger.ledger_id))
    .limit(500)
  const { authors, reject_reason, approved_user_name, approved_date, photo_code } = line
  const link = await linksTo({ db, viewer, config }, [photo_code])
  const [paper] = photo_code
    ? await db
        .select({ name: attachments.original_file_name })
        .from(attachments)
        .where(eq(attachments.attachment_code, photo_code))
    : []
  const more = {
    authors,
    approved_today: await amountApprovedToday({ db, viewer }, approvalOf(line.customer_code, 0)),
    reject_reason,
    approved_user_name,
    approved_date,
    document_path: link(photo_code),
    document_name: paper?.name ?? null,
  }
  const [origin = null] = await db
    .select({
      run_code: cashbackRunLines.run_code,
      earned_amount: cashbackRunLines.earned_amount,
      granted_before: cashbackRunLines.granted_before,
      difference: cashbackRunLines.difference,
      inputs: cashbackRunLines.inputs,
    })
    .from(cashbackRunLines)
    .where(eq(cashbackRunLines.cashback_code, code))
  return { data: { ...row, ...more, changes, orders, ledger: moved, origin } }
}

export const cashbackDepartments = ({ db, input }: RequestContext<typeof contract.cashbackDepartments>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${departments}`,
    where: and(
      eq(departments.is_active, true),
      containsText(input.search, departments.dept_name, departments.dept_code),
    ),
    key: departments.dept_code,
    order: departments.dept_code,
    fields: {
      value: departments.dept_code,
      label: departments.dept_name,
      dept_code: departments.dept_code,
      dept_name: departments.dept_name,
    },
    isSearch: input.search !== '',
  })

/** It tells what our people said to each other about a line: not for the customer. */
export const cashbackLog = async ({ db, viewer, input }: RequestContext<typeof logContract>) => {
  if (isCustomer(viewer)) refuse('notFound')
  await findLine(db, viewer, input.code)
  return historyOf(db, entity, input.code, input.page)
}
