import { because } from '../messages.ts'
import type { Action } from '../workflow.ts'

/** Queued, being written, ready, failed, deleted after its retention, or cancelled. */
export const downloadStatuses = ['Queued', 'Running', 'Ready', 'Failed', 'Expired', 'Cancelled'] as const
export type DownloadStatus = (typeof downloadStatuses)[number]
type Download = { status: DownloadStatus }

/** Users see only their own downloads, so only the list's own permission is checked. */
export const downloadActions: Record<'fetch' | 'retry' | 'cancel', Action<Download>> = {
  fetch: { needs: 'signed-in', from: [{ status: ['Ready'] }] },
  retry: { needs: 'signed-in', from: [{ status: ['Failed', 'Expired', 'Cancelled'] }], to: { status: 'Queued' } },
  cancel: { needs: 'signed-in', from: [{ status: ['Queued', 'Running'] }], to: { status: 'Cancelled' } },
}

/** One running download per user and list. */
export const isInProgress = (status: DownloadStatus) => status === 'Queued' || status === 'Running'

export const preparing = because('data-preparing-check-notification-message')
export const alreadyPreparing = 'This data is already being prepared'

export const downloadKeptDays = 7
export const mostDownloadRows = 500_000
export const tooManyRows = `No more than ${mostDownloadRows} rows can be downloaded at once. Narrow the filter`

/** In whole percent; a hundred only when all of it is there. */
export const progressOf = (done: number, total: number) =>
  total <= 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))

/** What a column of a downloaded sheet holds. */
export const cellTypes = ['text', 'number', 'money', 'date', 'datetime'] as const
export type CellType = (typeof cellTypes)[number]
