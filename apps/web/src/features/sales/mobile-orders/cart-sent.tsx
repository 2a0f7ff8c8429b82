import { getSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import IconBell from '#icon/Bell'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconPlus from '#icon/Plus'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import { type Cart, unitsIn } from './cart.ts'
import type { Flow } from './flow.ts'
import style from './mobile-orders.module.css'

type Step = { key: string; tone: Tone; title: string; sub?: string }

/** The number, what was taken for it, and who answers until when. */
export const CartSent = ({ cart, flow }: { cart: Cart; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const dates = useDates()
  const { order_code = '', total_amount = 0, sent_at = cart.at } = cart
  const order = useCall(getSalesOrder, { order_code }, { enabled: order_code !== '' }).data?.data
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
        <Button kind="primary" icon={<IconPlus size={20} />} onClick={() => flow.go('HomePage', '')}>
          {t('newOrder')}
        </Button>
      </ThumbBar>
    </>
  )
}
