import type { DeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { type KeyboardEvent, useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { BoardCell } from './board-cell.tsx'
import style from './board-page.module.css'
import { type BoardStop, keyOfTruck, type Truck, type TruckDay } from './board-stops.ts'
import { StopCard } from './stop-card.tsx'
import type { MovedTo } from './use-move-stop.ts'

type Props = {
  board: DeliveryBoard
  stops: readonly BoardStop[]
  unplanned: readonly BoardStop[]
  trucks: readonly Truck[]
  /** Whose way the map shows. */
  chosen: TruckDay | undefined
  onChoose: (place: TruckDay) => void
  mayMove: (stop: BoardStop) => boolean
  onMove: (stops: readonly BoardStop[], to: MovedTo) => void
}

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Lifted with the mouse or with Space, one or several, put down in a cell; what the cell would hold is shown before. */
export const BoardGrid = ({ board, stops, unplanned, trucks, chosen, onChoose, mayMove, onMove }: Props) => {
  const t = useWords(boardWords)
  const dates = useDates()
  const [lifted, setLifted] = useState<readonly BoardStop[]>([])
  /** Lifted by dragging alone: let go beside the cells, it is where it was. */
  const [isDragged, setDragged] = useState(false)
  /** Where the arrow keys are. */
  const [target, setTarget] = useState<TruckDay>()
  const isLifted = ({ key }: BoardStop) => lifted.some((one) => one.key === key)
  const from = lifted[0]?.warehouse_code
  const putBack = () => {
    setLifted([])
    setTarget(undefined)
  }
  const lift = (stop: BoardStop, isDragged = false) => {
    if (!mayMove(stop)) return
    setDragged(isDragged && !isLifted(stop))
    if (isLifted(stop)) return isDragged ? undefined : setLifted(lifted.filter(({ key }) => key !== stop.key))
    setLifted(from === stop.warehouse_code ? [...lifted, stop] : [stop])
  }
  const cellOf = ({ truck, day }: TruckDay) =>
    stops.filter((stop) => keyOfTruck(stop) === keyOfTruck(truck) && stop.day === day)
  const put = (place: TruckDay) => {
    if (from !== place.truck.warehouse_code) return
    const staying = cellOf(place).filter((stop) => !isLifted(stop))
    onMove(lifted, { ...place, stop_no: staying.length + 1 })
    putBack()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return putBack()
    const step = steps[event.key]
    const open = trucks.filter(({ warehouse_code }) => warehouse_code === from)
    if (lifted.length === 0 || open.length === 0) return
    if (event.key === 'Enter' && target) {
      event.preventDefault()
      return put(target)
    }
    if (!step) return
    event.preventDefault()
    const row = target ? open.findIndex((truck) => keyOfTruck(truck) === keyOfTruck(target.truck)) + step[0] : 0
    const column = target ? board.days.indexOf(target.day) + step[1] : 0
    const truck = open[Math.max(0, Math.min(open.length - 1, row))]
    const day = board.days[Math.max(0, Math.min(board.days.length - 1, column))]
    if (truck && day) setTarget({ truck, day })
  }
  const card = (stop: BoardStop, n?: number) => (
    <StopCard
      key={stop.key}
      stop={stop}
      n={n}
      isLifted={isLifted(stop)}
      mayMove={mayMove(stop)}
      onLift={(byMouse) => lift(stop, byMouse)}
      onLetGo={() => isDragged && putBack()}
    />
  )
  const isAt = (place: TruckDay | undefined, { truck, day }: TruckDay) =>
    place?.day === day && keyOfTruck(place.truck) === keyOfTruck(truck)
  return (
    <>
      {lifted.length > 0 && (
        <div className={style.lifted}>
          <Note role="status" tone="good">
            {t('lifted', { n: lifted.map(({ name }) => name).join(', ') })}
          </Note>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move what was lifted anywhere on the board */}
      <div className={style.board} onKeyDown={onKey}>
        <Section title={t('notPlanned')} sub={unplanned.length}>
          {unplanned.length === 0 && <SectionText>{t('allPlanned')}</SectionText>}
          <div className={style.cards}>{unplanned.map((stop) => card(stop))}</div>
        </Section>
        <Section aria-label={t('title')}>
          {trucks.length === 0 && <SectionText>{t('nothing')}</SectionText>}
          <div className={style.scroll}>
            <table className={style.grid}>
              <thead>
                <tr>
                  <th className={style.truck}>{t('truck')}</th>
                  {board.days.map((day) => {
                    const ofDay = stops.filter((stop) => stop.day === day)
                    const units = ofDay.reduce((sum, { qty }) => sum + qty, 0)
                    return (
                      <th key={day} data-chosen={chosen?.day === day || undefined}>
                        {`${dates.dayName(day)}, ${dates.day(day)}`}
                        <small>{t('stops', { n: ofDay.length, units: thousands(units) })}</small>
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
                      {truck.driver_name ? (
                        <small>{truck.driver_name}</small>
                      ) : (
                        <small className={style.needs}>
                          <StatusIcon tone="attention" /> {t('noDriver')}
                        </small>
                      )}
                      <small>{truck.logistic_vendor}</small>
                    </th>
                    {board.days.map((day) => {
                      const place = { truck, day }
                      return (
                        <BoardCell
                          key={day}
                          place={place}
                          stops={cellOf(place)}
                          lifted={from === truck.warehouse_code ? lifted : []}
                          isTarget={isAt(target, place)}
                          isChosen={isAt(chosen, place)}
                          card={card}
                          onPut={() => put(place)}
                          onLift={lift}
                          onChoose={() => onChoose(place)}
                        />
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      </div>
    </>
  )
}
