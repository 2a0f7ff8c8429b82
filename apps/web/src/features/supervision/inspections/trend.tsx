import type { InspectionPoint } from '@sejuk/contract/supervision/inspections'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** How many answers of each day passed: a site that gets better shows it. */
export const Trend = ({ points }: { points: readonly InspectionPoint[] }) => {
  const t = useWords(inspectionWords)
  const dates = useDates()
  const judged = points
    .flatMap(({ answers }) => answers)
    .filter(({ result }) => result !== 'NA')
    .toSorted((one, other) => one.answered_date.localeCompare(other.answered_date))
  const days = [...new Set(judged.map(({ answered_date }) => dates.date(answered_date)))]
  if (days.length === 0) return null
  return (
    <Section title={t('trend')}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('day')}</th>
            <th data-number>{t('answered')}</th>
            <th data-number>{t('Pass')}</th>
            <th data-number>%</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const own = judged.filter(({ answered_date }) => dates.date(answered_date) === day)
            const passed = own.filter(({ result }) => result === 'Pass').length
            return (
              <tr key={day}>
                <td>{day}</td>
                <td data-number>{own.length}</td>
                <td data-number>{passed}</td>
                <td data-number>{Math.round((100 * passed) / own.length)}%</td>
              </tr>
            )
          })}
        </tbody>
      </PlainTable>
    </Section>
  )
}
