import type { Download } from '@sejuk/contract/platform/downloads'
import type { DownloadStatus } from '@sejuk/domain/platform/downloads'
import { downloadWords } from '@sejuk/words/platform/downloads'
import { useWords } from '../../../lib/language/words.ts'
import { JobStatus } from '../../../ui/feedback/job-status.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<DownloadStatus, Tone> = {
  Queued: 'waiting',
  Running: 'active',
  Ready: 'good',
  Failed: 'bad',
  Expired: 'neutral',
  Cancelled: 'neutral',
}

export const DownloadStatusCell = ({ row, problem }: { row: Download; problem?: string }) => {
  const t = useWords(downloadWords)
  return (
    <JobStatus
      label={t('progress')}
      percent={row.status === 'Running' ? row.progress : undefined}
      problem={row.status === 'Failed' ? problem : undefined}
    >
      <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
    </JobStatus>
  )
}
