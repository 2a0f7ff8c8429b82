import { sendCart } from '@sejuk/contract/sales/mobile-orders'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import type { Cart } from './cart.ts'
import { ChooseCustomer } from './choose-customer.tsx'
import { ChooseItems } from './choose-items.tsx'
import { DetailOrder } from './detail-order.tsx'
import { type FlowPage, useFlow } from './flow.ts'
import { Home } from './home.tsx'
import { ListOrder } from './list-order.tsx'
import { SummaryItems } from './summary-items.tsx'
import { SummaryOrder } from './summary-order.tsx'
import { type Carts, useCarts } from './use-carts.ts'
import { useOpenCart } from './use-open-cart.ts'

const cartPages = {
  ChooseItemPage: ChooseItems,
  SummaryItemPage: SummaryItems,
  DetailOrderPage: DetailOrder,
  SummaryOrderPage: SummaryOrder,
} as const satisfies Partial<Record<FlowPage, unknown>>
const isCartPage = (page: FlowPage): page is keyof typeof cartPages => page in cartPages

/** An order on the phone, also without a network: six pages of one flow. */
export const SalesOrderMobilePage = () => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const flow = useFlow()
  const carts = useCarts()
  const gate = useGate(sendCart)
  if (!carts.carts)
    return (
      <>
        <PageHead title={t('title')} />
        <Pending />
      </>
    )
  if (flow.page === 'ListOrderPage' || (!gate.enabled && flow.page !== 'HomePage'))
    return <ListOrder carts={carts} flow={flow} whyNot={gate.enabled ? undefined : say(gate.because)} />
  if (flow.page === 'HomePage') return <Home carts={carts} flow={flow} />
  const open = carts.carts.filter(({ state }) => state !== 'sent')
  const wanted = flow.customer_code
  const begun = wanted ? open.find(({ customer_code }) => customer_code === wanted) : open[0]
  const cart = carts.carts.find(({ client_key }) => client_key === flow.cart) ?? (flow.cart ? undefined : begun)
  if (!cart || !isCartPage(flow.page))
    return (
      <>
        <PageHead title={t('newOrder')} sub={t('chooseCustomer')} />
        <PageBody>
          {!carts.isOnline && <Note role="status">{t('offline')}</Note>}
          <ChooseCustomer
            wanted={wanted}
            onChoose={(one) => void carts.begin(one).then((key) => flow.go('ChooseItemPage', key))}
          />
        </PageBody>
      </>
    )
  return <OpenCart key={cart.client_key} page={flow.page} cart={cart} carts={carts} />
}

type OpenProps = { page: keyof typeof cartPages; cart: Cart; carts: Carts }
const OpenCart = ({ page, cart, carts }: OpenProps) => {
  const flow = useFlow()
  const open = useOpenCart(cart, carts)
  // What waits, was sent or needs an answer has one page.
  const Shown = cartPages[cart.state === 'open' ? page : 'SummaryOrderPage']
  return <Shown open={open} flow={flow} />
}
