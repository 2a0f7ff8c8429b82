import type { VisitStop } from '@sejuk/contract/field/visits'
import { visitMobileWords } from '@sejuk/words/field/visits'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { SectionText } from '../../../ui/record/section.tsx'
import style from './visits.module.css'

type Props = { stops: readonly VisitStop[]; isShut: boolean; onChange: (stops: readonly VisitStop[]) => void }

/** The stops of a day in their order, moved by buttons so that it works with any hand and any reader. */
export const PlannedStops = ({ stops, isShut, onChange }: Props) => {
  const t = useWords(visitMobileWords)
  if (stops.length === 0) return <SectionText>{t('nothingPlanned')}</SectionText>
  const move = (n: number, by: 1 | -1) => {
    const next = [...stops]
    next.splice(n + by, 0, ...next.splice(n, 1))
    onChange(next)
  }
  return (
    <ol className={style.stops}>
      {stops.map((stop, n) => {
        const name = stop.shop_name ?? stop.customer_name
        return (
          <li key={`${stop.customer_code} ${stop.shop_code}`} className={style.stop}>
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
