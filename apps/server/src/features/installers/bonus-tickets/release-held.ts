import { bonusTicket } from '@sejuk/domain/installers/bonus-tickets'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, lte } from 'drizzle-orm'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { noHold, onBonusTicket } from './commands.ts'

/** On its day a ticket on hold goes on where it was, and whoever held it is told. Each is a transaction of its own. */
export const releaseHeld: Worker<object> = {
  name: 'release-held-bonuses',
  cron: '15 0 * * *',
  work: async ({ db, jobs, config, offers, signal }) => {
    const isDue = and(eq(t.ticket_status, 'On_Hold'), lte(t.hold_until, companyTodayInSql))
    const due = await db.select({ code: t.bonus_ticket_code }).from(t).where(isDue)
    for (const { code } of due) {
      if (signal.aborted) return
      await db.transaction(async (within) => {
        const begun = await onBonusTicket.beginBySystem({ db: within, jobs, config, offers }, 'release', code)
        const { hold_until, hold_user_code, reason } = begun?.before ?? {}
        if (!begun || !hold_until || hold_until > companyToday()) return
        await onBonusTicket.end(begun, { set: noHold })
        if (!hold_user_code) return
        await notify(begun, {
          to: [hold_user_code],
          event: 'bonus-hold-over',
          variables: { ticket: code, reason: reason ?? '' },
          url: addressTo('bonusTicket', { code }),
          about: { entity: bonusTicket.entity, entity_code: code },
        })
      })
    }
  },
}
