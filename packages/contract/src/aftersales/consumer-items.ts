import { serviceTypes, ticketStatuses, warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { unitWarranty } from './warranty.ts'

const row = z.object({
  consumer_item_id: z.number(),
  ...texts('consumer_name', 'consumer_phone', 'consumer_address', 'dept_code', 'dept_name'),
  ...maybeTexts('sub_district_name', 'city_name', 'item_code', 'item_name', 'category_code', 'serial_indoor'),
  ...maybeTexts('serial_outdoor', 'purchase_date', 'install_date'),
  tickets: z.number(),
  ...unitWarranty.shape,
  created_date: instant,
})
export type ConsumerItem = z.output<typeof row>

export const listConsumerItems = endpoint('GET /api/consumer-item', {
  needs: 'Consumer-Item-Search',
  input: listInput(['created_date', 'consumer_name', 'install_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    category_code: many,
  }),
  data: z.array(row),
})

export const getConsumerItem = endpoint('GET /api/consumer-item/detail/{consumer_item_id}', {
  needs: 'Consumer-Item-Search',
  input: z.object({ consumer_item_id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) }),
  data: row.extend({
    /** What else stands at the same consumer's. */
    other_units: z.array(
      z.object({ consumer_item_id: z.number(), ...maybeTexts('item_name', 'serial_indoor', 'serial_outdoor') }),
    ),
    ticket_list: z.array(
      z.object({
        ticket_number: z.string(),
        ticket_status: z.enum(ticketStatuses),
        service_type: z.enum(serviceTypes),
        warranty: z.enum(warranties),
        ...maybeTexts('symptom', 'description'),
        created_date: instant,
      }),
    ),
  }),
})
