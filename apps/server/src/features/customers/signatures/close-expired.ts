import { and, eq, lt } from 'drizzle-orm'
import { signatures as t } from '../../../db/tables/customers/signatures.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { entity } from './queries.ts'

const clock = { usercode: 'clock', username: 'Sejuk', via: 'clock', ip: '', request_id: 'signature-ends' }

/** A signature whose last day is over is compared with no more. */
export const signatureEnds: Worker<object> = {
  name: 'signature-ends',
  cron: '30 0 * * *',
  work: ({ db: database }) =>
    database.transaction(async (db) => {
      const over = lt(t.valid_to, companyTodayInSql)
      const closed = await db
        .update(t)
        .set({ status: 'Closed' })
        .where(and(eq(t.status, 'Approved'), over))
        .returning({ code: t.signature_code, photo: t.photo_code })
      for (const { photo } of closed)
        await db.update(attachments).set({ alias: 'signature_closed' }).where(eq(attachments.attachment_code, photo))
      await logActions(
        db,
        clock,
        closed.map(({ code }) => ({
          entity,
          entity_code: code,
          action: 'close',
          from_status: 'Approved',
          to_status: 'Closed',
        })),
      )
    }),
}
