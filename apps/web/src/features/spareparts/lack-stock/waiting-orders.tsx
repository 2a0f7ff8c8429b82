import type { LackingDetail, WaitingOrder } from '@sejuk/contract/spareparts/lack-stock'
import { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { type Cover, coverOf, newPromise, planOf, promiseOf } from '@sejuk/domain/spareparts/cover'
import { promiseTone } from '@sejuk/domain/spareparts/shipments'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowMenu } from '../../../ui/actions/row-menu.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './desk.module.css'
import { type DeskAction, DeskPanel } from './desk-panel.tsx'

/** What confirming would promise: customers who have no date, or one that cannot be kept. */
export const promisesOf = (part: LackingDetail, today: string) =>
  coverOf(part).flatMap(({ order, pieces }) => {
    const promised_date = order.consumer_name && newPromise(planOf(pieces), order.promised_date, today)
    return promised_date ? [{ order, promised_date }] : []
  })

/** Who waits, in the order in which they get the next piece, and what is planned for each. */
export const WaitingOrders = ({ part, chosen }: { part: LackingDetail; chosen: WaitingOrder | undefined }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  const today = useToday()
  const [open, setOpen] = useState<DeskAction>()
  const qty = part.orders.reduce((sum, { short }) => sum + short, 0)
  const promises = promisesOf(part, today)
  const who = promises.map(({ order, promised_date }) => `${order.consumer_name} ${dates.day(promised_date)}`)
  return (
    <Section title={t('waiting')} sub={t('waitingSub', { n: part.orders.length, qty })}>
      <PlainTable isStacked className={style.orders}>
        <thead>
          <tr>
            <th>{t('order')}</th>
            <th>{t('forWhom')}</th>
            <th data-number>{t('qty')}</th>
            <th data-number>{t('waits')}</th>
            <th>{t('promised')}</th>
            <th>{t('plan')}</th>
            <th aria-label={t('actions')} />
          </tr>
        </thead>
        <tbody>
          {coverOf(part).map(({ order, pieces }) => (
            <OrderRow
              key={`${order.sparepart_order_code} ${order.shipment_no}`}
              {...{ part, order }}
              plan={planOf(pieces)}
              isChosen={order === chosen}
              onAct={setOpen}
            />
          ))}
        </tbody>
      </PlainTable>
      {who.length > 0 && <SectionText>{t('willTell', { n: who.length, who: who.join(', ') })}</SectionText>}
      {open && <DeskPanel open={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

type RowProps = {
  part: LackingDetail
  order: WaitingOrder
  plan: Cover
  isChosen: boolean
  onAct: (open: DeskAction) => void
}

const OrderRow = ({ part, order, plan, isChosen, onAct }: RowProps) => {
  const t = useWords(lackStockWords)
  const orders = useWords(sparepartWords)
  const today = useToday()
  const { item_code, warehouse_code } = part
  return (
    <tr aria-current={isChosen || undefined}>
      <td data-label={t('order')}>
        <Link {...pageTo('lackStock', { item_code, warehouse_code, order: order.sparepart_order_code })}>
          {order.sparepart_order_code}
        </Link>
        <br />
        <small>{order.asc_name ?? order.asc_code}</small>
      </td>
      <td data-label={t('forWhom')}>
        {order.consumer_name ?? order.customer_name ?? order.asc_name ?? '-'}
        <br />
        <small>{orders(order.urgency === 'Urgent' ? 'Urgent' : order.order_kind)}</small>
      </td>
      <td data-number data-label={t('qty')}>
        {order.short}
      </td>
      <td data-number data-label={t('waits')}>
        {t('days', { n: daysFrom(order.created_date.slice(0, 10), today) })}
      </td>
      <td data-label={t('promised')}>
        <Promised day={order.promised_date} />
      </td>
      <td data-label={t('plan')}>
        <Plan plan={plan} />
      </td>
      <td>
        <OrderMenu {...{ order, onAct }} day={promiseOf(plan, today)} />
      </td>
    </tr>
  )
}

type MenuProps = { order: WaitingOrder; day: string | undefined; onAct: (open: DeskAction) => void }

export const OrderMenu = ({ order, day, onAct }: MenuProps) => {
  const actions = useWords(sparepartActionWords)
  const split = useSend(actOnSparepartOrder.split)
  const { sparepart_order_code, row_version, shipment_no } = order
  return (
    <RowMenu
      name={sparepart_order_code}
      actions={[
        { key: 'promise', label: actions('promise'), onPress: () => onAct({ order, action: 'promise', day }) },
        { key: 'put-first', label: actions('put-first'), onPress: () => onAct({ order, action: 'put-first' }) },
        {
          key: 'split',
          label: actions('split'),
          isBusy: split.isPending,
          onPress: () => split.mutate({ sparepart_order_code, row_version, shipment_no }),
        },
      ]}
    />
  )
}

const Plan = ({ plan: { by, eta } }: { plan: Cover }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  if (by === 'inHand') return <StatusChip tone="good">{t('fromStock')}</StatusChip>
  if (by === 'asked') return <StatusChip tone="waiting">{t('substituteAsked')}</StatusChip>
  if (by === 'noPlan') return <StatusChip tone="attention">{t('noPlan')}</StatusChip>
  return <StatusChip tone="waiting">{eta ? t('arrives', { day: dates.day(eta) }) : t('sourceIncoming')}</StatusChip>
}

const Promised = ({ day }: { day: string | null }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  const today = useToday()
  const tone = promiseTone(day, today, addDays(today, 1))
  if (!day || !tone) return <>-</>
  if (tone === 'fine') return <>{dates.day(day)}</>
  return (
    <StatusChip tone={tone === 'broken' ? 'bad' : 'attention'}>
      {tone === 'broken' ? t('was', { day: dates.day(day) }) : dates.day(day)}
    </StatusChip>
  )
}
