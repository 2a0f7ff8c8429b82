import type { VisitStop } from '@sejuk/contract/field/visit-plans'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { useState } from 'react'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { SectionText } from '../../../ui/record/section.tsx'
import style from './visits.module.css'

type Props = { stops: readonly VisitStop[]; isShut: boolean; onChange: (stops: readonly VisitStop[]) => void }

/** The stops of a day in their order. */
export const PlannedStops = ({ stops, isShut, onChange }: Props) => {
  const t = useWords(visitMobileWords)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  if (stops.length === 0) return <SectionText>{t('nothingPlanned')}</SectionText>
  const moveTo = (n: number, to: number) => {
    const next = [...stops]
    next.splice(to, 0, ...next.splice(n, 1))
    onChange(next)
  }
  const move = (n: number, by: 1 | -1) => moveTo(n, n + by)
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol className={style.stops}>
      {stops.map((stop, n) => {
        const name = stop.shop_name ?? stop.customer_name
        return (
          // Dragging is a second way; the first are the arrows of each stop.
          <li
            key={`${stop.customer_code} ${stop.shop_code}`}
            className={style.stop}
            data-over={over === n || undefined}
            draggable={!isShut}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', name)
              event.dataTransfer.effectAllowed = 'move'
              setDragged(n)
            }}
            onDragEnd={end}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(n)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined && dragged !== n) moveTo(dragged, n)
              end()
            }}
          >
            <span className={style.mark}>{n + 1}</span>
            <span>
              <b>{name}</b>
              <small>{stop.address}</small>
            </span>
            <span>
              <IconButton label={`${t('up')}, ${name}`} disabled={isShut || n === 0} onClick={() => move(n, -1)}>
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={`${t('down')}, ${name}`}
                disabled={isShut || n === stops.length - 1}
                onClick={() => move(n, 1)}
              >
                <IconArrowDown size={20} />
              </IconButton>
              <IconButton
                label={`${t('remove')}, ${name}`}
                disabled={isShut}
                onClick={() => onChange(stops.filter((one) => one !== stop))}
              >
                <IconX size={20} />
              </IconButton>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
