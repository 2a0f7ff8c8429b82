import type * as contract from '@sejuk/contract/field/visit-reports'
import { furthestPlanDays } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { daysFrom } from '@sejuk/domain/values/dates'
import { between, sql } from 'drizzle-orm'
import { visits as t } from '../../../db/tables/field/visits.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/* What the reports of visits are about, for a period of days. */

export type Filters = Pick<RequestContext<typeof contract.visitReport>['input'], 'from' | 'to' | 'dept_code' | 'search'>

export const periodOf = ({ from, to }: Pick<Filters, 'from' | 'to'>) => {
  const end = to ?? companyToday()
  const begin = from ?? `${end.slice(0, 7)}-01`
  if (end < begin || daysFrom(begin, end) > furthestPlanDays)
    refuseField('to', because('period-too-long', { n: furthestPlanDays }))
  return { from: begin, to: end }
}
export type Period = ReturnType<typeof periodOf>

export const counted = sql`${t.status} = 'Approved'`

/** Orders that their writer made within twelve hours after arriving at the customer; `whose` narrows the visits. */
export const fromVisits = ({ from, to }: Period, whose = sql`true`) => sql`o.status not in ('Deleted', 'Rejected')
  and o.created_date >= ${from}::date - 1 and o.created_date < ${to}::date + 2
  and exists (select from ${t} where ${whose} and ${t.usercode} = o.created_by and ${t.customer_code} = o.customer_code and ${t.status} <> 'Deleted'
    and ${t.in_at} <= o.created_date and ${t.in_at} > o.created_date - interval '12 hours' and ${between(t.visit_date, from, to)})`
