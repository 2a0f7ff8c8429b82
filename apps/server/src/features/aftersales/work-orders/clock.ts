import {
  surveyAttemptsBeforeAutomatic,
  surveyDaysBeforeAutomatic,
} from '@sejuk/domain/aftersales/work-orders/work-orders'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { adminsOf, managerOf } from '../../../business/aftersales/service-people.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { onWorkOrder } from './commands.ts'

/** Customers who never answered count as satisfied. One transaction each, so that a failure stops no other. */
export const confirmAutomatically: Worker<object> = {
  name: 'confirm-work-orders',
  cron: '40 4 * * *',
  work: async ({ db, jobs, config, offers, signal }) => {
    const due = await db
      .select({ number: t.work_order_number })
      .from(t)
      .where(
        and(
          eq(t.service_status, 'CallCenter_Survery'),
          inArray(t.survey_status, ['Not_Reply', 'Not_Response']),
          gte(t.survey_attempts, surveyAttemptsBeforeAutomatic),
          lt(t.survey_sent_date, sql`now() - make_interval(days => ${surveyDaysBeforeAutomatic})`),
        ),
      )
    for (const { number } of due) {
      if (signal.aborted) return
      await db.transaction(async (within) => {
        await onWorkOrder.actBySystem({ db: within, jobs, config, offers }, 'auto-confirm', number)
      })
    }
  },
}

/** Work orders not accepted in time are reported once to the users who can redispatch them. */
export const escalateLate: Worker<object> = {
  name: 'escalate-work-orders',
  cron: '*/15 * * * *',
  work: async ({ db, jobs, config }) => {
    const told = db
      .select({ one: sql`1` })
      .from(actionLogs)
      .where(
        and(
          eq(actionLogs.entity, 'work-order'),
          eq(actionLogs.entity_code, t.work_order_number),
          eq(actionLogs.action, 'escalate'),
          gte(actionLogs.at, t.dispatched_date),
        ),
      )
    const late = await db
      .select()
      .from(t)
      .where(and(eq(t.service_status, 'Service_Dispatched'), lt(t.sla_due, sql`now()`), notExists(told)))
    for (const order of late)
      await db.transaction(async (within) => {
        const to = [...(await adminsOf(within, order.asc_code)), ...(await managerOf(within, order.dept_code))]
        const about = { entity: 'work-order', entity_code: order.work_order_number }
        await logActions(within, systemActor, [{ ...about, action: 'escalate', from_status: order.service_status }])
        await notify(
          { db: within, jobs, config },
          {
            to,
            event: 'work-order-late',
            variables: { work_order: order.work_order_number, centre: order.asc_code, due: order.sla_due ?? '' },
            url: addressTo('workOrder', order),
            about,
          },
        )
      })
  },
}
