import type * as contract from '@sejuk/contract/finance/receivables'
import { because } from '@sejuk/domain/messages'
import { headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { and, eq, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { collectionCalls as t } from '../../../db/tables/finance/collection-calls.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { requireDebtor, statementOf } from './queries.ts'

export const logCall = async ({ db, viewer, actor, input }: RequestContext<typeof contract.logCall>) => {
  const { customer_code, result } = input
  await requireDebtor(db, viewer, customer_code)
  const isPromise = result === 'promised'
  if (isPromise && !input.promise_date) refuseField('promise_date', because('promise-needs-a-day'))
  if (input.promise_date && input.promise_date < companyToday()) refuseField('promise_date', because('promise-in-past'))
  if (isPromise && input.promise_amount) {
    const { open } = await statementOf(db, viewer, customer_code, 1)
    if (input.promise_amount > open)
      refuseField('promise_amount', because('promise-above-owed', { amount: rupiah(open) }))
  }
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  const promise = isPromise ? { promise_date: input.promise_date, promise_amount: input.promise_amount } : {}
  const [added] = await db
    .insert(t)
    .values({ customer_code, result, note: input.note, ...promise, ...by })
    .returning()
  await logActions(db, actor, [
    { entity: 'customer', entity_code: customer_code, action: 'collection-call', after: { result, ...promise } },
  ])
  return { data: { call_id: added?.call_id ?? 0 } }
}

/** What is late, to the contact of the customer, by the template. */
export const remindDebtor = async (context: RequestContext<typeof contract.remindDebtor>) => {
  const { db, viewer, actor, input } = context
  const { customer_code } = input
  const customer = await requireDebtor(db, viewer, customer_code)
  if (!customer.pic_phone) refuse('conflict', { because: because('customer-has-no-phone') })
  // Two who press at once are one after the other.
  await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
    .for('update')
  const isToday = sql`(${t.created_date} at time zone ${headOffice})::date = ${companyToday()}::date`
  const remindedToday = and(eq(t.customer_code, customer_code), eq(t.result, 'reminded'), isToday)
  if (await db.$count(t, remindedToday)) refuse('conflict', { because: because('reminded-today') })
  const { late, invoices } = await statementOf(db, viewer, customer_code)
  if (late === 0) refuse('conflict', { because: because('nothing-is-late') })
  await writeToCustomer(context, {
    event: 'payment-reminder',
    variables: {
      customer: customer.customer_name,
      amount: late,
      count: invoices.filter(({ days, open, covered }) => days > 0 && open > covered).length,
    },
    name: customer.pic_name ?? customer.customer_name,
    phone: customer.pic_phone ?? '',
    timezone: headOffice,
    about: { entity: 'customer', entity_code: customer_code },
  })
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await db.insert(t).values({ customer_code, result: 'reminded', ...by })
  await logActions(db, actor, [{ entity: 'customer', entity_code: customer_code, action: 'remind', after: { late } }])
  return { data: { customer_code } }
}
