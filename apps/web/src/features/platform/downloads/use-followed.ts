import type { Download } from '@sejuk/contract/platform/downloads'
import { type DownloadStatus, isInProgress } from '@sejuk/domain/platform/downloads'
import { useState } from 'react'
import { useLive } from '../../../lib/api/live.ts'

type Progress = { job_id: string; status: DownloadStatus; progress: number }

/** The rows as they come along: progress is heard, and whatever has ended is asked for again. */
export const useFollowed = (rows: Download[], refresh: () => void): Download[] => {
  const [heard, setHeard] = useState<Readonly<Record<string, Progress>>>({})
  useLive('download', (data) => {
    const said = data as Progress
    setHeard((before) => ({ ...before, [said.job_id]: said }))
    if (!isInProgress(said.status)) refresh()
  })
  // What was said while nobody listened is lost, but its message is not.
  useLive('notification', refresh)
  return rows.map((row) => {
    const said = heard[row.job_id]
    return said && isInProgress(row.status) && isInProgress(said.status) ? { ...row, ...said } : row
  })
}
