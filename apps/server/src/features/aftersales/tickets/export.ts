import { ticketData } from '@sejuk/contract/aftersales/tickets'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketStatusWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import type { Book } from '@sejuk/words/words'
import { sql } from 'drizzle-orm'
import { aftersalesTickets as t } from '../../../db/tables/aftersales/tickets.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { maskedPhoneOf } from '../../../platform/lists/masked-phone.ts'
import { rowFields, ticketList } from './queries.ts'

/** Every word of the book is a value. */
const itsOwn = <Word extends string>({ words }: Book<Word>) =>
  Object.fromEntries(Object.keys(words).map((word) => [word, word])) as Record<Word, Word>
const choices = itsOwn(ticketChoiceWords)
const masked = maskedPhoneOf(t.customer_phone)

export const ticketExport = exportable(ticketData, {
  book: [ticketWords, ticketStatusWords, ticketChoiceWords] as readonly Book[],
  title: 'title',
  rows: (context) => ({
    input: context.input,
    ...ticketList(context),
    fields: {
      ...rowFields,
      customer_phone: context.viewer.permission.has('Aftersales-Ticket-View-Phone') ? t.customer_phone : masked,
      customer_address: t.customer_address,
      status: t.ticket_status,
      area: rowFields.sub_district_name,
      branch: rowFields.dept_name,
      units: t.unit_count,
      sla: t.sla_due,
      createdBy: t.create_user_name,
      ascs: sql<string>`array_to_string(${t.asc_codes}, ', ')`,
    },
  }),
  columns: [
    { key: 'ticket_number', width: 22 },
    { key: 'status', values: itsOwn(ticketStatusWords), width: 24 },
    { key: 'created_date', type: 'datetime' },
    { key: 'customer_name', width: 28 },
    { key: 'customer_phone', width: 18 },
    { key: 'customer_address', width: 40 },
    { key: 'area', width: 24 },
    { key: 'branch' },
    { key: 'service_type', values: choices },
    { key: 'priority', values: choices },
    { key: 'warranty', values: choices },
    { key: 'complain_by', values: choices },
    { key: 'complain_via', values: choices },
    { key: 'units', type: 'number' },
    { key: 'ascs', width: 24 },
    { key: 'sla', type: 'datetime' },
    { key: 'createdBy', width: 24 },
  ],
})
