import type { CashbackRun } from '@sejuk/contract/sales/cashback-runs'
import { isRunBusy, type RunOutcome, type RunStatus } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { cashbackRunWords, runOutcomeWords, runStatusWords } from '@sejuk/words/sales/cashback-runs'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { JobStatus } from '../../../ui/feedback/job-status.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<RunStatus, Tone> = {
  Calculating: 'active',
  Calculated: 'waiting',
  Creating: 'active',
  Created: 'good',
  Failed: 'bad',
  Discarded: 'neutral',
}
const outcomeTones: Record<RunOutcome, Tone> = { grant: 'good', lower: 'attention', same: 'neutral', none: 'neutral' }

export const RunChip = ({ run }: { run: Pick<CashbackRun, 'status' | 'progress' | 'problem'> }) => {
  const t = useWords(cashbackRunWords)
  const statuses = useWords(runStatusWords)
  const say = useSay()
  return (
    <JobStatus
      label={t('progress')}
      percent={isRunBusy(run.status) ? run.progress : undefined}
      problem={run.problem ? say(run.problem) : undefined}
    >
      <StatusChip tone={tones[run.status]}>{statuses(run.status)}</StatusChip>
    </JobStatus>
  )
}

export const OutcomeChip = ({ outcome }: { outcome: RunOutcome }) => (
  <StatusChip tone={outcomeTones[outcome]}>{useWords(runOutcomeWords)(outcome)}</StatusChip>
)
