import { pageTo } from '@sejuk/domain/pages'
import { eq, or, sql } from 'drizzle-orm'
import { ticketsReadableBy } from '../../../business/aftersales/visible-tickets.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { inColumns, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'

export const ticketSearch = searchKind({
  ...{
    kind: 'tickets',
    needs: 'Aftersales-Ticket-Search',
    source: sql`${t}`,
    key: t.ticket_number,
    newest: t.created_date,
  },
  visible: ticketsReadableBy,
  matches: (text) =>
    or(
      inColumns(text, { text: [t.ticket_number, t.customer_name], phone: [t.customer_phone] }),
      text.serial
        ? keysFrom(
            t.ticket_number,
            sql`select ${u.ticket_number} from ${u} where ${or(eq(u.serial_indoor, text.serial), eq(u.serial_outdoor, text.serial))}`,
          )
        : undefined,
    ),
  fields: {
    code: t.ticket_number,
    title: t.customer_name,
    status: t.ticket_status,
    phone: t.customer_phone,
    detail: sql<
      string | null
    >`coalesce((select ${u.item_name} from ${u} where ${u.ticket_number} = ${t.ticket_number} order by ${u.line_no} limit 1), ${t.description})`,
  },
  record: ({ phone, ...row }, { permission }) => {
    const seen = permission.has('Aftersales-Ticket-View-Phone') ? phone : null
    return {
      ...row,
      phone: seen,
      pages: [pageTo('ticket', { ticket_number: row.code }), pageTo('editTicket', { ticket_number: row.code })],
      actions: [
        { action: 'edit', needs: 'Aftersales-Ticket-Modify', page: pageTo('editTicket', { ticket_number: row.code }) },
        ...(seen
          ? [
              {
                action: 'addTicket',
                needs: 'Aftersales-Ticket-Create',
                page: pageTo('addTicket', { phone: seen }),
              } as const,
            ]
          : []),
      ],
    }
  },
})
