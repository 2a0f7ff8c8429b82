import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import type { PickupStop } from '@sejuk/contract/delivery/pickups'
import { pageTo } from '@sejuk/domain/pages'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import style from './board-page.module.css'
import type { BoardStop } from './board-stops.ts'

type Standing = { tone: Tone; word: 'problem' | 'received' | 'onRoad' | 'planned' | 'collected' }
/** In the order in which a stop goes through them; a problem may come at any time. */
export const standings: readonly Standing[] = [
  { tone: 'good', word: 'received' },
  { tone: 'active', word: 'onRoad' },
  { tone: 'waiting', word: 'planned' },
  { tone: 'attention', word: 'problem' },
]
const standingOf = (stop: Delivery): Standing => {
  if (stop.open_problems > 0) return { tone: 'attention', word: 'problem' }
  if (stop.received_date) return { tone: 'good', word: 'received' }
  return stop.goods_issue_date ? { tone: 'active', word: 'onRoad' } : { tone: 'waiting', word: 'planned' }
}
const standingOfPickup = (stop: PickupStop): Standing => {
  if (stop.is_received) return { tone: 'good', word: 'received' }
  return stop.collected_date ? { tone: 'active', word: 'collected' } : { tone: 'waiting', word: 'planned' }
}

type Props = {
  stop: BoardStop
  n: number | undefined
  isLifted: boolean
  mayMove: boolean
  onLift?: (isDragged: boolean) => void
  /** The mouse was let go, over a cell or elsewhere. */
  onLetGo?: () => void
}

export const StopCard = ({ stop, n, isLifted, mayMove, onLift, onLetGo }: Props) => {
  const t = useWords(boardWords)
  const { tone, word } = stop.kind === 'delivery' ? standingOf(stop.row) : standingOfPickup(stop.row)
  return (
    <div className={style.card} data-lifted={isLifted || undefined}>
      <button
        type="button"
        draggable={mayMove}
        aria-pressed={isLifted}
        disabled={!mayMove}
        onDragStart={({ dataTransfer }) => {
          // Without it some browsers drag nothing.
          dataTransfer.setData('text/plain', stop.name)
          dataTransfer.effectAllowed = 'move'
          onLift?.(true)
        }}
        onDragEnd={onLetGo}
        onClick={() => onLift?.(false)}
      >
        <span aria-hidden="true">{n ?? '·'}</span>
        <span className="sr-only">{`${t('moveTo')}: ${stop.name}`}</span>
      </button>
      <span>{stop.kind === 'delivery' ? <DeliveryText stop={stop.row} /> : <PickupText stop={stop.row} />}</span>
      <span title={t(word)}>
        <StatusIcon tone={tone} />
        <span className="sr-only">{t(word)}</span>
      </span>
    </div>
  )
}

const DeliveryText = ({ stop }: { stop: Delivery }) => {
  const t = useWords(boardWords)
  return (
    <>
      <Link {...pageTo('delivery', { code: stop.delivery_code })}>{stop.customer_name}</Link>
      <small>
        {[stop.time_slot, stop.district_name].filter(Boolean).join(', ')}
        {' · '}
        {t('units', { n: stop.total_qty, kg: thousands(Math.round(stop.total_weight)) })}
      </small>
      {!stop.detail_address && <small className={style.bad}>{t('noAddress')}</small>}
    </>
  )
}

const PickupText = ({ stop }: { stop: PickupStop }) => {
  const t = useWords(boardWords)
  return (
    <>
      <Link {...pageTo('return', { code: stop.return_code })}>{stop.customer_name}</Link>
      <small>
        <b>{t('pickup')}</b> {stop.return_code}
      </small>
      <small>
        {[stop.pickup_address, stop.time_slot].filter(Boolean).join(', ')}
        {' · '}
        {t('pickupUnits', { n: stop.quantity })}
      </small>
    </>
  )
}
