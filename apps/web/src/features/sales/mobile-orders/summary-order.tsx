import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconCloudUpload from '#icon/CloudUpload'
import IconCoins from '#icon/Coins'
import IconMapPin from '#icon/MapPin'
import IconTruckDelivery from '#icon/TruckDelivery'
import { PriceLadder } from '../../../entities/sales/price-ladder.tsx'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { totalOf, wayOfCart } from './cart.ts'
import { CartChanges } from './cart-changes.tsx'
import { AskFinance, CartCredit, isStoppedByMoney } from './cart-credit.tsx'
import { CartSent } from './cart-sent.tsx'
import { CashbackSwitch } from './cashback-switch.tsx'
import type { Flow } from './flow.ts'
import { ItemPhoto } from './item-photo.tsx'
import style from './mobile-orders.module.css'
import { OfflineBar } from './offline-bar.tsx'
import type { OpenCart } from './use-open-cart.ts'

type Props = { open: OpenCart; flow: Flow }

/** The first thing that is missing before it can be sent, if anything is. The credit is told beside the button. */
const useObstacle = (open: OpenCart) => {
  const t = useWords(mobileOrderWords)
  const { facts } = open
  const { header, lines } = open.cart
  if (facts && !facts.takes_orders) return t('noCooperation')
  if (lines.length === 0) return t('needsLines')
  if (!header.warehouse_code) return t('needsWarehouse')
  if (!header.order_type) return t('needsType')
  if (!header.address_code) return t('needsAddress')
  if (!header.requested_delivery_date) return t('needsDay')
  return undefined
}

/** SummaryOrderPage: the whole order before it is sent, what changed meanwhile, and what became of it. */
export const SummaryOrder = ({ open, flow }: Props) => {
  const { cart } = open
  if (cart.state === 'sent') return <CartSent cart={cart} flow={flow} />
  if (cart.state === 'changed' && cart.answer) return <CartChanges open={open} answer={cart.answer} flow={flow} />
  return <Unsent open={open} flow={flow} />
}

const Unsent = ({ open, flow }: Props) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const dates = useDates()
  const { cart, carts, facts, ladder } = open
  const { header, client_key } = cart
  const day = header.requested_delivery_date
  const obstacle = useObstacle(open)
  const isWaiting = cart.state === 'waiting'
  const address = facts?.addresses.find(({ address_code }) => address_code === header.address_code)
  const takeBack = () => void open.change(() => ({ state: 'open' }))
  const discard = async () => {
    if (!(await confirm({ title: t('discardAsk'), yes: t('discard'), isDangerous: true }))) return
    await carts.drop(client_key)
    flow.go('HomePage', '')
  }
  return (
    <>
      <PageHead title={t('orderSummary')} sub={cart.customer_name} />
      <OfflineBar cart={cart} isOnline={carts.isOnline} />
      <PageBody>
        {isWaiting && (
          <Note role="status">
            <b>{t(carts.isSending ? 'sendingNow' : 'waits')}</b> {t('waitsSub')}
          </Note>
        )}
        {cart.state === 'refused' && (
          <Note tone="bad" role="alert">
            {t('refused', { reason: say(cart.refusal ?? '') })}
          </Note>
        )}
        {obstacle && cart.state !== 'refused' && <Note tone="bad">{obstacle}</Note>}
        <ul className={style.sums}>
          {cart.lines.map((line) => (
            <li key={line.item_code}>
              <ItemPhoto path={line.photo_path} />
              <span className={style.named}>
                <b>
                  {line.ordered_qty} × {line.item_code}
                </b>
                <small>{line.reason ? say(line.reason) : line.item_name}</small>
              </span>
              <b>{thousands(line.seen_amount)}</b>
            </li>
          ))}
        </ul>
        {!isWaiting && <CashbackSwitch open={open} />}
        {ladder ? (
          <PriceLadder ladder={ladder} isStale={false} />
        ) : (
          <p className={style.total}>
            <span>{t('totalRead', { time: dates.time(cart.read_at) })}</span>
            <b>{rupiah(totalOf(cart))}</b>
          </p>
        )}
        <ul className={style.sums}>
          <li>
            <span className={style.place}>
              <IconMapPin size={18} aria-hidden="true" />
              <span>{address?.detail_address ?? t('needsAddress')}</span>
            </span>
            {!isWaiting && (
              <Button
                kind="link"
                aria-label={`${t('change')}: ${t('address_code')}`}
                onClick={() => flow.go('DetailOrderPage', client_key)}
              >
                {t('change')}
              </Button>
            )}
          </li>
          <li>
            <span className={style.place}>
              <IconTruckDelivery size={18} aria-hidden="true" />
              <span>
                {day ? `${dates.dayName(day)} ${dates.day(day)}` : t('needsDay')}
                {header.time_slot && `, ${header.time_slot}`}
              </span>
            </span>
            {!isWaiting && (
              <Button
                kind="link"
                aria-label={`${t('change')}: ${t('requested_delivery_date')}`}
                onClick={() => flow.go('DetailOrderPage', client_key)}
              >
                {t('change')}
              </Button>
            )}
          </li>
          {facts && (
            <li>
              <span className={style.place}>
                <IconCoins size={18} aria-hidden="true" />
                <span>{t(wayOfCart(cart, facts))}</span>
              </span>
              {!isWaiting && (
                <Button
                  kind="link"
                  aria-label={`${t('change')}: ${t('payment')}`}
                  onClick={() => flow.go('DetailOrderPage', client_key)}
                >
                  {t('change')}
                </Button>
              )}
            </li>
          )}
        </ul>
        {!isWaiting && <AskFinance open={open} />}
        {!isWaiting && (
          <Button kind="link" onClick={() => void discard()}>
            {t('discard')}
          </Button>
        )}
      </PageBody>
      <ThumbBar>
        <CartCredit open={open} />
        {cart.state === 'open' ? (
          <Button onClick={() => flow.go('ChooseItemPage', client_key)}>{t('change')}</Button>
        ) : (
          <Button onClick={takeBack} disabled={carts.isSending}>
            {t('takeBack')}
          </Button>
        )}
        <Button
          kind="primary"
          icon={<IconCloudUpload size={20} />}
          disabled={obstacle !== undefined || isStoppedByMoney(open)}
          isBusy={carts.isSending && isWaiting}
          onClick={() => void carts.send(client_key)}
        >
          {t(cart.state === 'refused' ? 'tryAgain' : carts.isOnline ? 'send' : 'sendLater')}
        </Button>
      </ThumbBar>
    </>
  )
}
