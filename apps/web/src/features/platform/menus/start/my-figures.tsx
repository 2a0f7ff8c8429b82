import { type Figure, listFigures } from '@sejuk/contract/platform/my-day'
import { judgementOf, type MeasureName } from '@sejuk/domain/platform/my-day'
import { shortRupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { measureWords, myDayWords } from '@sejuk/words/platform/my-day'
import { useCall } from '../../../../lib/api/queries.ts'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { Section, SectionText } from '../../../../ui/record/section.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import style from './my-figures.module.css'
import { Trend } from './trend.tsx'

const mostFigures = 8

export const written = ({ unit }: Pick<Figure, 'unit'>, value: number) => {
  if (unit === 'percent') return `${writeNumber(value, 1)}%`
  return unit === 'rupiah' ? shortRupiah(value) : writeNumber(value)
}

/**
 * The few figures the viewer works by, each opening the list that it counts, without those that stand elsewhere on the page. Nobody
 * without figures sees the section.
 */
export const MyFigures = ({ without = [] }: { without?: readonly MeasureName[] }) => {
  const t = useWords(myDayWords)
  const dates = useDates()
  const { data, error } = useCall(listFigures, {})
  const { figures: all = [], as_of } = data?.data ?? {}
  const figures = all.filter(({ measure }) => !without.includes(measure))
  if (!error && figures.length === 0) return null
  return (
    <Section title={t('figures')} sub={as_of && t('asOf', { time: dates.time(as_of) })}>
      {error ? (
        <SectionText role="alert">{t('noFigures')}</SectionText>
      ) : (
        <ul className={style.figures}>
          {figures.slice(0, mostFigures).map((figure) => (
            <li key={figure.measure}>
              <OneFigure figure={figure} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** What follows a large number, as in '8,64 miliar', is smaller, so that both stand on one line. */
const Amount = ({ text }: { text: string }) => {
  const [, number, unit] = text.match(/^(.*\d) ([a-z]+)$/) ?? []
  if (!number) return text
  return (
    <>
      {number} <span className={style.unit}>{unit}</span>
    </>
  )
}

const OneFigure = ({ figure }: { figure: Figure }) => {
  const t = useWords(myDayWords)
  const names = useWords(measureWords)
  const { value, target, before, series, page } = figure
  const judgement = judgementOf(figure)
  const inside = (
    <>
      <small>{names(figure.measure)}</small>
      <b>{value === null ? '-' : <Amount text={written(figure, value)} />}</b>
      {series.length > 1 && <Trend series={series} target={target} />}
      <span className={style.foot}>
        {judgement && (
          <StatusChip tone={judgement === 'good' ? 'good' : 'attention'}>
            {t(judgement === 'good' ? 'reached' : 'missed')}
          </StatusChip>
        )}
        {target !== null && t('target', { target: written(figure, target) })}
        {target === null && before !== null && t('before', { value: written(figure, before) })}
      </span>
    </>
  )
  return page ? (
    <Link {...page} className={style.figure}>
      {inside}
    </Link>
  ) : (
    <div className={style.figure}>{inside}</div>
  )
}
