import type * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { type ProblemKind, problemDue } from '@sejuk/domain/delivery/problems'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import type { SaidText } from '@sejuk/domain/platform/notifications/event-rules'
import { problemKindWords } from '@sejuk/words/delivery/delivery-receipts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { freeDays } from '../../../business/masters/free-days.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders as d } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryProblems as t } from '../../../db/tables/delivery/delivery-receipts.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { settleReceipt } from './receipt-status.ts'

type Delivery = typeof d.$inferSelect
type Found = { kind: ProblemKind; detail?: string | null; owner_code?: string | null; due_date?: string | null }
type By = { usercode: string; username: string }

/** The kind in the reader's language, and what was found as it was written. */
const saidOf = ({ kind, detail }: { kind: ProblemKind; detail: string | null }): SaidText => {
  const [english, indonesian] = problemKindWords.words[kind]
  const rest = detail ? `: ${detail}` : ''
  return { default: `${english}${rest}`, local: `${indonesian}${rest}` }
}

const nameOf = async (db: Db, usercode: string | null) => {
  const [found] = usercode ? await db.select().from(users).where(eq(users.usercode, usercode)) : []
  return found?.username ?? null
}

/** Opens problems with an owner, the customer's salesperson unless another is named, and a day until when. */
export const openProblems = async (
  within: Within,
  by: By,
  { delivery_code, dept_code, salesman_code, created_by }: Delivery,
  found: readonly Found[],
) => {
  if (found.length === 0) return
  const { db } = within
  const today = companyToday()
  const due = problemDue(today, await freeDays(db, dept_code, today))
  for (const { kind, detail = null, owner_code, due_date } of found) {
    const owner = owner_code ?? salesman_code ?? created_by
    await db.insert(t).values({
      ...{ delivery_code, dept_code, kind, detail, owner_code: owner, owner_name: await nameOf(db, owner) },
      ...{ due_date: due_date ?? due, created_by: by.usercode, create_user_name: by.username },
    })
    await tellOwner(within, { delivery_code, owner, problem: saidOf({ kind, detail }), due: due_date ?? due })
  }
}

const tables = sql`${t} join ${d} on ${eq(d.delivery_code, t.delivery_code)}
  join ${customers} on ${eq(customers.customer_code, d.customer_code)}`
const { dept_code: _dept, created_by: _by, closed_by: _closed, ...columns } = getTableColumns(t)
const fields = {
  ...columns,
  due_date: sql<string>`${t.due_date}::text`,
  customer_code: d.customer_code,
  customer_name: customers.customer_name,
}

export const listDeliveryProblems = ({ db, viewer, input }: RequestContext<typeof contract.listDeliveryProblems>) =>
  listPage(
    db,
    asList({
      input,
      source: tables,
      where: and(
        visibleDeliveries(viewer),
        input.status ? eq(t.status, input.status) : undefined,
        input.kind ? eq(t.kind, input.kind) : undefined,
        input.mine ? eq(t.owner_code, viewer.usercode) : undefined,
        containsText(input.search, t.delivery_code, customers.customer_name),
      ),
      key: t.problem_id,
      sorts: { due_date: t.due_date, created_date: t.created_date },
      sort: 'due_date',
      fields,
    }),
  )

/** Of one delivery, the open ones first. */
export const problemsOf = async (db: Db, delivery_code: string) =>
  db
    .select({ ...columns, customer_code: d.customer_code, customer_name: customers.customer_name })
    .from(t)
    .innerJoin(d, eq(d.delivery_code, t.delivery_code))
    .innerJoin(customers, eq(customers.customer_code, d.customer_code))
    .where(eq(t.delivery_code, delivery_code))
    .orderBy(sql`${t.status} = 'Closed'`, t.problem_id)

