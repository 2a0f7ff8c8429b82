import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { RouteStop } from '../../../ui/map/route-map.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './board-page.module.css'
import { type BoardStop, deliveriesIn } from './board-stops.ts'

const RouteMap = lazyPart(() => import('../../../ui/map/route-map.tsx').then((map) => map.RouteMap))

/** Numbered as in the cell. */
const pinsOf = (stops: readonly BoardStop[]): RouteStop[] => {
  const next = deliveriesIn(stops).find(({ received_date }) => received_date === null)
  const stateOf = (row: Delivery) => (row.received_date ? 'done' : row === next ? 'next' : 'later')
  return stops.flatMap((stop, n) =>
    stop.kind === 'delivery' && stop.row.lat !== null && stop.row.lng !== null
      ? [
          {
            ...{ key: stop.key, at: { lat: stop.row.lat, lng: stop.row.lng }, n: n + 1 },
            ...{ name: stop.name, state: stateOf(stop.row) },
          },
        ]
      : [],
  )
}

type Props = { truck_no: string; day: string; stops: readonly BoardStop[] }

/** The way of the chosen truck, and its stops once more. */
export const StopsMap = ({ truck_no, day, stops }: Props) => {
  const t = useWords(boardWords)
  const dates = useDates()
  const pins = pinsOf(stops)
  return (
    <Section title={`${truck_no}, ${dates.day(day)}`} sub={t('stopCount', { n: stops.length })}>
      {pins.length > 0 ? <RouteMap label={t('map')} stops={pins} /> : <SectionText>{t('noPins')}</SectionText>}
      <ol className={style.way}>
        {stops.map((stop, n) => (
          <li key={stop.key}>
            <b aria-hidden="true">{n + 1}</b>
            <span>
              {stop.name}
              <small>{[stop.row.time_slot, t('unitCount', { n: stop.qty })].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
