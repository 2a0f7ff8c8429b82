import type { ItemPrice } from '@sejuk/contract/catalogue/prices'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useDates } from '../../lib/language/dates.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './price-chart.module.css'
import { usePriceFor } from './price-names.ts'
import { amountLines, monthLines, priceOn, type Series, spanOf, stepPath } from './price-series.ts'

const edge = { left: 62, right: 14, top: 22, bottom: 26 }
const height = 260

type Props = {
  item_name: string
  series: readonly Series<ItemPrice>[]
  /** The day that is asked for, and the one it is compared with. */
  day: string
  compare?: string
  onDay: (day: string) => void
}

/** The width the chart has, so that its text is never scaled. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(280, entry?.contentRect.width ?? 720)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

/** Prices of an item over time as stepped lines. A press or the arrow keys move the day that is read. */
export const PriceChart = ({ item_name, series, day, compare, onDay }: Props) => {
  const t = useWords(priceWords)
  const dates = useDates()
  const nameOf = usePriceFor()
  const { box, width } = useWidth()
  const prices = series.flatMap((one) => one.prices)
  const { from, to } = spanOf(prices, [day, ...(compare ? [compare] : [])])
  const days = daysFrom(from, to)
  const amounts = amountLines(prices.map(({ price_include_tax }) => price_include_tax))
  const [low = 0, high = 1] = [amounts[0], amounts.at(-1)]
  const [wide, tall] = [width - edge.left - edge.right, height - edge.top - edge.bottom]
  const x = (at: string) => Math.round((edge.left + (wide * daysFrom(from, at)) / days) * 10) / 10
  const y = (amount: number) => Math.round((edge.top + tall - (tall * (amount - low)) / (high - low)) * 10) / 10
  const put = (n: number) => onDay(addDays(from, Math.min(days, Math.max(0, Math.round(n)))))
  const read = series.flatMap((one) => {
    const price = priceOn(one, day)
    return price ? [`${nameOf(price)}: ${thousands(price.price_include_tax)}`] : []
  })
  const onPress = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    put(((event.clientX - left - edge.left) / wide) * days)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageDown: -30, PageUp: 30 }[event.key]
    const at = daysFrom(from, day)
    if (step !== undefined) put(at + step)
    else if (event.key === 'Home') put(0)
    else if (event.key === 'End') put(days)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      className={style.chart}
      role="slider"
      tabIndex={0}
      aria-label={`${t('chart', { item: item_name })}. ${t('chartHelp')}`}
      aria-valuemin={0}
      aria-valuemax={days}
      aria-valuenow={daysFrom(from, day)}
      aria-valuetext={[dates.day(day), ...read].join('; ')}
      onPointerDown={onPress}
      onKeyDown={onKey}
    >
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {amounts.map((amount) => (
          <g key={amount} className={style.grid}>
            <line x1={edge.left} x2={width - edge.right} y1={y(amount)} y2={y(amount)} />
            <text x={edge.left - 8} y={y(amount) + 4} textAnchor="end">
              {short(amount)}
            </text>
          </g>
        ))}
        {monthLines(from, to, Math.max(2, Math.floor(wide / 64))).map((month) => (
          <g key={month} className={style.grid}>
            <line x1={x(month)} x2={x(month)} y1={height - edge.bottom} y2={height - edge.bottom + 4} />
            <text x={x(month)} y={height - 6} textAnchor="middle">
              {dates.day(month).slice(-8)}
            </text>
          </g>
        ))}
        {series.map((one, n) => (
          <path key={one.key} className={style.step} data-line={n % 6} d={stepPath(one, { x, y, to })} />
        ))}
        {compare && <DayLine at={x(compare)} text={dates.day(compare)} width={width} isQuiet />}
        <DayLine at={x(day)} text={dates.day(day)} width={width} />
        {series.map((one, n) => {
          const price = priceOn(one, day)
          return (
            price && (
              <circle
                key={one.key}
                className={style.dot}
                data-line={n % 6}
                r={4}
                cx={x(day)}
                cy={y(price.price_include_tax)}
              />
            )
          )
        })}
      </svg>
    </div>
  )
}

/** '5,25 jt' from a million on, thousands below. */
const short = (amount: number) => (amount >= 1_000_000 ? `${writeNumber(amount / 1_000_000, 2)} jt` : thousands(amount))

type LineProps = { at: number; text: string; width: number; isQuiet?: boolean }
const DayLine = ({ at, text, width, isQuiet }: LineProps) => {
  const anchor = at > width - 60 ? 'end' : at < edge.left + 40 ? 'start' : 'middle'
  return (
    <g className={style.day} data-quiet={isQuiet || undefined}>
      <line x1={at} x2={at} y1={edge.top - 6} y2={height - edge.bottom} />
      <text x={at} y={12} textAnchor={anchor}>
        {text}
      </text>
    </g>
  )
}

export const LineSample = ({ n }: { n: number }) => (
  <svg width={26} height={8} aria-hidden className={style.sample}>
    <path className={style.step} data-line={n % 6} d="M1 4H25" />
  </svg>
)
