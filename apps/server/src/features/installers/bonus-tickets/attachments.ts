import { bonusPhotoModule } from '@sejuk/domain/installers/bonus-photos'
import { and, eq, inArray, or } from 'drizzle-orm'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Photos of a ticket, for its installer and the staff who see it. Handed in, they stay as they are. */
export const bonusTicketAttachments = attachmentModule(
  bonusPhotoModule,
  async (db, viewer, code) =>
    (await db.$count(
      t,
      and(eq(t.bonus_ticket_code, code), or(eq(t.user_code, viewer.usercode), visibleTo(viewer, t))),
    )) > 0,
  async (db, code) =>
    (await db.$count(t, and(eq(t.bonus_ticket_code, code), inArray(t.ticket_status, ['Draft', 'Withdrawn'])))) > 0,
)