/** The problem under lock, as whoever asks saw it. */
const openProblem = async (
  { db, viewer }: Pick<RequestContext<typeof contract.closeDeliveryProblem>, 'db' | 'viewer'>,
  { problem_id, row_version, ...form }: { problem_id: number; row_version: number } & Record<string, unknown>,
) => {
  const [delivery] = await db
    .select({ delivery_code: d.delivery_code })
    .from(d)
    .innerJoin(t, eq(t.delivery_code, d.delivery_code))
    .where(and(eq(t.problem_id, problem_id), visibleDeliveries(viewer)))
  if (!delivery) return refuse('notFound')
  const [row] = await db.select().from(t).where(eq(t.problem_id, problem_id)).for('update')
  const entity_code = delivery.delivery_code
  const before = await stillCurrent(db, row, { entity: deliveryOrder.entity, entity_code, row_version, form })
  if (before.status === 'Closed') refuse('conflict', { because: because('problem-closed-already') })
  return before
}

const tellOwner = (
  within: Within,
  { delivery_code, ...told }: { delivery_code: string; owner: string; problem: SaidText; due: string },
) =>
  notify(within, {
    to: [told.owner],
    event: 'delivery-problem',
    variables: { delivery: delivery_code, problem: told.problem, due: told.due },
    url: addressTo('delivery', { code: delivery_code }),
    about: { entity: deliveryOrder.entity, entity_code: delivery_code },
  })

/** What ended a problem can be looked up: a paper of the customer of this delivery. */
const requirePaper = async (db: Db, delivery_code: string, code: string) => {
  const { rows } = await db.execute<{ customer: string; is_there: boolean }>(sql`select d.customer_code as customer, (
      exists (select from delivery_orders o where o.delivery_code = ${code} and o.customer_code = d.customer_code)
      or exists (select from sales_orders o where o.order_code = ${code} and o.customer_code = d.customer_code)
      or exists (select from sales_invoices i where i.invoice_code = ${code} and i.customer_code = d.customer_code)
      or exists (select from return_requests r where r.return_code = ${code} and r.customer_code = d.customer_code)
      or exists (select from credit_notes n where n.credit_note_code = ${code} and n.customer_code = d.customer_code)) as is_there
    from delivery_orders d where d.delivery_code = ${delivery_code}`)
  const [found] = rows
  if (!found?.is_there)
    refuseField('document_code', because('no-paper-of-this-customer', { code, customer: found?.customer ?? '' }))
}

export const closeDeliveryProblem = async (context: RequestContext<typeof contract.closeDeliveryProblem>) => {
  const { db, viewer, actor, input } = context
  const { problem_id, row_version, result, document_code } = input
  const before = await openProblem(context, input)
  await requirePaper(db, before.delivery_code, document_code)
  const entity_code = before.delivery_code
  const closed_date = new Date().toISOString()
  const [after] = await db
    .update(t)
    .set({
      ...{ result, document_code, status: 'Closed', closed_date },
      ...{ closed_by: viewer.usercode, closed_user_name: viewer.username },
    })
    .where(eq(t.problem_id, problem_id))
    .returning()
  await logActions(db, actor, [
    {
      ...{ entity: deliveryOrder.entity, entity_code, action: 'close-problem', reason: result },
      after: { kind: before.kind, result, document_code },
    },
  ])
  await settleReceipt(db, entity_code)
  return { data: { problem_id, status: after?.status ?? 'Closed', row_version: after?.row_version ?? row_version } }
}

export const giveDeliveryProblem = async (context: RequestContext<typeof contract.giveDeliveryProblem>) => {
  const { db, actor, input } = context
  const { problem_id, row_version, owner_code, due_date, reason } = input
  const before = await openProblem(context, input)
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.usercode, owner_code), eq(users.is_active, true)))
  if (!owner) return refuseChoice('owner_code')
  const [after] = await db
    .update(t)
    .set({ owner_code, owner_name: owner.username, due_date })
    .where(eq(t.problem_id, problem_id))
    .returning()
  await logActions(db, actor, [
    {
      ...{ entity: deliveryOrder.entity, entity_code: before.delivery_code, action: 'give-problem', reason },
      before: { owner_name: before.owner_name, due_date: before.due_date },
      after: { kind: before.kind, owner_name: owner.username, due_date },
    },
  ])
  const problem = saidOf(before)
  await tellOwner(context, { delivery_code: before.delivery_code, owner: owner_code, problem, due: due_date })
  return { data: { problem_id, row_version: after?.row_version ?? row_version } }
}
