import type { ServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { type FailureKind, failureKinds, pareto } from '@sejuk/domain/aftersales/service-reports'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { useLanguage, useWords } from '../../../../lib/language/words.ts'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { Section, SectionBody, SectionText } from '../../../../ui/record/section.tsx'
import style from './report.module.css'

type Props = { report: ServiceReport; kind: FailureKind; onKind: (kind: FailureKind) => void }

/** Which failures make most of the work: a table whose bars are its picture. */
export const ReportFailures = ({ report, kind, onKind }: Props) => {
  const t = useWords(serviceReportWords)
  const isLocal = useLanguage() === 'local'
  const bars = pareto(report.failures)
  const most = bars[0]?.count ?? 1
  return (
    <Section title={t('failures')} sub={t('failuresText')}>
      <SectionBody>
        <ChoiceField
          label={t('failures')}
          options={failureKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(chosen) => onKind(failureKinds.find((one) => one === chosen) ?? failureKinds[0])}
          isRequired
        />
      </SectionBody>
      {bars.length === 0 ? (
        <SectionText>{t('noFailures')}</SectionText>
      ) : (
        <table className={style.bars}>
          <thead>
            <tr>
              <th scope="col">{t(kind)}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('running')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ code, name, local_name, count, running, isMain }) => (
              <tr key={code} data-is-main={isMain || undefined}>
                <th scope="row">
                  {isLocal ? local_name : name}
                  <i aria-hidden="true" style={{ width: `${(100 * count) / most}%` }} />
                </th>
                <td>{writeNumber(count)}</td>
                <td>{writeNumber(running, 1)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
