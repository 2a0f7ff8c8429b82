import type { Download } from '@sejuk/contract/platform/downloads'
import type { DownloadStatus } from '@sejuk/domain/platform/downloads'
import { downloadWords } from '@sejuk/words/platform/downloads'
import { useWords } from '../../../lib/words.ts'
import type { Tone } from '../../../ui/glyph.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import style from './download-status.module.css'

const tones: Record<DownloadStatus, Tone> = {
  Queued: 'waiting',
  Running: 'active',
  Ready: 'good',
  Failed: 'bad',
  Expired: 'neutral',
  Cancelled: 'neutral',
}

/** Where it stands: a chip, how far it is, or why it failed. */
export const DownloadStatusCell = ({ row, problem }: { row: Download; problem?: string }) => {
  const t = useWords(downloadWords)
  return (
    <div className={style.status}>
      <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
      {row.status === 'Running' && (
        <span className={style.progress}>
          <progress aria-label={t('progress')} max={100} value={row.progress} />
          {row.progress} %
        </span>
      )}
      {row.status === 'Failed' && problem && <span className={style.problem}>{problem}</span>}
    </div>
  )
}
