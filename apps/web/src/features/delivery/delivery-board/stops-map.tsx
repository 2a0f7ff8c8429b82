import type { DeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { RouteStop } from '../../../ui/map/route-map.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

const RouteMap = lazyPart(() => import('../../../ui/map/route-map.tsx').then((map) => map.RouteMap))

/** Of the first day that is shown, in the order of the stops. */
const routesOf = ({ stops, days: [first] }: DeliveryBoard) => {
  const routes = new Map<string, Delivery[]>()
  for (const stop of stops)
    if (stop.planned_date === first && stop.truck_no)
      routes.set(stop.truck_no, [...(routes.get(stop.truck_no) ?? []), stop])
  return routes
}
const pinsOf = (stops: readonly Delivery[]): RouteStop[] => {
  const next = stops.find(({ received_date }) => received_date === null)
  return stops.flatMap((stop, n) =>
    stop.lat === null || stop.lng === null
      ? []
      : [
          {
            ...{ key: stop.delivery_code, at: { lat: stop.lat, lng: stop.lng }, n: stop.stop_no ?? n + 1 },
            ...{ name: stop.customer_name, state: stop.received_date ? 'done' : stop === next ? 'next' : 'later' },
          },
        ],
  )
}

type Props = { board: DeliveryBoard; truck: string | undefined; onTruck: (truck: string | undefined) => void }

/** The way of one truck; the board itself lists the same stops. */
export const StopsMap = ({ board, truck, onTruck }: Props) => {
  const t = useWords(boardWords)
  const dates = useDates()
  const routes = routesOf(board)
  const trucks = [...routes.keys()]
  if (trucks.length === 0) return null
  const chosen = truck && routes.has(truck) ? truck : (trucks[0] ?? '')
  const pins = pinsOf(routes.get(chosen) ?? [])
  return (
    <Section title={t('map')} sub={dates.day(board.days[0] ?? '')}>
      <SectionBody>
        <ChoiceField
          label={t('mapOf', { day: dates.day(board.days[0] ?? '') })}
          value={chosen}
          options={trucks.map((value) => ({ value, label: value }))}
          onChange={(value) => onTruck(value || undefined)}
        />
      </SectionBody>
      {pins.length > 0 ? <RouteMap label={t('map')} stops={pins} /> : <SectionText>{t('noPins')}</SectionText>}
    </Section>
  )
}
