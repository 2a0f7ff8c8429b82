import { priceCart } from '@sejuk/contract/spareparts/buying'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import IconBasket from '#icon/Basket'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ThumbBar, ThumbText } from '../../../ui/actions/thumb-bar.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import style from './buying.module.css'
import { type Cart, sumOf, useCart } from './cart.ts'
import { CartStep } from './cart-step.tsx'
import { ModelStep } from './model-step.tsx'
import { PartsStep } from './parts-step.tsx'
import { PaymentStep } from './payment-step.tsx'

/** Parts for sale, phone first: model, picture, cart, payment. The step stands in the address. */
export const BuyPage = () => {
  const t = useWords(buyingWords)
  const say = useSay()
  const { step, model, order }: { step?: string; model?: string; order?: string } = useSearch()
  const gate = useGate(priceCart)
  const cart = useCart()
  if (!gate.enabled)
    return (
      <>
        <PageHead title={t('title')} />
        <ForbiddenState reason={say(gate.because) ?? ''} isAlone />
      </>
    )
  if (order) return <PaymentStep code={order} />
  if (step === 'cart') return <CartStep cart={cart} />
  return (
    <>
      {model ? <PartsStep key={model} model={model} cart={cart} /> : <ModelStep cart={cart} />}
      <CartBar cart={cart} />
    </>
  )
}

const CartBar = ({ cart }: { cart: Cart }) => {
  const t = useWords(buyingWords)
  if (cart.lines.length === 0) return null
  return (
    <ThumbBar>
      <ThumbText>
        {t('inCart', { n: cart.lines.length })} · <b>{rupiah(sumOf(cart.lines))}</b>
      </ThumbText>
      <Link {...pageTo('buyParts', { step: 'cart' })} className={style.toCart}>
        <IconBasket size={20} aria-hidden="true" />
        {t('toCart')}
      </Link>
    </ThumbBar>
  )
}
