import { listSalesOrders } from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { OrderChip } from '../../../entities/status/order-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { CartRow } from './cart-row.tsx'
import type { Flow } from './flow.ts'
import style from './mobile-orders.module.css'
import type { Carts } from './use-carts.ts'

const limit = 50

/** ListOrderPage: what waits on this phone, and the orders the server has. */
export const ListOrder = ({ carts, flow, whyNot }: { carts: Carts; flow: Flow; whyNot: string | undefined }) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const orders = useStoredCall(listSalesOrders, { limit }, 'order-list')
  const onPhone = carts.carts ?? []
  return (
    <>
      <PageHead title={t('list')} sub={orders.storedAt && t('listRead', { time: dates.dateTime(orders.storedAt) })} />
      <PageBody>
        {whyNot && <Note role="status">{whyNot}</Note>}
        {onPhone.length > 0 && (
          <Section title={t('onPhone')}>
            <ul className={style.rows}>
              {onPhone.map((cart) => (
                <CartRow
                  key={cart.client_key}
                  cart={cart}
                  onOpen={() => flow.go('SummaryOrderPage', cart.client_key)}
                />
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('onServer')}>
          {!orders.data && !orders.error && <Pending />}
          {!orders.data && orders.error && <FailedState error={orders.error} onRetry={orders.refetch} />}
          {orders.data?.length === 0 && <SectionText>{t('noOrders')}</SectionText>}
          <ul className={style.rows}>
            {orders.data?.map((order) => (
              <li key={order.order_code} className={style.row}>
                <span>
                  <Link {...pageTo('salesOrder', { menu: 'sales-order-mobile', order_code: order.order_code })}>
                    {order.order_code}
                  </Link>
                  <small>
                    {order.customer_name} · {dates.day(order.order_date)}
                  </small>
                  <OrderChip status={order.status} />
                </span>
                <b>{rupiah(order.total_amount)}</b>
              </li>
            ))}
          </ul>
        </Section>
      </PageBody>
      {!whyNot && (
        <ThumbBar>
          <Button kind="primary" onClick={() => flow.go('HomePage', '')}>
            {t('newOrder')}
          </Button>
        </ThumbBar>
      )}
    </>
  )
}
