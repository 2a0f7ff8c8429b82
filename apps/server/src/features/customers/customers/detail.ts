import type * as contract from '@sejuk/contract/customers/customers'
import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { bankFields, customerCodePattern, taxFields } from '@sejuk/domain/customers/customers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { exposureInSql } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { seesCredit } from './credit.ts'
import { namesBeside } from './queries.ts'
import { findVisible } from './visible-customer.ts'

const text = (query: string, code: PgColumn) => sql<string | null>`(select ${sql.raw(query)} = ${code})`
const count = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${query})`

const closed = sql.raw(closedStatuses.map((status) => `'${status}'`).join(', '))
/** Tickets know their customer by the phone: one that waits to be dispatched, or whose work goes on. */
const has_open_tickets = sql<boolean>`exists (select from aftersales_tickets k where k.customer_phone = ${t.pic_phone}
  and k.ticket_status <> 'Ticket_Deleted' and (k.ticket_status <> 'Ticket_Dispatched' or exists
    (select from work_orders w where w.ticket_number = k.ticket_number and w.service_status not in (${closed}))))`

/** The state the gate needs beyond the row. */
export const stakes = {
  owes_money: sql<boolean>`exists (select from customer_invoices where customer_code = ${t.customer_code} and paid_amount < amount)`,
  has_open_tickets,
  open_documents: count(sql`customer_orders where customer_code = ${t.customer_code} and is_open`),
  documents: sql<number>`((select count(*) from customer_orders where customer_code = ${t.customer_code})
    + (select count(*) from customer_invoices where customer_code = ${t.customer_code})
    + (select count(*) from shops where customer_code = ${t.customer_code}))::int`,
}

/** Orders and invoices are each scanned once for all sums. */
const withSums = sql`${t} cross join lateral (select count(*) filter (where is_open) as open_count, count(*) as n from customer_orders o where o.customer_code = customers.customer_code) orders
  cross join lateral (select coalesce(sum(amount - paid_amount) filter (where paid_amount < amount), 0) as unpaid, count(*) as n
    from customer_invoices i where i.customer_code = customers.customer_code) invoices`

const shown = {
  ...getTableColumns(t),
  ...namesBeside,
  cashback_remain: sql<number>`(select coalesce(sum(cashback_remain), 0)::float8 from cashbacks where customer_code = ${t.customer_code})`,
  owes_money: sql<boolean>`invoices.unpaid > 0`,
  has_open_tickets,
  open_documents: sql<number>`orders.open_count::int`,
  documents: sql<number>`(orders.n + invoices.n + (select count(*) from shops where customer_code = ${t.customer_code}))::int`,
  province_name: text('province_name from provinces where province_code', t.province_code),
  district_name: text('district_name from districts where district_code', t.district_code),
  sub_district_name: text('sub_district_name from sub_districts where sub_district_code', t.sub_district_code),
  org_name: text('org_name from organizations where org_code', t.org_code),
  bank_name: text('bank_name from banks where bank_code', t.bank_code),
  pic_project_user_name: text('username from users where usercode', t.pic_project_user_code),
  credit_limit: sql<number | null>`${t.credit_limit}::float8`,
  credit_used: sql<number | null>`${exposureInSql(t.customer_code)}`,
  last_order_date: sql<string | null>`${t.last_order_date}::text`,
  last_visit_date: sql<string | null>`${t.last_visit_date}::text`,
}

const withoutCredit = { credit_limit: null, credit_used: null }

/** Amounts are omitted without the permission. */
export const findCustomer = async (db: Db, viewer: Viewer, customer_code: string) => {
  const isThis = and(eq(t.customer_code, customer_code), visibleTo(viewer, t))
  const found = await selectOne(db, shown, withSums, isThis)
  if (!found) return refuse('notFound')
  return seesCredit(viewer) ? found : { ...found, ...withoutCredit }
}

export const getCustomer = async ({ db, viewer, input }: RequestContext<typeof contract.getCustomer>) => {
  const found = await findCustomer(db, viewer, input.id)
  const names = found.waiting && (await namesOf(db, found.waiting))
  const waiting_names = names && (viewer.permission.has('Customer-View-Bank') ? names : { ...names, bank_code: null })
  return { data: { ...withoutHidden(viewer, found), waiting_names, ...visibilityOf(viewer) } }
}

const visibilityOf = ({ permission }: Pick<Viewer, 'permission'>) => ({
  is_tax_visible: permission.has('Customer-View-Tax'),
  is_bank_visible: permission.has('Customer-View-Bank'),
})

type Named = Record<'dept_code' | 'salesman_code' | 'bank_code', string | null>

/** Names for the codes of waiting changes. */
const namesOf = async (db: Db, { dept_code, salesman_code, bank_code }: Record<string, unknown>) => {
  const { rows } = await db.execute<Named>(sql`select
    (select dept_name from departments where dept_code = ${dept_code ?? null}) as dept_code,
    (select username from users where usercode = ${salesman_code ?? null}) as salesman_code,
    (select bank_name from banks where bank_code = ${bank_code ?? null}) as bank_code`)
  return rows[0] ?? null
}

const hiddenFrom = (viewer: Pick<Viewer, 'permission'>): ReadonlySet<string> => {
  const { is_tax_visible, is_bank_visible } = visibilityOf(viewer)
  return new Set<string>([...(is_tax_visible ? [] : taxFields), ...(is_bank_visible ? [] : bankFields)])
}

const without = (fields: ReadonlySet<string>, record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.has(field)))

/** Tax and bank data are left out for those who may not see them, also of what waits. */
export const withoutHidden = <Row extends { waiting: Record<string, unknown> | null; bank_name?: string | null }>(
  viewer: Pick<Viewer, 'permission'>,
  row: Row,
): Row => {
  const fields = hiddenFrom(viewer)
  const hidden = Object.fromEntries([...fields].map((field) => [field, field === 'tax_emails' ? [] : null]))
  const names = fields.has('bank_code') ? { bank_name: null } : {}
  return { ...row, ...hidden, ...names, waiting: row.waiting && without(fields, row.waiting) }
}

export const customerLog = async ({ db, viewer, input }: RequestContext<typeof contract.customerLog>) => {
  await findVisible(db, viewer, input.code)
  const history = await historyOf(db, 'customer', input.code, input.page)
  const fields = hiddenFrom(viewer)
  const data = history.data.map((line) => ({
    ...line,
    diff: line.diff && (without(fields, line.diff) as typeof line.diff),
  }))
  return { ...history, data }
}

/** Returns only whether a code is free, not whose it is. */
export const checkCustomerCode = async ({ db, input }: RequestContext<typeof contract.checkCustomerCode>) => {
  if (!customerCodePattern.test(input.customer_code))
    return {
      data: { isAvaible: false, why_not: 'A customer code has 3 to 20 capital letters, digits and hyphens' },
    }
  const isTaken = (await db.$count(t, eq(t.customer_code, input.customer_code))) > 0
  return { data: { isAvaible: !isTaken, why_not: isTaken ? 'Customer code already exists' : null } }
}
