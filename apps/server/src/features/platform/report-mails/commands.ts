import type * as contract from '@sejuk/contract/platform/report-mails'
import { holds } from '@sejuk/domain/workflow'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { reportMails as t } from '../../../db/tables/platform/report-mails.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

const mine = async (db: Db, usercode: string) => {
  const found = await db.select({ report: t.report }).from(t).where(eq(t.usercode, usercode)).orderBy(asc(t.report))
  return { data: found.map(({ report }) => report) }
}

export const myReportMails = ({ db, viewer }: RequestContext<typeof contract.myReportMails>) =>
  mine(db, viewer.usercode)

/** Only who may open a report may have it by mail; ending it is always possible. */
export const setReportMail = async ({ db, viewer, offers, input }: RequestContext<typeof contract.setReportMail>) => {
  const { report, is_on } = input
  const { usercode } = viewer
  if (!is_on) await db.delete(t).where(and(eq(t.usercode, usercode), eq(t.report, report)))
  else {
    const offered = offers.reports.get(report)
    if (!offered || !holds(viewer.permission, offered.endpoint.needs)) return refuse('noPermission')
    await db.insert(t).values({ usercode, report }).onConflictDoNothing()
  }
  return mine(db, usercode)
}
