import { type VisitDay, visitDay } from '@sejuk/contract/field/visit-plans'
import { type Figure, listFigures } from '@sejuk/contract/platform/my-day'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { judgementOf } from '@sejuk/domain/platform/my-day'
import { rupiah, shortRupiah } from '@sejuk/domain/values/money'
import { writePercent } from '@sejuk/domain/values/numbers'
import { measureWords, myDayWords } from '@sejuk/words/platform/my-day'
import type { ReactNode } from 'react'
import { PlaceLinks } from '../../../../entities/field/place-links.tsx'
import { useCall } from '../../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useGate } from '../../../../lib/session/viewer.ts'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import { StatusIcon } from '../../../../ui/record/status-icon.tsx'
import linkStyle from './home-links.module.css'
import { written } from './my-figures.tsx'
import style from './sales-day.module.css'

/** How the month goes, the day in three numbers, and where to go next. */
export const SalesDay = () => {
  const figures = useCall(listFigures, {}).data?.data.figures ?? []
  const mayVisit = useGate(visitDay)
  const day = useCall(visitDay, {}, { enabled: mayVisit.enabled }).data?.data
  const of = (measure: Figure['measure']) => figures.find((one) => one.measure === measure)
  const sales = of('salesOfMonth')
  return (
    <>
      {sales && <Progress figure={sales} />}
      <Numbers
        day={day}
        figures={[of('orderedThisMonth'), of('soldOutThisMonth')].filter((one) => one !== undefined)}
      />
      {day && <NextVisit day={day} />}
    </>
  )
}

/** The tick in the bar is where the month should be today. */
const Progress = ({ figure }: { figure: Figure }) => {
  const t = useWords(myDayWords)
  const names = useWords(measureWords)
  const { value, target, pace, page } = figure
  const sold = value ?? 0
  const [year = 0, month = 1, date = 1] = companyToday().split('-').map(Number)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const share = target ? (sold / target) * 100 : 0
  const isGood = judgementOf(figure) === 'good'
  return (
    <Section aria-label={names('salesOfMonth')}>
      <MaybeLink page={page} className={style.progress}>
        <span className={style.line}>
          <span>{names('salesOfMonth')}</span>
          <span>{t('dayOf', { n: date, days })}</span>
        </span>
        <span className={style.line}>
          <b>{shortRupiah(sold)}</b>
          {target !== null && target > 0 && (
            <span>{t('shareOf', { share: writePercent(Math.round(share)), target: shortRupiah(target) })}</span>
          )}
        </span>
        {target !== null && target > 0 && pace !== null && (
          <>
            <span className={style.bar} aria-hidden="true">
              <span style={{ width: `${Math.min(100, share)}%` }} />
              <i style={{ left: `${Math.min(100, (pace / target) * 100)}%` }} />
            </span>
            <span className={style.judged}>
              <StatusIcon tone={isGood ? 'good' : 'attention'} />
              {t(isGood ? 'abovePace' : 'belowPace', { amount: shortRupiah(Math.abs(sold - pace)) })}
            </span>
          </>
        )}
      </MaybeLink>
    </Section>
  )
}

type Cell = { label: string; value: string; page: PageLink | null }
const Numbers = ({ day, figures }: { day: VisitDay | undefined; figures: readonly Figure[] }) => {
  const t = useWords(myDayWords)
  const names = useWords(measureWords)
  const cells: Cell[] = figures.map((figure) => ({
    ...{ label: names(figure.measure), page: figure.page },
    value: figure.value === null ? '-' : written(figure, figure.value),
  }))
  if (day) {
    const done = day.visits.filter(({ status }) => status !== 'Draft').length
    const value = t('doneOf', { n: done, all: Math.max(done, leftOf(day).length + day.visits.length) })
    cells.unshift({ label: t('visitsToday'), value, page: pageTo('visitMobile') })
  }
  if (cells.length === 0) return null
  return (
    <Section aria-label={t('figures')}>
      <ul className={style.numbers}>
        {cells.map(({ label, value, page }) => (
          <li key={label}>
            <MaybeLink page={page}>
              <small>{label}</small>
              <b>{value}</b>
            </MaybeLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A number leads to what it counts, where there is such a page. */
const MaybeLink = ({
  page,
  ...rest
}: {
  page: PageLink | null
  className?: string | undefined
  children: ReactNode
}) => (page ? <Link {...page} {...rest} /> : <div {...rest} />)

/** The planned stops where nobody has been yet. */
const leftOf = ({ stops, visits }: VisitDay) =>
  stops.filter(
    (stop) => !visits.some((one) => one.customer_code === stop.customer_code && one.shop_code === stop.shop_code),
  )

const NextVisit = ({ day }: { day: VisitDay }) => {
  const t = useWords(myDayWords)
  const dates = useDates()
  const { open } = day
  const [next] = leftOf(day)
  if (open)
    return (
      <Section title={t('openVisit')} sub={dates.time(open.in_at)}>
        <SectionBody>
          <p className={style.place}>{open.shop_name ?? open.customer_name}</p>
          <div className={linkStyle.ways}>
            <Link {...pageTo('visitMobileDay', { id: open.customer_code, date: open.visit_date })} data-is-first>
              {t('goOn')}
            </Link>
          </div>
        </SectionBody>
      </Section>
    )
  if (!next)
    return (
      <Section title={t('nextVisit')}>
        <SectionBody>
          <p>{t('noMoreVisits')}</p>
          <div className={linkStyle.ways}>
            <Link {...pageTo('visitMobile')}>{t('planVisits')}</Link>
          </div>
        </SectionBody>
      </Section>
    )
  return (
    <Section title={t('nextVisit')}>
      <SectionBody>
        <p className={style.place}>{next.shop_name ?? next.customer_name}</p>
        <p>{[next.contact, next.address].filter(Boolean).join(', ')}</p>
        {next.overdue_amount > 0 && (
          <p className={style.judged}>
            <StatusIcon tone="attention" />
            {t('overdueOf', { amount: rupiah(next.overdue_amount) })}
          </p>
        )}
        <div className={style.ways}>
          <PlaceLinks place={next} />
          <div className={linkStyle.ways}>
            <Link
              {...pageTo('visitMobileCustomer', { id: next.customer_code }, { shop: next.shop_code ?? undefined })}
              data-is-first
            >
              {t('checkIn')}
            </Link>
          </div>
        </div>
      </SectionBody>
    </Section>
  )
}
