import { shopClasses } from '@sejuk/domain/customers/shops'
import { visitPhotos } from '@sejuk/domain/field/visits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'

const group = '/api/visit-customer-report'
const filters = {
  /** The current month unless said otherwise. */
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  dept_code: many,
  search: z.string().max(200).default(''),
}
const counts = { planned: z.number(), done: z.number(), unplanned: z.number() }

const person = z.object({
  ...texts('usercode', 'username', 'dept_code', 'dept_name'),
  ...counts,
  /** Of what was planned, in percent; nothing planned has no rate. */
  hit_rate: z.number().nullable(),
  average_min: z.number().nullable(),
  order_count: z.number(),
  order_amount: z.number(),
  collected_amount: z.number(),
  km: z.number(),
})
export type VisitPerson = z.output<typeof person> & {
  days: { date: string; planned: number; done: number; unplanned: number }[]
}

/** People × days of a period. */
export const visitReport = endpoint(`GET ${group}`, {
  needs: 'Visit-Customer-Report',
  input: listInput(['username', 'done', 'planned']).extend(filters),
  data: z.array(person.extend({ days: z.array(z.object({ date: calendarDay(), ...counts })) })),
})
export const visitReportData = downloadable(visitReport, {
  module_name: 'visit_customer_report',
  needs: 'Visit-Customer-Report',
})

/** The same period in sum: by day, and how many shops of each class were seen. */
export const visitSummary = endpoint(`GET ${group}/summary`, {
  needs: 'Visit-Customer-Report',
  input: z.object(filters),
  data: z.object({
    from: calendarDay(),
    to: calendarDay(),
    ...counts,
    hit_rate: z.number().nullable(),
    average_min: z.number().nullable(),
    order_amount: z.number(),
    collected_amount: z.number(),
    days: z.array(z.object({ date: calendarDay(), ...counts })),
    classes: z.array(z.object({ shop_class: z.enum(shopClasses), shops: z.number(), visited: z.number() })),
  }),
})
export type VisitSummary = z.output<typeof visitSummary.data>

const wallPhoto = z.object({
  ...texts('photo_code', 'visit_code', 'username', 'customer_name', 'photo_path'),
  ...maybeTexts('shop_name', 'thumbnail_path'),
  alias: z.enum(visitPhotos),
  in_at: instant,
})
export type WallPhoto = z.output<typeof wallPhoto>
export const visitWall = endpoint(`GET ${group}/photos`, {
  needs: 'Visit-Customer-Report',
  input: listInput(['in_at']).extend(filters),
  data: z.array(wallPhoto),
})
