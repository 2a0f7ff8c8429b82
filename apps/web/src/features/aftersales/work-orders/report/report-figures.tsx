import type { ServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { reportTargets } from '@sejuk/domain/aftersales/service-reports'
import { writeNumber, writePercent } from '@sejuk/domain/values/numbers'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { useWords } from '../../../../lib/language/words.ts'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import style from './report.module.css'

const shares = ['in_time', 'first_time', 'again'] as const

/** The figures of the period, each beside its target or the period before. */
export const ReportFigures = ({ report: { now, before } }: { report: ServiceReport }) => {
  const t = useWords(serviceReportWords)
  return (
    <ul className={style.figures}>
      <li>
        <small>{t('finished')}</small>
        <b>{writeNumber(now.finished)}</b>
        <span>{t('before', { value: writeNumber(before.finished) })}</span>
      </li>
      {shares.map((name) => {
        const target = name === 'again' ? undefined : reportTargets[name]
        const value = now[name]
        const isReached = target !== undefined && value !== null && value >= target
        return (
          <li key={name}>
            <small>{t(name)}</small>
            <b>{writePercent(value)}</b>
            <span>
              {target !== undefined && value !== null && (
                <StatusChip tone={isReached ? 'good' : 'attention'}>{t(isReached ? 'reached' : 'missed')}</StatusChip>
              )}{' '}
              {target !== undefined
                ? t('target', { value: writePercent(target) })
                : t('before', { value: writePercent(before[name]) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
