import type { ServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { useWords } from '../../../../lib/language/words.ts'
import { Section } from '../../../../ui/record/section.tsx'
import style from './report.module.css'

/** What is open now, by age; what waits for a part is hatched, so that it is told without colour. */
export const ReportBacklog = ({ report: { backlog } }: { report: ServiceReport }) => {
  const t = useWords(serviceReportWords)
  const most = Math.max(1, ...backlog.map(({ waiting_part, other }) => waiting_part + other))
  const width = (count: number) => `${(100 * count) / most}%`
  return (
    <Section title={t('backlog')}>
      <table className={style.bars}>
        <thead>
          <tr>
            <th scope="col">{t('age')}</th>
            <th scope="col">{t('other')}</th>
            <th scope="col">{t('waiting_part')}</th>
          </tr>
        </thead>
        <tbody>
          {backlog.map(({ age, waiting_part, other }) => (
            <tr key={age} data-is-main>
              <th scope="row">
                {t(`age_${age}`)}
                <span className={style.stack} aria-hidden="true">
                  <i style={{ width: width(other) }} />
                  <i data-hatched style={{ width: width(waiting_part) }} />
                </span>
              </th>
              <td>{writeNumber(other)}</td>
              <td>{writeNumber(waiting_part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
