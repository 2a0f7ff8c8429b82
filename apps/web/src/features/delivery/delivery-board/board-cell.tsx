import { capacityOf } from '@sejuk/domain/delivery/trucks'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './board-page.module.css'
import { type BoardStop, loadOf, type TruckDay } from './board-stops.ts'
import { DriverLinkButton } from './driver-link-button.tsx'
import { LoadBars } from './load-bars.tsx'

type Props = {
  place: TruckDay
  stops: readonly BoardStop[]
  /** What could be put down here. */
  lifted: readonly BoardStop[]
  isTarget: boolean
  isChosen: boolean
  card: (stop: BoardStop, n: number) => ReactNode
  onPut: () => void
  onLift: (stop: BoardStop) => void
  onChoose: () => void
}

/** One truck on one day: how full it is, and its stops in their order. */
export const BoardCell = (props: Props) => {
  const { place, stops, lifted, isTarget, isChosen, card, onPut, onLift, onChoose } = props
  const t = useWords(boardWords)
  const { truck, day } = place
  const mayPut = lifted.length > 0
  const coming = lifted.filter(({ key }) => !stops.some((stop) => stop.key === key))
  const last = stops.at(-1)
  const room = capacityOf(truck.truck_model)
  const isOver = room !== undefined && loadOf(stops).weight > room.weight
  return (
    <td
      data-target={mayPut || undefined}
      data-aimed={isTarget || undefined}
      data-chosen={isChosen || undefined}
      onDragOver={(event) => mayPut && event.preventDefault()}
      onDrop={onPut}
    >
      <LoadBars load={loadOf([...stops, ...coming])} model={truck.truck_model} />
      {stops.map((stop, n) => card(stop, n + 1))}
      {isOver && last && !mayPut && (
        <Button kind="link" size="small" onClick={() => onLift(last)}>
          {t('moveStop', { n: stops.length })}
        </Button>
      )}
      {mayPut && (
        <button type="button" className={style.drop} onClick={onPut}>
          {t('moveHere')}
        </button>
      )}
      {stops.length > 0 && truck.truck_no && (
        <span className={style.links}>
          <Button kind="link" size="small" aria-pressed={isChosen} onClick={onChoose}>
            {t('showMap')}
          </Button>
          <DriverLinkButton warehouse_code={truck.warehouse_code} truck_no={truck.truck_no} planned_date={day} />
        </span>
      )}
    </td>
  )
}
