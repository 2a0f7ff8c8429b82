import { extensionOf, megabyte, videoExtensions } from '@sejuk/domain/files'
import { because } from '@sejuk/domain/messages'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { uploadDays as t } from '../../db/tables/platform/upload-days.ts'
import { companyToday, companyTodayInSql } from '../calendar/company-day.ts'
import { refuse } from '../http/refuse.ts'
import type { Worker } from '../jobs/jobs.ts'
import { settingsOf } from '../records/site-settings.ts'

export type UploadKind = 'video' | 'other'
/** Many small files fill a disk as well as few large ones. */
const mostFiles = 5000

export const uploadKindOf = (name: string): UploadKind =>
  (videoExtensions as readonly string[]).includes(extensionOf(name)) ? 'video' : 'other'

type Share = { subject: string; kind: UploadKind; bytes: number; files: number }

/** Takes bytes from the user's daily upload allowance before anything is written; parallel uploads cannot exceed it. */
export const takeOfDay = async (db: Db, { subject, kind, bytes, files }: Share) => {
  const { uploads } = await settingsOf(db, 'uploads')
  const mb = kind === 'video' ? uploads.video_mb_per_day : uploads.file_mb_per_day
  const most = mb * megabyte
  const taken =
    bytes > most
      ? []
      : await db
          .insert(t)
          .values({ subject, day: companyToday(), kind, bytes, files })
          .onConflictDoUpdate({
            target: [t.subject, t.day, t.kind],
            set: { bytes: sql`${t.bytes} + excluded.bytes`, files: sql`${t.files} + excluded.files` },
            setWhere: sql`${t.bytes} + excluded.bytes <= ${most} and ${t.files} + excluded.files <= ${mostFiles}`,
          })
          .returning({ kind: t.kind })
  if (taken.length === 0) refuse('tooLarge', { because: because('no-more-than-mb-day', { n: mb }), status: 'DayLimit' })
}

/** What was taken and not used. */
export const giveBackOfDay = async (db: Db, { subject, kind }: Pick<Share, 'subject' | 'kind'>, bytes: number) => {
  if (bytes <= 0) return
  const itself = and(eq(t.subject, subject), eq(t.kind, kind), eq(t.day, companyToday()))
  await db
    .update(t)
    .set({ bytes: sql`greatest(0, ${t.bytes} - ${bytes}::bigint)` })
    .where(itself)
}

/** Counts of past days are no longer needed. */
export const forgetUploadDays: Worker<object> = {
  name: 'forget-upload-days',
  cron: '30 3 * * *',
  work: async ({ db }) => void (await db.delete(t).where(lt(t.day, sql`${companyTodayInSql} - 2`))),
}
