import { backlogAges, failureKinds, longestReportDays, reportGroups } from '@sejuk/domain/aftersales/service-reports'
import { daysFrom } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many } from '../fields.ts'
import { told } from '../told.ts'

const share = z.number().nullable()
const figures = z.object({ finished: z.number(), in_time: share, first_time: share, again: share })

export const getServiceReport = endpoint('GET /api/work-order/report', {
  needs: 'Work-Order-Board',
  input: z
    .object({
      from: calendarDay(),
      to: calendarDay(),
      dept_code: many,
      asc_code: many,
      failure: z.enum(failureKinds).default('symptom'),
      group: z.enum(reportGroups).default('asc'),
    })
    .refine(({ from, to }) => from <= to && daysFrom(from, to) < longestReportDays, {
      path: ['to'],
      error: told('period-of-report'),
    }),
  data: z.object({
    as_of: instant,
    now: figures,
    before: figures,
    failures: z.array(z.object({ code: z.string(), name: z.string(), local_name: z.string(), count: z.number() })),
    rows: z.array(figures.extend({ code: z.string(), name: z.string() })),
    backlog: z.array(z.object({ age: z.enum(backlogAges), waiting_part: z.number(), other: z.number() })),
  }),
})
export type ServiceReport = z.output<typeof getServiceReport.data>
