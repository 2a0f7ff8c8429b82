import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnProjectLog } from '@sejuk/contract/projects/project-logs'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { because } from '@sejuk/domain/messages'
import { projectFollowUps, type projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'

type Row = typeof projectLogs.$inferSelect
type Form = Parsed<(typeof actOnProjectLog)['followUp']>

/** What was found out, and how stage, probability and amount changed by it. */
export const followUp = async ({ db, viewer, input, before }: Begun<Row, object, Form>) => {
  const today = companyToday()
  const { follow_up_date, next_follow_up_date, kind, stage, probability, est_total, lat, lng } = input
  if (follow_up_date > today) refuseField('follow_up_date', because('follow-up-in-future'))
  if (next_follow_up_date && (next_follow_up_date <= follow_up_date || next_follow_up_date < today))
    refuseField('next_follow_up_date', because('next-follow-up-in-past'))
  if (kind === 'visit' && (lat === null || lng === null)) refuseField('lat', because('visit-needs-position'))
  if (est_total !== before.est_total && !input.change_reason)
    refuseField('change_reason', because('change-needs-reason'))
  const { log_code } = before
  await db.insert(projectFollowUps).values({
    ...{ log_code, follow_up_date, kind, contact: input.contact, result: input.result, lat, lng, next_follow_up_date },
    ...{ stage_before: before.stage, stage_after: stage, change_reason: input.change_reason },
    ...{ probability_before: before.probability, probability_after: probability },
    ...{ est_before: before.est_total, est_after: est_total },
    distance_m: lat === null || lng === null ? null : metresBetween({ lat, lng }, before),
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })
  const known = before.last_contact_day ?? ''
  return {
    set: {
      ...{ stage, probability, est_total, next_follow_up_date, warned_days: 0 },
      last_contact_day: [known, follow_up_date].toSorted().at(-1) ?? follow_up_date,
    },
    reason: input.change_reason,
  }
}
