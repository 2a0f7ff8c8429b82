import type { Language } from '@sejuk/domain/platform/languages'
import { addDays, datesFor, headOffice } from '@sejuk/domain/values/dates'
import { writtenShortly } from '@sejuk/domain/values/written-figures'
import { holds } from '@sejuk/domain/workflow'
import { managementReportWords } from '@sejuk/words/management-reports'
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { reportMails as t } from '../../../db/tables/platform/report-mails.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { Job, Worker } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { drawBars } from '../../../platform/reports/draw-bars.ts'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'
import { findViewer } from '../../../platform/session/viewer.ts'

type Within = Pick<Job<object>, 'db' | 'jobs' | 'config' | 'offers'>
type Wanted = { usercode: string; report: typeof t.$inferSelect.report; language: Language | null }

/** The text of the figures and the picture, in the language of the reader. */
const written = async ({ db }: Within, offered: MailedReport, wanted: Wanted, period: { from: string; to: string }) => {
  const found = await findViewer(db, wanted.usercode)
  // Rights may have been taken away since it was asked for.
  if (!found || !holds(found.viewer.permission, offered.endpoint.needs)) return undefined
  const { language: settings } = await settingsOf(db, 'language')
  const language = wanted.language ?? settings.default_language
  const words = await localizedWords(db, [offered.book, managementReportWords])
  const dates = datesFor(language, headOffice)
  const { figures, picture } = await offered.read({ db, viewer: found.viewer }, period)
  const before = (value: number | null, unit: (typeof figures)[number]['unit']) =>
    words('before', language).replace('{value}', writtenShortly(value, unit))
  const report = words('title', language)
  const month = (label: string) => (/^\d{4}-\d\d$/.test(label) ? dates.day(`${label}-01`).slice('01 '.length) : label)
  const png = await drawBars({
    title: report,
    names: picture.series.map((name) => words(name, language)),
    bars: picture.bars.map(({ label, values }) => ({ label: month(label), values })),
  })
  return {
    variables: {
      report,
      period: `${dates.day(period.from)} – ${dates.day(period.to)}`,
      figures: figures
        .map(({ name, unit, value, before: was }) => {
          const now = `${words(name, language)}: ${writtenShortly(value, unit)}`
          return was === null ? now : `${now} (${before(was, unit)})`
        })
        .join('\n'),
    },
    picture: { name: `${offered.module_name}.png`, png },
  }
}

/** One transaction a mail: what is sent is noted with it, so that a second run sends no second one. */
export const sendReportMails = async (within: Within, today = companyToday()) => {
  const { db, jobs, config, offers } = within
  const period = { from: addDays(today, -7), to: addDays(today, -1) }
  const wanted = await db
    .select({ usercode: t.usercode, report: t.report, language: users.language })
    .from(t)
    .innerJoin(users, eq(users.usercode, t.usercode))
    .where(and(eq(users.is_active, true), or(isNull(t.sent_for), lte(t.sent_for, period.from))))
    .orderBy(asc(t.usercode), asc(t.report))
  for (const one of wanted) {
    const offered = offers.reports.get(one.report)
    const content = offered && (await written(within, offered, one, period))
    if (!offered || !content) continue
    await db.transaction(async (tx) => {
      const itself = and(eq(t.usercode, one.usercode), eq(t.report, one.report))
      const [still] = await tx.select().from(t).where(itself).for('update')
      if (!still || (still.sent_for !== null && still.sent_for > period.from)) return
      await tx.update(t).set({ sent_for: today }).where(itself)
      await notify(
        { db: tx, jobs, config },
        { to: [one.usercode], event: 'weekly-report', ...content, url: offered.page },
      )
    })
  }
}

export const reportMailWorker: Worker<object> = {
  name: 'report-mails',
  cron: '0 6 * * 1',
  work: async (job) => sendReportMails(job),
}
