import { StatusIcon, type Tone } from '../record/status-icon.tsx'
import style from './pin-mark.module.css'

export type PinTone = Tone | 'place'
type Props = { tone: PinTone; isHollow?: boolean; isChosen?: boolean; size?: number }

/** A shape for each tone, so that a pin is recognizable without its colour; the same in the legend. */
export const PinMark = ({ tone, isHollow = false, isChosen = false, size = 18 }: Props) => (
  <span
    className={style.pin}
    data-hollow={isHollow || undefined}
    data-chosen={isChosen || undefined}
    style={{ width: size, height: size }}
  >
    {tone === 'place' ? <i className={style.place} /> : <StatusIcon tone={tone} size={Math.round(size * 0.72)} />}
  </span>
)
