import { withoutTokens } from '@sejuk/domain/values/tokens'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveys as s } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { outbox as o } from '../../../db/tables/platform/outbox.ts'

const most = 20

/** Messages sent to the customer about the ticket, its visits and surveys, with tokens removed from links. */
export const messagesOf = async (db: Db, ticket_number: string) => {
  const orders = db.select({ code: w.work_order_number }).from(w).where(eq(w.ticket_number, ticket_number))
  const asked = db.select({ code: s.survey_code }).from(s).where(inArray(s.work_order_number, orders))
  const about = or(
    and(eq(o.entity, 'aftersales-ticket'), eq(o.entity_code, ticket_number)),
    and(eq(o.entity, 'work-order'), inArray(o.entity_code, orders)),
    and(eq(o.entity, 'survey'), inArray(o.entity_code, asked)),
  )
  const found = await db
    .select({
      delivery_id: o.delivery_id,
      created_date: o.created_date,
      status: o.status,
      body: o.body,
    })
    .from(o)
    .where(and(about, isNull(o.usercode)))
    .orderBy(desc(o.delivery_id))
    .limit(most)
  return found.map((one) => ({ ...one, body: withoutTokens(one.body) }))
}
