import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { pageTo } from '@sejuk/domain/pages'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import style from './board-page.module.css'

const stateOf = (stop: Delivery): { tone: Tone; word: 'problem' | 'received' | 'onRoad' | 'planned' } => {
  if (stop.open_problems > 0) return { tone: 'attention', word: 'problem' }
  if (stop.received_date) return { tone: 'good', word: 'received' }
  return stop.goods_issue_date ? { tone: 'active', word: 'onRoad' } : { tone: 'waiting', word: 'planned' }
}

type Props = { stop: Delivery; n: number | undefined; isLifted: boolean; mayMove: boolean; onLift: () => void }

export const StopCard = ({ stop, n, isLifted, mayMove, onLift }: Props) => {
  const t = useWords(boardWords)
  const { tone, word } = stateOf(stop)
  return (
    <div className={style.card} data-lifted={isLifted || undefined}>
      <button
        type="button"
        draggable={mayMove}
        aria-pressed={isLifted}
        disabled={!mayMove}
        onDragStart={onLift}
        onClick={onLift}
      >
        <span aria-hidden="true">{n ?? '·'}</span>
        <span className="sr-only">{`${t('moveTo')}: ${stop.customer_name}`}</span>
      </button>
      <span>
        <Link {...pageTo('delivery', { code: stop.delivery_code })}>{stop.customer_name}</Link>
        <small>
          {[stop.district_name, stop.time_slot].filter(Boolean).join(', ')}
          {' · '}
          {t('units', { n: stop.total_qty, kg: thousands(Math.round(stop.total_weight)) })}
        </small>
        {!stop.detail_address && <small className={style.bad}>{t('noAddress')}</small>}
      </span>
      <span title={t(word)}>
        <StatusIcon tone={tone} />
        <span className="sr-only">{t(word)}</span>
      </span>
    </div>
  )
}
