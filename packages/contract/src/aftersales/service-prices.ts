import { ascTypes } from '@sejuk/domain/aftersales/service-centres'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { told } from '../told.ts'

const group = '/after-sales-system/asc'
const version = z.coerce.number<number | string>().int().min(1).max(1_000_000)

const row = z.object({
  price_id: z.number(),
  version_no: z.number(),
  asc_type: z.enum(ascTypes),
  service_type: z.enum(serviceTypes),
  ...texts('category_code', 'category_name'),
  min_pk: z.number(),
  max_pk: z.number(),
  in_warranty_fee: z.number(),
  out_warranty_price: z.number(),
  transport: z.array(z.object({ up_to_km: z.number(), amount: z.number() })),
  /** What another version has for the same work, where one is asked about. */
  other_fee: z.number().nullable(),
  other_price: z.number().nullable(),
})
export type ServicePrice = z.output<typeof row>

/** Without a version the one in force today. */
export const listServicePrices = endpoint(`GET ${group}/service-price-list`, {
  needs: 'Asc-Service-Price-Search',
  input: listInput(['price_id', 'in_warranty_fee', 'out_warranty_price']).extend({
    version_no: version.optional(),
    compare_with: version.optional(),
    asc_type: z.enum(ascTypes).optional(),
    service_type: z.enum(serviceTypes).optional(),
    category_code: z.string().max(20).optional(),
  }),
  data: z.array(row),
})

const priceVersion = z.object({
  version_no: z.number(),
  ...texts('version_name', 'valid_from', 'create_user_name'),
  state: z.enum(['past', 'in_force', 'future']),
  rows: z.number(),
  created_date: instant,
})
export type ServicePriceVersion = z.output<typeof priceVersion>

export const listServicePriceVersions = endpoint(`GET ${group}/service-price-version`, {
  needs: 'Asc-Service-Price-Search',
  input: z.object({}),
  data: z.array(priceVersion),
})

/** The list as it is, raised or lowered as a whole, from a day to come. */
export const createServicePriceVersion = endpoint(`POST ${group}/service-price-version/store`, {
  needs: 'Asc-Service-Price-Modify',
  input: z.object({
    version_name: required('name', 100),
    valid_from: calendarDay(told('valid-from-required')),
    rise_percent: z.coerce
      .number<number | string>(told('change-number-from-50-100'))
      .min(-50, told('change-number-from-50-100'))
      .max(100, told('change-number-from-50-100')),
    asc_type: z.union([z.literal('').transform(() => undefined), z.enum(ascTypes)]).optional(),
  }),
  data: z.object({ version_no: z.number() }),
})
