import type { WorkOrderMap } from '@sejuk/contract/aftersales/work-order-board'
import { workOrderTabWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../../../lib/language/words.ts'
import { PinMark } from '../../../../ui/map/pin-mark.tsx'
import style from './map.module.css'
import { type Layer, layers, toneOf } from './map-pins.ts'

type Props = { map: WorkOrderMap; hidden: ReadonlySet<Layer>; onHide: (layers: ReadonlySet<Layer>) => void }

/** What the colours mean, how many there are, and a press to leave them out. */
export const MapLegend = ({ map, hidden, onHide }: Props) => {
  const t = useWords(workOrderWords)
  const tabs = useWords(workOrderTabWords)
  const wordOf = (layer: Layer) => {
    if (layer === 'Tickets') return t('waitingTickets')
    return layer === 'Centres' ? t('centres') : tabs(layer)
  }
  const countOf = (layer: Layer) => {
    if (layer === 'Tickets') return map.tickets.length
    return layer === 'Centres' ? map.centres.length : (map.totals[layer] ?? 0)
  }
  const turn = (layer: Layer) => {
    const others = [...hidden].filter((one) => one !== layer)
    onHide(new Set(hidden.has(layer) ? others : [...others, layer]))
  }
  return (
    <fieldset className={style.legend}>
      <legend className="sr-only">{t('mapLegend')}</legend>
      {layers.map((layer) => (
        <button key={layer} type="button" aria-pressed={!hidden.has(layer)} onClick={() => turn(layer)}>
          <PinMark tone={toneOf[layer]} isHollow={layer === 'Tickets'} size={16} />
          {wordOf(layer)} <b>{countOf(layer)}</b>
        </button>
      ))}
      <span>
        <PinMark tone="bad" size={16} /> {t('lateOnes')}
      </span>
    </fieldset>
  )
}
