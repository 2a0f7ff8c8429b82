import type { DownloadStatus } from '@sejuk/domain/platform/downloads'
import type { Db } from '../../../db/database.ts'
import { publish } from '../../../platform/live/live.ts'

type Progress = { job_id: string; status: DownloadStatus; progress: number }

/** The open pages of the person who asked follow along. */
export const publishProgress = (db: Db, usercode: string, data: Progress) =>
  publish(db, { to: usercode, kind: 'download', data })
