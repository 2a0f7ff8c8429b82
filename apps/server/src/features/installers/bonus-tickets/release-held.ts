import { addressTo } from '@sejuk/domain/pages'
import { and, eq, lte } from 'drizzle-orm'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { entity } from './lock.ts'

/** On its day a ticket on hold goes on where it was, and whoever held it is told. Each is a transaction of its own. */
export const releaseHeld: Worker<object> = {
  name: 'release-held-bonuses',
  cron: '15 0 * * *',
  work: async ({ db, jobs, config, signal }) => {
    const isDue = and(eq(t.ticket_status, 'On_Hold'), lte(t.hold_until, companyTodayInSql))
    const due = await db.select({ code: t.bonus_ticket_code }).from(t).where(isDue)
    for (const { code } of due) {
      if (signal.aborted) return
      await db.transaction(async (within) => {
        const itself = eq(t.bonus_ticket_code, code)
        const [before] = await within.select().from(t).where(and(itself, isDue)).for('update')
        if (!before) return
        const ticket_status = before.held_status ?? 'Submitted'
        const after = { ticket_status, held_status: null, hold_until: null, hold_user_code: null, reason: null }
        await within.update(t).set(after).where(itself)
        const about = { entity, entity_code: code }
        await logActions(within, systemActor, [
          {
            ...about,
            action: 'release',
            from_status: 'On_Hold',
            to_status: ticket_status,
            before,
            after: { ...before, ...after },
          },
        ])
        if (!before.hold_user_code) return
        await notify(
          { db: within, jobs, config },
          {
            to: [before.hold_user_code],
            event: 'bonus-hold-over',
            variables: { ticket: code, reason: before.reason ?? '' },
            url: addressTo('bonusTicket', { code }),
            about,
          },
        )
      })
    }
  },
}
