import type { Input } from '@sejuk/contract/endpoint'
import { type VisitSummary, visitSummary } from '@sejuk/contract/field/visit-reports'
import { shortRupiah } from '@sejuk/domain/values/money'
import { visitReportWords } from '@sejuk/words/field/visit-reports'
import { Figures } from '../../../entities/field/chips.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './visit-summary.module.css'

/** The period in sum, as pictures with their tables. */
export const VisitSummaryPart = ({ input }: { input: Input<typeof visitSummary> }) => {
  const t = useWords(visitReportWords)
  const found = useCall(visitSummary, input, { keepPrevious: true })
  const summary = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!summary) return <Pending />
  const { planned, done, unplanned, hit_rate, average_min, order_amount, collected_amount } = summary
  return (
    <Section title={t('summary')}>
      <Figures
        figures={[
          [t('planned'), thousands(planned)],
          [t('done'), thousands(done)],
          [t('unplanned'), thousands(unplanned)],
          [t('hit_rate'), hit_rate === null ? '-' : t('percent', { n: hit_rate })],
          [t('average_min'), average_min === null ? '-' : t('minutes', { n: average_min })],
          [t('order_amount'), shortRupiah(order_amount)],
          [t('collected_amount'), shortRupiah(collected_amount)],
        ]}
      />
      {planned + done === 0 ? (
        <SectionText>{t('nothing')}</SectionText>
      ) : (
        <SectionBody>
          <div className={style.parts}>
            <ByDay summary={summary} />
            <Coverage summary={summary} />
          </div>
        </SectionBody>
      )}
    </Section>
  )
}

const height = 120
const step = 14

const ByDay = ({ summary: { days } }: { summary: VisitSummary }) => {
  const t = useWords(visitReportWords)
  const dates = useDates()
  const most = Math.max(1, ...days.map((day) => Math.max(day.planned, day.done + day.unplanned)))
  const tall = (n: number) => (n / most) * height
  return (
    <figure className={style.figure}>
      <figcaption>{t('byDay')}</figcaption>
      <svg
        role="img"
        aria-label={t('chart')}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map((day, n) => (
          <g key={day.date}>
            <rect
              className={style.planned}
              x={n * step + 1}
              width={step - 2}
              y={height - tall(day.planned)}
              height={tall(day.planned)}
            />
            <rect
              className={style.done}
              x={n * step + 3}
              width={step - 6}
              y={height - tall(day.done)}
              height={tall(day.done)}
            />
            <rect
              className={style.unplanned}
              x={n * step + 3}
              width={step - 6}
              y={height - tall(day.done + day.unplanned)}
              height={tall(day.unplanned)}
            />
          </g>
        ))}
      </svg>
      <p className={style.axis}>
        <span>{dates.day(days[0]?.date)}</span>
        <span>{dates.day(days.at(-1)?.date)}</span>
      </p>
      <p className={style.legend}>
        <span data-kind="planned">{t('planned')}</span> <span data-kind="done">{t('done')}</span>{' '}
        <span data-kind="unplanned">{t('unplanned')}</span>
      </p>
      <details>
        <summary>{t('asTable')}</summary>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              {(['planned', 'done', 'unplanned'] as const).map((name) => (
                <th key={name} scope="col" data-number>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dates.day(day.date)}</th>
                <td data-number>{day.planned}</td>
                <td data-number>{day.done}</td>
                <td data-number>{day.unplanned}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </details>
    </figure>
  )
}

const Coverage = ({ summary: { classes } }: { summary: VisitSummary }) => {
  const t = useWords(visitReportWords)
  const share = (one: VisitSummary['classes'][number]) => (one.shops ? Math.round((100 * one.visited) / one.shops) : 0)
  return (
    <figure className={style.figure}>
      <figcaption>{t('coverage')}</figcaption>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col">{t('share')}</th>
            <th scope="col" data-number>
              {t('visited')}
            </th>
            <th scope="col" data-number>
              {t('shops')}
            </th>
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <tr key={one.shop_class}>
              <th scope="row">{t('shopClass', { name: one.shop_class })}</th>
              <td>
                <span className={style.share}>
                  <span className={style.bar} aria-hidden="true">
                    <i style={{ width: `${share(one)}%` }} />
                  </span>
                  {t('percent', { n: share(one) })}
                </span>
              </td>
              <td data-number>{one.visited}</td>
              <td data-number>{one.shops}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </figure>
  )
}
