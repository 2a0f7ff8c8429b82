import { addressTo } from '@sejuk/domain/pages'
import { confirmedSum, subDealerOrder } from '@sejuk/domain/retail/sub-dealer-orders'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { holdersOf } from '../../../business/field/approvers.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { subDealerOrderLines as lines, subDealerOrders as t } from '../../../db/tables/retail/sub-dealer-orders.ts'
import { subDealers } from '../../../db/tables/retail/sub-dealers.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Order = typeof t.$inferSelect
type Done = Within & { before: Order; after: Order; viewer: { usercode: string } }

const people = (...named: (string | null)[]) => [...new Set(named.flatMap((one) => one ?? []))]
/** Who wrote it, and the salesperson of the sub-dealer. An answer ends the list of its writers. */
const writersOf = ({ created_by, authors, salesman_code }: Order) => people(created_by, ...authors, salesman_code)

/** The supplier's own people who may answer. */
const answerersOf = async (db: Db, customer_code: string) => {
  const isTheirs = and(eq(userBelongings.kind, 'customer'), eq(userBelongings.code, customer_code))
  const theirs = await db.select({ usercode: userBelongings.usercode }).from(userBelongings).where(isTheirs)
  if (theirs.length === 0) return []
  const holders = new Set(await holdersOf(db, 'Sub-Dealer-PO-Answer'))
  return theirs.map(({ usercode }) => usercode).filter((usercode) => holders.has(usercode))
}
const others = (named: readonly string[], { usercode }: { usercode: string }) => named.filter((one) => one !== usercode)
const aboutOrder = ({ po_code }: Order) => ({
  url: addressTo('subDealerOrder', { code: po_code }),
  about: { entity: subDealerOrder.entity, entity_code: po_code },
})
const shopOf = async (db: Db, { subdealer_code }: Order) => {
  const [shop] = await db
    .select({ name: subDealers.subdealer_name })
    .from(subDealers)
    .where(eq(subDealers.subdealer_code, subdealer_code))
  return shop?.name ?? subdealer_code
}
const supplierOf = async (db: Db, { customer_code }: Order) => {
  const [found] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  return found?.name ?? customer_code
}

/** Who answers, and the salesperson of the sub-dealer. */
export const tellSubmitted = async ({ viewer, after, ...within }: Done) => {
  const { po_code: order, quantity } = after
  await notify(within, {
    to: others(people(...(await answerersOf(within.db, after.customer_code)), after.salesman_code), viewer),
    event: 'sub-dealer-order-submitted',
    variables: { order, quantity, shop: await shopOf(within.db, after) },
    ...aboutOrder(after),
  })
}

/** Who wrote the order, and the salesperson: how much of it comes, and what it costs beside what was asked. */
export const tellAnswered = async ({ viewer, before, after, ...within }: Done) => {
  const { po_code: order, quantity, confirmed_quantity: confirmed, amount: asked } = after
  const rows = await within.db.select().from(lines).where(eq(lines.po_code, order))
  await notify(within, {
    to: others(writersOf(before), viewer),
    event: 'sub-dealer-order-answered',
    variables: {
      ...{ order, confirmed, quantity, asked, amount: confirmedSum(rows) },
      supplier: await supplierOf(within.db, after),
    },
    ...aboutOrder(after),
  })
}

export const tellRejected = async ({ viewer, before, after, ...within }: Done) => {
  await notify(within, {
    to: others(writersOf(before), viewer),
    event: 'sub-dealer-order-rejected',
    variables: {
      ...{ order: after.po_code, reason: after.reject_reason ?? '' },
      supplier: await supplierOf(within.db, after),
    },
    ...aboutOrder(after),
  })
}

const atOnce = 200

/** Orders that nobody answered in a day, each told of once: to who should answer, who ordered, and the salesperson. */
export const tellUnanswered = async (within: Within) => {
  const { db } = within
  const late = await db
    .select()
    .from(t)
    .where(and(eq(t.status, 'Submitted'), lt(t.answer_due, sql`now()`), isNull(t.alerted_date)))
    .orderBy(asc(t.answer_due))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  for (const order of late)
    await notify(within, {
      to: people(...(await answerersOf(db, order.customer_code)), ...writersOf(order)),
      event: 'sub-dealer-order-unanswered',
      variables: { order: order.po_code, shop: await shopOf(db, order) },
      ...aboutOrder(order),
    })
  if (late.length)
    await db
      .update(t)
      .set({ alerted_date: sql`now()`, row_version: sql`${t.row_version}` })
      .where(
        inArray(
          t.po_code,
          late.map(({ po_code }) => po_code),
        ),
      )
  return late.length
}

export const unansweredOrders: Worker<object> = {
  name: 'sub-dealer-orders-unanswered',
  cron: '*/15 * * * *',
  work: async ({ db, jobs, config }) => {
    await db.transaction((own) => tellUnanswered({ db: own, jobs, config }))
  },
}
