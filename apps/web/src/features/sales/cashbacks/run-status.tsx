import type { CashbackRun } from '@sejuk/contract/sales/cashback-runs'
import { isRunBusy, type RunOutcome, type RunStatus } from '@sejuk/domain/sales/cashback-runs'
import { cashbackRunWords, runOutcomeWords, runStatusWords } from '@sejuk/words/sales/cashback-runs'
import { useSay, useWords } from '../../../lib/words.ts'
import type { Tone } from '../../../ui/glyph.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import style from './run-status.module.css'

const tones: Record<RunStatus, Tone> = {
  Calculating: 'active',
  Calculated: 'waiting',
  Creating: 'active',
  Created: 'good',
  Failed: 'bad',
  Discarded: 'neutral',
}
const outcomeTones: Record<RunOutcome, Tone> = { grant: 'good', lower: 'attention', same: 'neutral', none: 'neutral' }

/** Where it stands, and how far it is while somebody works on it. */
export const RunChip = ({ run }: { run: Pick<CashbackRun, 'status' | 'progress' | 'problem'> }) => {
  const t = useWords(cashbackRunWords)
  const statuses = useWords(runStatusWords)
  const say = useSay()
  return (
    <span className={style.status}>
      <StatusChip tone={tones[run.status]}>{statuses(run.status)}</StatusChip>
      {isRunBusy(run.status) && (
        <>
          <progress aria-label={t('progress')} max={100} value={run.progress} /> {run.progress} %
        </>
      )}
      {run.problem && <span className={style.problem}>{say(run.problem)}</span>}
    </span>
  )
}

export const OutcomeChip = ({ outcome }: { outcome: RunOutcome }) => (
  <StatusChip tone={outcomeTones[outcome]}>{useWords(runOutcomeWords)(outcome)}</StatusChip>
)
