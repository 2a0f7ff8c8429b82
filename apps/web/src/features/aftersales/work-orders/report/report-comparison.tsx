import type { ServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { fewJobs, type ReportGroup, reportGroups, reportTargets } from '@sejuk/domain/aftersales/service-reports'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { useWords } from '../../../../lib/language/words.ts'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { Section, SectionBody, SectionText } from '../../../../ui/record/section.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import style from './report.module.css'

type Props = { report: ServiceReport; group: ReportGroup; onGroup: (group: ReportGroup) => void }

const Share = ({ value, target, isFew }: { value: number | null; target?: number; isFew: boolean }) => {
  if (value === null) return '-'
  const text = `${writeNumber(value, 1)}%`
  if (isFew) return <span className={style.few}>{text}</span>
  return target !== undefined && value < target ? <StatusChip tone="attention">{text}</StatusChip> : text
}

export const ReportComparison = ({ report: { rows }, group, onGroup }: Props) => {
  const t = useWords(serviceReportWords)
  return (
    <Section title={t('comparison')} sub={t('comparisonText', { n: fewJobs })}>
      <SectionBody>
        <ChoiceField
          label={t('comparison')}
          options={reportGroups.map((value) => ({ value, label: t(value) }))}
          value={group}
          onChange={(chosen) => onGroup(reportGroups.find((one) => one === chosen) ?? reportGroups[0])}
          isRequired
        />
      </SectionBody>
      {rows.length === 0 ? (
        <SectionText>{t('nothing')}</SectionText>
      ) : (
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t(group)}</th>
              {(['finished', 'in_time', 'first_time', 'again'] as const).map((name) => (
                <th key={name} scope="col" data-number>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const isFew = row.finished < fewJobs
              return (
                <tr key={row.code}>
                  <th scope="row">{row.name}</th>
                  <td data-number>{writeNumber(row.finished)}</td>
                  <td data-number>
                    <Share value={row.in_time} target={reportTargets.in_time} isFew={isFew} />
                  </td>
                  <td data-number>
                    <Share value={row.first_time} target={reportTargets.first_time} isFew={isFew} />
                  </td>
                  <td data-number>
                    <Share value={row.again} isFew={isFew} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </PlainTable>
      )}
    </Section>
  )
}
