import type { ItemToolRun } from '@sejuk/contract/catalogue/item-tools'
import type { ToolRunStatus } from '@sejuk/domain/catalogue/item-tools'
import { itemToolWords } from '@sejuk/words/catalogue/item-tools'
import { useWords } from '../../../lib/language/words.ts'
import { JobStatus } from '../../../ui/feedback/job-status.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<ToolRunStatus, Tone> = {
  Checked: 'neutral',
  Submitted: 'waiting',
  Running: 'waiting',
  Rejected: 'bad',
  Done: 'good',
  Failed: 'bad',
  Undone: 'neutral',
}

export const ToolStatus = ({ run }: { run: ItemToolRun }) => {
  const t = useWords(itemToolWords)
  return (
    <JobStatus
      label={t('progress')}
      percent={run.status === 'Running' ? run.progress : undefined}
      problem={run.problem ?? undefined}
    >
      <StatusChip tone={tones[run.status]}>{t(run.status)}</StatusChip>
    </JobStatus>
  )
}
