import type { MobileItem } from '@sejuk/contract/catalogue/item-searches'
import { rupiah } from '@sejuk/domain/values/money'
import { keepQuantity } from '@sejuk/domain/values/numbers'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconMinus from '#icon/Minus'
import IconPlus from '#icon/Plus'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { ItemPhoto } from './item-photo.tsx'
import style from './mobile-orders.module.css'

const few = 5
const setWords = { soldOut: 'soldOut', fewLeft: 'fewSetsLeft', free: 'freeSets' } as const

type StepperProps = { item_code: string; quantity: number; most: number; onPut: (quantity: number) => void }
/** Fewer, more, or a number typed; never more than there are. */
export const Stepper = ({ item_code: item, quantity, most, onPut }: StepperProps) => {
  const t = useWords(mobileOrderWords)
  return (
    <div className={style.stepper}>
      <IconButton label={t('fewer', { item })} onClick={() => onPut(quantity - 1)}>
        <IconMinus size={20} />
      </IconButton>
      <input
        inputMode="numeric"
        aria-label={t('quantityOf', { item })}
        value={quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onPut(Number(keepQuantity(event.currentTarget.value, most)))}
      />
      <IconButton label={t('more', { item })} disabled={quantity >= most} onClick={() => onPut(quantity + 1)}>
        <IconPlus size={20} />
      </IconButton>
    </div>
  )
}

type Props = {
  item: MobileItem
  quantity: number
  most: number
  /** Until when what is in the cart is held. */
  heldUntil: string | undefined
  onPut: (quantity: number) => void
  onInstead: (item_code: string) => void
}

/** The customer's own price, the list price struck out, and the stock by word and shape. */
export const ItemRow = ({ item, quantity, most, heldUntil, onPut, onInstead }: Props) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const { item_code, item_name, offer, photo_path } = item
  const available = offer?.available ?? 0
  const tone = available === 0 ? 'bad' : available <= few ? 'attention' : 'good'
  const word = available === 0 ? 'soldOut' : available <= few ? 'fewLeft' : 'free'
  return (
    <li className={style.good}>
      <ItemPhoto path={photo_path} />
      <div className={style.about}>
        <b>{item_code}</b>
        <small>{item_name}</small>
        {offer?.has_price ? (
          <span className={style.price}>
            <b>{rupiah(offer.unit_price)}</b>
            {offer.unit_price < offer.list_price && <s>{thousands(offer.list_price)}</s>}
          </span>
        ) : (
          <span className={style.quiet}>{t('noPrice')}</span>
        )}
      </div>
      <div className={style.stock}>
        <span data-tone={tone}>
          <StatusIcon tone={tone} /> {t(offer?.is_set ? setWords[word] : word, { n: thousands(available) })}
        </span>
        {quantity > 0 && heldUntil && <small>{t('heldForYou', { time: dates.time(heldUntil) })}</small>}
        {offer?.holds.slice(0, 1).map((hold) => (
          <small key={hold.username}>
            {t('held', { n: hold.qty, who: hold.username, time: dates.time(hold.expires_date) })}
          </small>
        ))}
        {offer?.instead && (
          <Button kind="link" size="small" onClick={() => onInstead(offer.instead ?? '')}>
            {t('instead', { item: offer.instead })}
          </Button>
        )}
      </div>
      {quantity > 0 ? (
        <Stepper item_code={item_code} quantity={quantity} most={most} onPut={onPut} />
      ) : (
        offer?.has_price &&
        most > 0 && (
          <Button icon={<IconPlus size={18} />} aria-label={t('addOf', { item: item_code })} onClick={() => onPut(1)}>
            {t('add')}
          </Button>
        )
      )}
    </li>
  )
}
