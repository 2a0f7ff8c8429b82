import { longestReport, type ReportShape } from '@sejuk/domain/management-reports'
import { daysFrom } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { calendarDay, instant, many } from './fields.ts'
import { told } from './told.ts'

/** What every management report is asked: a period, branches, and what is compared. */
export const reportInput = ({ groups }: ReportShape) =>
  z
    .object({
      from: calendarDay(),
      to: calendarDay(),
      dept_code: many,
      group: z.enum(groups).default(groups[0]),
    })
    .refine(({ from, to }) => from <= to && daysFrom(from, to) < longestReport, {
      path: ['to'],
      error: told('period-of-report'),
    })

/** Values stand in the order of the shape's series and columns. */
export const reportData = z.object({
  as_of: instant,
  figures: z.array(z.object({ figure: z.string(), value: z.number().nullable(), before: z.number().nullable() })),
  months: z.array(z.object({ month: z.string(), values: z.array(z.number()) })),
  rows: z.array(z.object({ code: z.string(), name: z.string(), values: z.array(z.number().nullable()) })),
})
export type ManagementReport = z.output<typeof reportData>
export type ReportInput = z.output<ReturnType<typeof reportInput>>
