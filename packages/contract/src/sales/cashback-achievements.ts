import { achievementBands } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, maybeTexts, texts } from '../fields.ts'
import { period } from './cashback-sources.ts'

const group = '/api/cashback'

const achievement = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'business_unit_code', 'period'),
  ...maybeTexts('salesman_code', 'salesman_name'),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  target_amount: z.number(),
  actual_amount: z.number(),
  percent: z.number(),
  band: z.enum(achievementBands),
  to_next_tier: z.number().nullable(),
  estimated_cashback: z.number(),
  cashback_remain: z.number(),
  expiring_amount: z.number(),
})
export type AchievementRow = z.output<typeof achievement>

export const mostOnMap = 2000
export const mapAchievements = endpoint(`GET ${group}/achievement-map`, {
  needs: 'Cashback-List-Search',
  input: z.object({
    period: period.optional(),
    dept_code: many,
    salesman_code: z.string().max(100).optional(),
    business_unit_code: z.string().max(40).optional(),
    band: z.enum(achievementBands).optional(),
  }),
  data: z.array(achievement),
})

/** The months that have targets, the latest first. */
export const achievementPeriods = endpoint(`GET ${group}/achievement-periods`, {
  needs: 'Cashback-List-Search',
  input: z.object({}),
  data: z.array(z.string()),
})
