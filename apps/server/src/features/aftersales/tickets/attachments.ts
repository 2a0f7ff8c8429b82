import { ticketPhotoModule } from '@sejuk/domain/aftersales/service-files'
import { and, eq, ne } from 'drizzle-orm'
import { ticketsReadableBy } from '../../../business/aftersales/visible-tickets.ts'
import { aftersalesTickets as t } from '../../../db/tables/aftersales/tickets.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** Photos of a ticket, visible with it. A deleted ticket's photos cannot be changed. */
export const ticketAttachments = attachmentModule(
  ticketPhotoModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.ticket_number, code), ticketsReadableBy(viewer)))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.ticket_number, code), ne(t.ticket_status, 'Ticket_Deleted')))) > 0,
)
