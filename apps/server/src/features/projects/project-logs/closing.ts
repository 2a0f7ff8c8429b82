import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnProjectLog } from '@sejuk/contract/projects/project-logs'
import { because } from '@sejuk/domain/messages'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

type Row = typeof projectLogs.$inferSelect
type Form<Name extends keyof typeof actOnProjectLog> = Parsed<(typeof actOnProjectLog)[Name]>

const requireContract = async (db: Db, log_code: string) => {
  const isContract = and(
    eq(attachments.module_name, projectFiles.module),
    eq(attachments.module_code, log_code),
    eq(attachments.alias, projectFiles.contract),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isContract))) refuse('conflict', { because: because('contract-file-missing') })
}

/** The login becomes a project with a code, protected from today on. */
export const approve = async ({ db, before }: Begun<Row, object>) => {
  const today = companyToday()
  const { projects } = await settingsOf(db, 'projects')
  return {
    set: {
      project_code: await nextDocumentNumber(db, 'PRJ', before.dept_code, today),
      protection_until: addDays(today, projects.protection_days),
      last_contact_day: before.last_contact_day && before.last_contact_day > today ? before.last_contact_day : today,
      warned_days: 0,
      reviewer_code: null,
      reviewer_name: null,
      review_date: null,
    },
  }
}

export const goal = async ({ db, before, input, at }: Begun<Row, object, Form<'goal'>>) => {
  await requireContract(db, before.log_code)
  if (input.goaled_date > companyToday()) refuseField('goaled_date', because('follow-up-in-future'))
  const { goaled_amount, goaled_date, order_code } = input
  return { set: { goaled_amount, goaled_date, order_code, closed_date: at, close_reason: null } }
}

export const fail = async ({ input, at }: Begun<Row, object, Form<'fail'>>) => {
  const { lost_to_brand, lost_price, reason } = input
  return { set: { lost_to_brand, lost_price, close_reason: reason, closed_date: at } }
}

export const close = async ({ input, at }: Begun<Row, object, Form<'giveUp'>>) => ({
  set: { close_reason: input.reason, closed_date: at },
})

export const pause = async ({ input }: Begun<Row, object, Form<'pause'>>) => {
  if (input.resume_date <= companyToday()) refuseField('resume_date', because('resume-date-in-past'))
  return { set: { resume_date: input.resume_date, close_reason: input.reason } }
}

/** Open again: what was said at the end stays in the log, and the clock begins anew. */
export const reopen = async () => ({
  set: {
    ...{ close_reason: null, closed_date: null, lost_to_brand: null, lost_price: null },
    ...{ last_contact_day: companyToday(), warned_days: 0 },
  },
})

export const extend = async ({ db, before, input }: Begun<Row, object, Form<'extend'>>) => {
  const { projects } = await settingsOf(db, 'projects')
  const until = addDays(companyToday(), projects.protection_days)
  if (input.protection_until <= (before.protection_until ?? '') || input.protection_until > until)
    refuseField('protection_until', because('extended-too-far', { n: projects.protection_days }))
  return { set: { protection_until: input.protection_until } }
}

export const applySupervision = async ({ before, at }: Begun<Row, object>) => {
  if (before.supervision_applied_date) refuse('conflict', { because: because('already-requested') })
  return { set: { supervision_applied_date: at } }
}
