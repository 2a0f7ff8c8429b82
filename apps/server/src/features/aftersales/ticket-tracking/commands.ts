import type * as contract from '@sejuk/contract/aftersales/ticket-tracking'
import {
  cannotMove,
  isWishInReach,
  mayAskToMove,
  wishedTooOften,
  wishesADay,
  wishTooFar,
} from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { addressTo } from '@sejuk/domain/pages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { deskOf } from '../../../business/aftersales/service-people.ts'
import { newTrackingLink } from '../../../business/aftersales/tracking-links.ts'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { visitWishes } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { aftersalesTickets as t } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { ticketBehind } from './find-ticket.ts'

const timezoneOf = async (db: RequestContext<typeof contract.sendTrackingLink>['db'], dept_code: string) => {
  const [branch] = await db.select().from(departments).where(eq(departments.dept_code, dept_code))
  return branch?.timezone ?? headOffice
}

export const sendTrackingLink = async (context: RequestContext<typeof contract.sendTrackingLink>) => {
  const { db, viewer, actor, input } = context
  const [ticket] = await db
    .select()
    .from(t)
    .where(and(eq(t.ticket_number, input.ticket_number), ticketsVisibleTo(viewer)))
  const { ticket_number, customer_name, customer_phone, dept_code } = ticket ?? refuse('notFound')
  const link = await newTrackingLink(db, ticket_number)
  await writeToCustomer(context, {
    event: 'ticket-tracking',
    variables: { ticket: ticket_number },
    name: customer_name,
    phone: customer_phone,
    timezone: await timezoneOf(db, dept_code),
    url: link,
    about: { entity: 'aftersales-ticket', entity_code: ticket_number },
  })
  await logActions(db, actor, [{ entity: 'aftersales-ticket', entity_code: ticket_number, action: 'send-link' }])
  return { data: { link } }
}

/** The link is checked before the transaction, so that a wrong one is counted although the request is refused. */
export const findMoved = (context: StepwiseContext<typeof contract.askToMove>) => ticketBehind(context)

type Found = Awaited<ReturnType<typeof findMoved>>

export const askToMove = async (context: RequestContext<typeof contract.askToMove>, { ticket_number }: Found) => {
  const { db, input } = context
  const { work_order_number, wanted_date, wanted_slot, note } = input
  const [order = refuse('notFound')] = await db
    .select()
    .from(w)
    .where(and(eq(w.work_order_number, work_order_number), eq(w.ticket_number, ticket_number)))
    .for('update')
  const today = dayIn(new Date().toISOString(), await timezoneOf(db, order.dept_code))
  if (!mayAskToMove(order, today)) refuse('conflict', { message: cannotMove })
  if (!isWishInReach(wanted_date, today)) refuseField('wanted_date', wishTooFar)
  const its = eq(visitWishes.work_order_number, work_order_number)
  const lately = await db.$count(visitWishes, and(its, gte(visitWishes.created_date, sql`now() - interval '1 day'`)))
  if (lately >= wishesADay) refuse('tooMany', { message: wishedTooOften })
  const at = new Date().toISOString()
  await db
    .update(visitWishes)
    .set({ settled_date: at })
    .where(and(its, isNull(visitWishes.settled_date)))
  await db.insert(visitWishes).values({ work_order_number, wanted_date, wanted_slot, note })
  const actor = { ...context.actor, usercode: 'customer', username: order.customer_name, via: 'link' }
  await logActions(db, actor, [
    {
      entity: 'work-order',
      entity_code: work_order_number,
      action: 'ask-to-move',
      reason: [wanted_date, wanted_slot, note].filter(Boolean).join(' '),
    },
  ])
  await notify(context, {
    to: await deskOf(db, order.asc_code),
    event: 'visit-move-asked',
    variables: { work_order: work_order_number, customer: order.customer_name, day: wanted_date, slot: wanted_slot },
    url: addressTo('workOrder', { work_order_number }),
    about: { entity: 'work-order', entity_code: work_order_number },
  })
  return { data: null }
}
