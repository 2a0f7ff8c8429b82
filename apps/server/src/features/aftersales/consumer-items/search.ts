import { pageTo } from '@sejuk/domain/pages'
import { eq, or, sql } from 'drizzle-orm'
import { consumerItems as t } from '../../../db/tables/aftersales/consumer-items.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'
import { itemsVisibleTo } from './queries.ts'

export const consumerSearch = searchKind({
  ...{
    kind: 'consumers',
    needs: 'Consumer-Item-Search',
    source: sql`${t}`,
    key: t.consumer_item_id,
    newest: t.created_date,
  },
  visible: itemsVisibleTo,
  matches: (text) =>
    or(
      inColumns(text, { text: [t.consumer_name], phone: [t.consumer_phone] }),
      text.serial ? or(eq(t.serial_indoor, text.serial), eq(t.serial_outdoor, text.serial)) : undefined,
    ),
  fields: {
    id: t.consumer_item_id,
    title: t.consumer_name,
    phone: t.consumer_phone,
    item_name: t.item_name,
    serial: sql<string | null>`coalesce(${t.serial_outdoor}, ${t.serial_indoor})`,
    address: t.consumer_address,
  },
  record: ({ id, title, phone, item_name, serial, address }, { permission }) => {
    const seen = permission.has('Aftersales-Ticket-View-Phone') ? phone : null
    return {
      title,
      code: serial ?? String(id),
      detail: inOneLine(item_name, address),
      phone: seen,
      pages: [
        { ...pageTo('consumerItems'), search: { search: serial ?? title } },
        { ...pageTo('partnerConsumerItems'), search: { search: serial ?? title } },
      ],
      actions: seen
        ? [{ action: 'addTicket', needs: 'Aftersales-Ticket-Create', page: pageTo('addTicket', { phone: seen }) }]
        : [],
    }
  },
})
