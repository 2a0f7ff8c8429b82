import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/holidays'
import { whyKeepHoliday, whyNotMoveHoliday } from '@sejuk/domain/masters/holidays'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { holidays as t } from '../../../db/tables/masters/holidays.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { seenBy } from './queries.ts'

const holidays = recordsOf('holiday', t, t.holiday_id)

/** Everybody's holidays are kept by those who see every branch. */
const keptBy = (viewer: Viewer) =>
  viewer.view_data === 'View_Data_All_Branches' ? seenBy(viewer) : visibleTo(viewer, t)

export const addHoliday = async (
  { db, viewer, actor }: By,
  form: Parsed<typeof contract.createHoliday>,
  how: Coming = 'create',
) => {
  await requireFit(db, viewer, form)
  return (await holidays.add(db, actor, form, {}, how)).holiday_id
}

export const createHoliday = async (context: RequestContext<typeof contract.createHoliday>) => {
  await addHoliday(context, context.input)
  return { data: null }
}

export const takeBackHolidays = (db: Db, { viewer, actor }: Importer, codes: readonly string[]) =>
  holidays.takeBack(db, actor, codes, keptBy(viewer))

export const updateHoliday = async ({ db, viewer, actor, input }: RequestContext<typeof contract.updateHoliday>) => {
  const { holiday_id: code, row_version, ...form } = input
  const before = await holidays.lock(db, { code, row_version, isVisible: keptBy(viewer) }, form)
  // A day has passed in all three zones when it has passed in the west.
  const objection = whyNotMoveHoliday(before, form, companyToday())
  if (objection) refuseField('holiday_date', objection)
  await requireFit(db, viewer, form, code)
  await holidays.change(db, actor, before, form)
  return { data: null }
}

export const deleteHoliday = async ({ db, viewer, actor, input }: RequestContext<typeof contract.deleteHoliday>) => {
  const { holiday_id: code, row_version } = input
  const before = await holidays.lock(db, { code, row_version, isVisible: keptBy(viewer) })
  const objection = whyKeepHoliday(before, companyToday())
  if (objection) refuse('conflict', { status: 'Passed', message: objection })
  await holidays.remove(db, actor, before)
  return { data: null }
}

export const holidayLog = ({ db, viewer, input }: RequestContext<typeof contract.holidayLog>) =>
  holidays.history(db, Number(input.code) || 0, input.page, seenBy(viewer))

const requireFit = async (
  db: Db,
  viewer: Viewer,
  { holiday_date, dept_code }: { holiday_date: string; dept_code: string | null },
  itself = 0,
) => {
  if (dept_code) await requireBranch(db, viewer, dept_code)
  else if (viewer.view_data !== 'View_Data_All_Branches') refuseField('dept_code', 'Branch is required!')
  const scope = dept_code ? eq(t.dept_code, dept_code) : isNull(t.dept_code)
  if (await db.$count(t, and(eq(t.holiday_date, holiday_date), scope, ne(t.holiday_id, itself))))
    refuseField('holiday_date', because('day-holiday-already'))
}
