import { setsFree } from '@sejuk/domain/sales/typed-lines'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar, ThumbText } from '../../../ui/actions/thumb-bar.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { type CartLine, mostOf, totalOf, unitsIn, withQuantity } from './cart.ts'
import type { Flow } from './flow.ts'
import { ItemPhoto } from './item-photo.tsx'
import { Stepper } from './item-row.tsx'
import style from './mobile-orders.module.css'
import { OfflineBar } from './offline-bar.tsx'
import type { OpenCart } from './use-open-cart.ts'

/** SummaryItemPage: what is in the cart, and how many of it. */
export const SummaryItems = ({ open, flow }: { open: OpenCart; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const { cart, carts } = open
  /** Of a line that was repeated without a network nobody knows how many there are. */
  const freeOf = ({ units }: CartLine) => (units.length > 0 ? setsFree(units).available : 100_000)
  return (
    <>
      <PageHead title={t('summaryItems')} sub={cart.customer_name} />
      <OfflineBar cart={cart} isOnline={carts.isOnline} />
      <PageBody>
        {cart.lines.length === 0 && <p>{t('emptyCart')}</p>}
        <ul className={style.goods}>
          {cart.lines.map((line) => (
            <li key={line.item_code} className={style.line}>
              <ItemPhoto path={line.photo_path} />
              <div className={style.about}>
                <b>{line.item_code}</b>
                <small>{line.item_name}</small>
                <span className={style.price}>
                  <b>{rupiah(line.seen_amount)}</b>
                  {line.seen_amount < line.list_price * line.ordered_qty && (
                    <s>{thousands(line.list_price * line.ordered_qty)}</s>
                  )}
                </span>
                {line.reason && <small>{say(line.reason)}</small>}
              </div>
              <Stepper
                item_code={line.item_code}
                quantity={line.ordered_qty}
                most={mostOf(cart, freeOf(line))}
                onPut={(quantity) => void open.setLines((lines) => withQuantity(lines, line.item_code, quantity))}
              />
            </li>
          ))}
        </ul>
        <Button kind="link" onClick={() => flow.go('ChooseItemPage', cart.client_key)}>
          {t('add')}
        </Button>
      </PageBody>
      <ThumbBar>
        <ThumbText>
          {t('cart', { n: cart.lines.length, units: unitsIn(cart) })}
          <b>{rupiah(totalOf(cart))}</b>
        </ThumbText>
        <Button
          kind="primary"
          disabled={cart.lines.length === 0}
          onClick={() => flow.go('DetailOrderPage', cart.client_key)}
        >
          {t('next')}
        </Button>
      </ThumbBar>
    </>
  )
}
