import type * as contract from '@sejuk/contract/aftersales/field-work'
import { fieldPeriod } from '@sejuk/domain/aftersales/work-orders/field-work'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, asc, between, eq, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { workOrderPeople as p, workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { wholeWorkOrders } from './detail.ts'
import { photosByOrder } from './finish.ts'

/** More than anybody does in ten days; a phone need not hold more. */
const most = 80
const over = ['Confirmed_ASS', 'CallCenter_Survery', 'Confirmed', 'Confirmed_Automatic', 'Cancelled'] as const
const done = ['Finished', 'Finished_SN_Invalid', ...over] as const

/** The user's jobs: upcoming, overdue, and recently done. */
export const listFieldJobs = async ({ db, viewer }: RequestContext<typeof contract.listFieldJobs>) => {
  const { usercode, department } = viewer
  const [branch] = await db.select().from(departments).where(eq(departments.dept_code, department))
  const now = new Date().toISOString()
  const today = dayIn(now, branch?.timezone ?? headOffice)
  const { from, to } = fieldPeriod(today)
  const isDone = inArray(t.service_status, done)
  const isOpen = and(not(isDone), or(isNull(t.scheduled_date), lte(t.scheduled_date, to)))
  const isFresh = and(isDone, or(between(t.scheduled_date, from, to), gte(t.finished_date, sql`${from}::date`)))
  const orders = await db
    .select({ work_order_number: t.work_order_number })
    .from(t)
    .innerJoin(p, eq(p.work_order_number, t.work_order_number))
    .where(and(eq(p.technician_code, usercode), or(isOpen, isFresh)))
    .orderBy(asc(t.scheduled_date), asc(t.slot), asc(t.work_order_number))
    .limit(most)
  const numbers = orders.map(({ work_order_number }) => work_order_number)
  const whole = await wholeWorkOrders(db, viewer, numbers)
  const photosOf = await photosByOrder(db, numbers)
  const jobs = whole.map((order) => ({ ...order, photos: photosOf(order.work_order_number) }))
  return { data: { now, today, jobs } }
}
