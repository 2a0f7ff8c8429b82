import type { ItemFigures } from '@sejuk/contract/catalogue/item-records'
import { addDays } from '@sejuk/domain/values/dates'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './items.module.css'

/** What left the warehouses for customers, day by day; a day without any keeps its place. */
export const ItemSold = ({ sold }: { sold: NonNullable<ItemFigures['sold']> }) => {
  const t = useWords(itemRecordWords)
  const dates = useDates()
  const most = Math.max(0, ...sold.days)
  const total = sold.days.reduce((sum, n) => sum + n, 0)
  const days = sold.days.map((n, at) => ({ day: addDays(sold.from, at), n }))
  const summary = t('soldSum', { n: thousands(total), most: thousands(most) })
  if (total === 0)
    return (
      <Section title={t('soldTitle')}>
        <SectionText>{t('soldNone')}</SectionText>
      </Section>
    )
  return (
    <Section title={t('soldTitle')}>
      <SectionBody>
        <div className={style.sold} role="img" aria-label={`${t('soldTitle')}: ${summary}`}>
          {days.map(({ day, n }) => (
            <i
              key={day}
              title={`${dates.day(day)}: ${thousands(n)}`}
              data-none={n === 0 || undefined}
              style={{ height: `${(n / Math.max(1, most)) * 100}%` }}
            />
          ))}
        </div>
        <p className={style.soldKey}>
          <span>{dates.day(sold.from)}</span>
          <span>{dates.day(sold.to)}</span>
          <b>{summary}</b>
        </p>
        <details>
          <summary>{t('soldTable')}</summary>
          <table className={style.soldTable}>
            <tbody>
              {days
                .filter(({ n }) => n > 0)
                .map(({ day, n }) => (
                  <tr key={day}>
                    <th scope="row">{dates.day(day)}</th>
                    <td>{thousands(n)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      </SectionBody>
    </Section>
  )
}
