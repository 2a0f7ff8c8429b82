import type * as contract from '@sejuk/contract/supervision/calendar'
import { because } from '@sejuk/domain/messages'
import { stoppedBy, travelMinutes, warningsOf } from '@sejuk/domain/supervision/schedule'
import { and, eq, gte, min } from 'drizzle-orm'
import { freeDays } from '../../../business/masters/free-days.ts'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { supervisionVisits as v } from '../../../db/tables/supervision/supervision-sites.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { onSupervision } from '../supervisions/commands.ts'

type Planned = RequestContext<typeof contract.checkVisit>['input']
type Place = Pick<typeof t.$inferSelect, 'lat' | 'lng' | 'service_dept_code'>

const judgeVisit = async (db: Db, site: Place, { technician_code, visit_date, time_slot }: Planned) => {
  const others = await db
    .select({ visit_date: v.visit_date, time_slot: v.time_slot, lat: t.lat, lng: t.lng })
    .from(v)
    .innerJoin(t, eq(t.supervision_code, v.supervision_code))
    .where(and(eq(v.technician_code, technician_code), eq(v.visit_date, visit_date), eq(v.is_cancelled, false)))
  const { supervision: travel } = await settingsOf(db, 'supervision')
  const isFree = await freeDays(db, site.service_dept_code, visit_date)
  const [branch] = await db
    .select({ lat: departments.lat, lng: departments.lng })
    .from(departments)
    .where(eq(departments.dept_code, site.service_dept_code))
  const [before] = others.filter((other) => other.time_slot < time_slot)
  const start = before ?? { lat: branch?.lat ?? site.lat, lng: branch?.lng ?? site.lng }
  const visit = { visit_date, time_slot, lat: site.lat, lng: site.lng }
  return {
    warnings: warningsOf(visit, others, isFree, travel),
    travel_minutes: travelMinutes(start, site, travel),
  }
}

export const checkVisit = async ({ db, viewer, input }: RequestContext<typeof contract.checkVisit>) => ({
  data: await judgeVisit(db, await findSupervision(db, viewer, input.supervision_code), input),
})

const nextVisitOf = async (db: Db, supervision_code: string) => {
  const [found] = await db
    .select({ day: min(v.visit_date) })
    .from(v)
    .where(and(eq(v.supervision_code, supervision_code), eq(v.is_cancelled, false), gte(v.visit_date, companyToday())))
  return found?.day ?? null
}

/** The past is refused; Sundays, holidays and clashes are told and let through, unless the settings stop them. */
export const scheduleVisit = async (context: RequestContext<typeof contract.scheduleVisit>) => {
  const { db, viewer, input } = context
  const { supervision_code, row_version, technician_code, visit_date, time_slot, purpose } = input
  const begun = await onSupervision.begin(context, 'schedule', { supervision_code, row_version })
  if (visit_date < companyToday()) refuseField('visit_date', because('visit-in-past'))
  const known = and(eq(users.usercode, technician_code), eq(users.is_active, true))
  if (!(await db.$count(users, known))) refuseChoice('technician_code')
  const { warnings } = await judgeVisit(db, begun.before, input)
  const { supervision: settings } = await settingsOf(db, 'supervision')
  const why = stoppedBy(warnings, settings)
  if (why) refuseField('visit_date', because('visit-stopped', { why }))
  const [visit = refuse('notFound')] = await db
    .insert(v)
    .values({
      ...{ supervision_code, technician_code, visit_date, time_slot, purpose },
      ...{ created_by: viewer.usercode, create_user_name: viewer.username },
    })
    .returning({ visit_id: v.visit_id })
  await onSupervision.end(begun, {
    set: {
      first_schedule_date: begun.before.first_schedule_date ?? begun.at,
      next_visit: await nextVisitOf(db, supervision_code),
    },
    reason: [visit_date, time_slot, purpose].filter(Boolean).join(', '),
  })
  return { data: { visit_id: visit.visit_id, warnings } }
}

export const cancelVisit = async ({ db, viewer, actor, input }: RequestContext<typeof contract.cancelVisit>) => {
  const [found] = await db
    .select({ visit: v })
    .from(v)
    .innerJoin(t, eq(t.supervision_code, v.supervision_code))
    .where(and(eq(v.visit_id, input.visit_id), eq(v.is_cancelled, false), visibleSupervisions(viewer)))
    .for('update')
  const { supervision_code, visit_date, time_slot } = (found ?? refuse('notFound')).visit
  if (visit_date < companyToday()) refuse('conflict', { because: because('visit-in-past') })
  await db.update(v).set({ is_cancelled: true }).where(eq(v.visit_id, input.visit_id))
  await db
    .update(t)
    .set({ next_visit: await nextVisitOf(db, supervision_code) })
    .where(eq(t.supervision_code, supervision_code))
  await logActions(db, actor, [
    {
      entity: 'supervision',
      entity_code: supervision_code,
      action: 'cancelVisit',
      reason: `${visit_date}, ${time_slot}`,
    },
  ])
  return { data: null }
}
