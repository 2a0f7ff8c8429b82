import {
  actOnSalesOrder,
  getSalesOrder,
  listSalesOrders,
  type SalesOrderDetail,
} from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { orderPaymentWords } from '@sejuk/words/sales/order-payments'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useEffect, useEffectEvent } from 'react'
import IconBell from '#icon/Bell'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconPlus from '#icon/Plus'
import { isToBePaid, PayTo } from '../../../entities/sales/pay-to.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { type Cart, unitsIn } from './cart.ts'
import type { Flow } from './flow.ts'
import style from './mobile-orders.module.css'

type Step = { key: string; tone: Tone; title: string; sub?: string }

const lookEvery = 30_000

/** The page turns by itself when the money has come. */
const useLookAgain = (isWaiting: boolean, refetch: () => void) => {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [isWaiting])
}

/** Its author thinks again, while nobody has decided and nothing is paid. */
const Withdraw = ({ order }: { order: SalesOrderDetail }) => {
  const t = useWords(mobileOrderWords)
  const words = useWords(salesOrderWords)
  const navigate = useNavigate()
  const { actionsOf, panel } = useRecordActions({
    workflow: salesOrder,
    endpoints: { withdraw: actOnSalesOrder.withdraw },
    keyField: 'order_code',
    nameOf: (one: SalesOrderDetail) => one.order_code,
    label: (name) => words(name),
    question: () => ({ text: t('withdrawText') }),
    onDone: () => void navigate(pageTo('salesOrder', { menu: 'sales-order-mobile', order_code: order.order_code })),
    refreshes: [listSalesOrders],
  })
  const [action] = actionsOf(order)
  return (
    <>
      {action && <ActionButton action={action} />}
      {panel}
    </>
  )
}

/** The number, what was taken for it, and who answers until when. */
export const CartSent = ({ cart, flow }: { cart: Cart; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const dates = useDates()
  const { order_code = '', total_amount = 0, sent_at = cart.at } = cart
  const paying = useWords(orderPaymentWords)
  const found = useCall(getSalesOrder, { order_code }, { enabled: order_code !== '' })
  const order = found.data?.data
  const isUnpaid = order !== undefined && isToBePaid(order)
  useLookAgain(isUnpaid, () => void found.refetch())
  // A buyer is told who is asked, not why.
  const asked = order?.waiting_for.map((kind) => ({ kind, due_date: null }))
  const waiting = order?.approvals?.filter(({ status }) => status === 'Waiting') ?? asked ?? []
  const day = order?.requested_delivery_date ?? cart.header.requested_delivery_date
  const steps: Step[] = [
    {
      ...{ key: 'stock', tone: 'good' as const, title: t(cart.header.is_pre_order ? 'stockLater' : 'stockLocked') },
      ...(order ? { sub: t('lockedSub', { n: order.total_qty, warehouse: order.warehouse_name ?? '' }) } : {}),
    },
    ...(order && order.cashback_amount > 0
      ? [{ key: 'cashback', tone: 'good' as const, title: t('cashbackPlanned'), sub: rupiah(order.cashback_amount) }]
      : []),
    ...waiting.map(({ kind, due_date }) => ({
      ...{ key: kind, tone: 'waiting' as const, title: t(kind) },
      ...(due_date ? { sub: t('answerBy', { time: dates.visit(due_date) }) } : {}),
    })),
    ...(order && order.payment_state !== 'Not_Needed'
      ? [
          {
            ...{ key: 'payment', tone: isUnpaid ? ('waiting' as const) : ('good' as const) },
            ...{ title: paying(order.payment_state) },
            sub: paying('cameOf', { amount: rupiah(order.bound_amount), all: rupiah(order.total_amount) }),
          },
        ]
      : []),
    { key: 'delivery', tone: 'neutral', title: t('delivery'), sub: `${dates.day(day)} ${cart.header.time_slot}` },
  ]
  const text = t('shareText', { code: order_code, customer: cart.customer_name, amount: rupiah(total_amount) })
  return (
    <>
      <PageHead title={t('sentTitle')} sub={t('sentSub', { time: dates.time(sent_at) })} />
      <PageBody>
        <div className={style.sent} role="status">
          <StatusIcon tone="good" size={28} />
          <span>
            <small>{t('number')}</small>
            <CopyButton text={order_code} />
          </span>
        </div>
        <ul className={style.figures}>
          <li>
            <small>{t('total')}</small> <b>{rupiah(total_amount)}</b>
          </li>
          <li>
            <small>{t('discount')}</small> <b>{order ? `${writeNumber(order.discount_percent, 2)}%` : '–'}</b>
          </li>
          <li>
            <small>{t('units')}</small> <b>{unitsIn(cart)}</b>
          </li>
        </ul>
        {isUnpaid && (
          <Section title={t('payment')}>
            <PayTo order={order} />
          </Section>
        )}
        <Section title={t('nextSteps')}>
          <ul className={style.sums}>
            {steps.map(({ key, tone, title, sub }) => (
              <li key={key}>
                <span className={style.step}>
                  <StatusIcon tone={tone} size={16} />
                  <span>
                    <b>{title}</b>
                    {sub && <small>{sub}</small>}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
        {cart.paper?.refusal && <Note tone="bad">{say(cart.paper.refusal)}</Note>}
        <p className={style.told}>
          <IconBell size={18} aria-hidden="true" /> {t('told')}
        </p>
        <div className={style.pair}>
          <a
            className={style.share}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
          >
            <IconBrandWhatsapp size={20} aria-hidden="true" /> {t('share')}
          </a>
          <Link {...pageTo('salesOrder', { menu: 'sales-order-mobile', order_code })} className={style.share}>
            {t('open')}
          </Link>
        </div>
      </PageBody>
      <ThumbBar>
        {order && <Withdraw order={order} />}
        <Button kind="primary" icon={<IconPlus size={20} />} onClick={() => flow.go('HomePage', '')}>
          {t('newOrder')}
        </Button>
      </ThumbBar>
    </>
  )
}
