import type { RailRow, SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { usualDays } from '@sejuk/domain/supervision/supervision-lists'
import { supervisionStepWords, supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useState } from 'react'
import IconLock from '#icon/Lock'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import style from './supervision-rail.module.css'

const tones: Record<RailRow['state'], Tone> = {
  done: 'good',
  now: 'active',
  blocked: 'waiting',
  later: 'waiting',
  not_required: 'neutral',
}

/** All nineteen steps, whatever the level: who, when, and what blocks. */
export const SupervisionRail = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const isNarrow = useNarrow()
  const [isUnfolded, setUnfolded] = useState(false)
  const firstOpen = row.rail.findIndex(({ state }) => state !== 'done')
  const done = firstOpen < 0 ? row.rail.length : firstOpen
  const isFolded = isNarrow && !isUnfolded && done > 2
  const shown = isFolded ? row.rail.slice(done) : row.rail
  return (
    <Section
      title={t('steps')}
      sub={t('stepsHint')}
      actions={<span className={style.started}>{t('started', { day: dates.date(row.create_date) })}</span>}
    >
      {isFolded && (
        <Button size="small" onClick={() => setUnfolded(true)}>
          {t('stepsDone', { n: done })}
        </Button>
      )}
      <ol className={style.rail}>
        <li className={style.head} aria-hidden="true">
          <span />
          <span>{t('step')}</span>
          <span>{t('owner')}</span>
          <span>{t('date')}</span>
          <span>{t('blocks')}</span>
          <span>{t('days')}</span>
        </li>
        {shown.map((step) => (
          <Step key={step.key} step={step} row={row} />
        ))}
      </ol>
    </Section>
  )
}

const Step = ({ step, row }: { step: RailRow; row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const steps = useWords(supervisionStepWords)
  const say = useSay()
  const dates = useDates()
  const text = useStepText(row)
  const isNow = step.state === 'now'
  const isLate = (step.days ?? 0) > (usualDays[row.supervision_status] ?? 3650)
  return (
    <li className={style.step} data-state={step.state} aria-current={isNow ? 'step' : undefined}>
      <span className={style.mark}>
        <StatusIcon tone={tones[step.state]} size={16} />
      </span>
      <b className={style.name}>
        <i>{step.no}</i> {steps(step.key)}
      </b>
      <span className={style.owner}>{step.owner ?? '—'}</span>
      <span className={style.date}>{step.at ? dates.date(step.at) : ''}</span>
      <span className={style.text}>
        {step.state === 'not_required' && t('notRequired')}
        {step.state === 'blocked' && step.because && (
          <>
            <IconLock size={14} aria-hidden="true" /> {say(step.because)}
          </>
        )}
        {step.state !== 'not_required' && !step.because && (text(step) ?? step.note)}
      </span>
      <span className={style.days} data-late={isNow && isLate ? '' : undefined}>
        {step.days ?? ''}
      </span>
      {isNow && step.because && (
        <div className={style.waits}>
          <Note>{t('waiting', { what: say(step.because) })}</Note>
        </div>
      )}
    </li>
  )
}

/** What a step has to show beside who and when. */
const useStepText = (row: SupervisionDetail) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  return ({ key, state }: RailRow): string | undefined => {
    if (key === 'devices')
      return t('devicesOf', { n: row.devices_arrived, all: row.unit_count, hung: row.devices_installed })
    if (key === 'inspection' && row.points_total > 0)
      return t('pointsOf', { n: row.points_answered, all: row.points_total, open: row.open_problems })
    if (key === 'certified' && row.certification_no)
      return [row.certification_no, row.certification_until && dates.day(row.certification_until)]
        .filter(Boolean)
        .join(', ')
    if (key === 'certified' && row.waiver_reason) return `${t('waiver_reason')}: ${row.waiver_reason}`
    if (key === 'dispatched' && state === 'done') return row.service_dept_name
    if (key === 'documents') return t('files', { n: row.documents.reduce((sum, { files }) => sum + files, 0) })
    if (key === 'revisionNotice') return row.revision_notice_status ? t(row.revision_notice_status) : undefined
    if (key === 'designNotice') return row.design_notice_status ? t(row.design_notice_status) : undefined
    if (key === 'disclaimer') return row.disclaimer_status ? t(row.disclaimer_status) : t('onlyOnProblem')
    if (key === 'warrantyCard' && row.card_status) return t(row.card_status)
    return undefined
  }
}
