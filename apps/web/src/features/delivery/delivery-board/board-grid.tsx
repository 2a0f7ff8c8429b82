import type { DeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { capacityOf, filledOf, sumOfLoads } from '@sejuk/domain/delivery/trucks'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { type KeyboardEvent, useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './board-page.module.css'
import { type BoardStop, deliveriesIn, keyOfTruck, stopsOn, type Truck, trucksIn, unplannedOn } from './board-stops.ts'
import { DriverLinkButton } from './driver-link-button.tsx'
import { StopCard } from './stop-card.tsx'
import type { MovedTo } from './use-move-stop.ts'

type Props = {
  board: DeliveryBoard
  mayMove: (stop: BoardStop) => boolean
  onMove: (stop: BoardStop, to: MovedTo) => void
}

const loadOf = (stops: readonly Delivery[]) =>
  sumOfLoads(stops.map(({ total_weight, total_volume }) => ({ weight: total_weight, volume: total_volume })))

/** Lifted with the mouse or with Space, put down in a cell; what the cell would hold is shown before. */
export const BoardGrid = ({ board, mayMove, onMove }: Props) => {
  const t = useWords(boardWords)
  const dates = useDates()
  const [lifted, setLifted] = useState<BoardStop>()
  const all = stopsOn(board)
  const unplanned = unplannedOn(board)
  const trucks = trucksIn(all)
  const lift = (stop: BoardStop) => mayMove(stop) && setLifted(lifted?.key === stop.key ? undefined : stop)
  const cellOf = (truck: Truck, day: string) =>
    all.filter((stop) => keyOfTruck(stop) === keyOfTruck(truck) && stop.day === day)
  const put = (truck: Truck, day: string) => {
    if (!lifted || lifted.warehouse_code !== truck.warehouse_code) return
    onMove(lifted, { truck, day, stop_no: cellOf(truck, day).length + 1 })
    setLifted(undefined)
  }
  const card = (stop: BoardStop, n?: number) => (
    <StopCard
      key={stop.key}
      stop={stop}
      n={n}
      isLifted={lifted?.key === stop.key}
      mayMove={mayMove(stop)}
      onLift={() => lift(stop)}
    />
  )
  const putBack = (event: KeyboardEvent) => event.key === 'Escape' && setLifted(undefined)
  return (
    <>
      {lifted && (
        <Note role="status" tone="good">
          {t('lifted', { n: lifted.name })}
        </Note>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape puts back what was lifted anywhere on the board */}
      <div className={style.board} onKeyDown={putBack}>
        <Section title={t('notPlanned')} sub={unplanned.length}>
          <div className={style.cards}>{unplanned.map((stop) => card(stop))}</div>
        </Section>
        <Section aria-label={t('title')}>
          {trucks.length === 0 && <SectionText>{t('nothing')}</SectionText>}
          <div className={style.scroll}>
            <table className={style.grid}>
              <thead>
                <tr>
                  <th>{t('truck')}</th>
                  {board.days.map((day) => {
                    const stops = all.filter((stop) => stop.day === day)
                    const units = stops.reduce((sum, { qty }) => sum + qty, 0)
                    return (
                      <th key={day}>
                        {dates.day(day)}
                        <small>{t('stops', { n: stops.length, units: thousands(units) })}</small>
                      </th>
                    )
                  })}
                </tr>
              </thead>
              <tbody>
                {trucks.map((truck) => (
                  <tr key={keyOfTruck(truck)}>
                    <th scope="row">
                      {truck.truck_no}
                      <small>{truck.truck_model}</small>
                      <small>{truck.driver_name ?? t('noDriver')}</small>
                      <small>{truck.logistic_vendor}</small>
                    </th>
                    {board.days.map((day) => {
                      const stops = cellOf(truck, day)
                      const isTarget = lifted !== undefined && lifted.warehouse_code === truck.warehouse_code
                      const isHere = stops.some(({ key }) => key === lifted?.key)
                      const shown = isTarget && !isHere ? [...stops, lifted] : stops
                      return (
                        <td
                          key={day}
                          data-target={isTarget || undefined}
                          onDragOver={(event) => isTarget && event.preventDefault()}
                          onDrop={() => put(truck, day)}
                        >
                          <Bars stops={deliveriesIn(shown)} model={truck.truck_model} />
                          {stops.map((stop, n) => card(stop, n + 1))}
                          {isTarget && (
                            <button type="button" className={style.drop} onClick={() => put(truck, day)}>
                              {t('moveHere')}
                            </button>
                          )}
                          {stops.length > 0 && truck.truck_no && (
                            <DriverLinkButton
                              warehouse_code={truck.warehouse_code}
                              truck_no={truck.truck_no}
                              planned_date={day}
                            />
                          )}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      </div>
      <p className={style.hint}>{t('hint')}</p>
    </>
  )
}

/** What leaves with the truck; what it fetches finds the room that deliveries left. */
const Bars = ({ stops, model }: { stops: readonly Delivery[]; model: string | null }) => {
  const t = useWords(boardWords)
  const load = loadOf(stops)
  const capacity = capacityOf(model)
  const filled = filledOf(load, capacity)
  if (!filled || !capacity || stops.length === 0) return null
  const over = Math.round(load.weight - capacity.weight)
  return (
    <div className={style.bars}>
      {(['weight', 'volume'] as const).map((part) => (
        <div key={part} data-over={filled[part] > 100 || undefined}>
          <progress max={100} value={Math.min(100, filled[part])} aria-label={t(part, { n: filled[part] })} />
          <span>{t(part, { n: filled[part] })}</span>
        </div>
      ))}
      {over > 0 && <b className={style.over}>{t('over', { n: thousands(over) })}</b>}
    </div>
  )
}
