import type { LackingDetail, WaitingOrder } from '@sejuk/contract/spareparts/lack-stock'
import { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { addDays, daysFrom } from '@sejuk/domain/dates'
import { pageTo } from '@sejuk/domain/pages'
import { promiseTone } from '@sejuk/domain/spareparts/shipments'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowMenu } from '../../../ui/actions/row-menu.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Open = { order: WaitingOrder; action: 'promise' | 'put-first' }

/** Who waits, in the order in which they get the next piece. */
export const WaitingOrders = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  const orders = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  const today = useToday()
  const split = useSend(actOnSparepartOrder.split)
  const [open, setOpen] = useState<Open>()
  const qty = part.orders.reduce((sum, { short }) => sum + short, 0)
  return (
    <Section title={t('waiting')} sub={t('waitingSub', { n: part.orders.length, qty })}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('order')}</th>
            <th>{t('forWhom')}</th>
            <th data-number>{t('qty')}</th>
            <th data-number>{t('waits')}</th>
            <th>{t('promised')}</th>
            <th aria-label={t('plan')} />
          </tr>
        </thead>
        <tbody>
          {part.orders.map((order) => (
            <tr key={`${order.sparepart_order_code} ${order.shipment_no}`}>
              <td data-label={t('order')}>
                <Link {...pageTo('partOrder', { code: order.sparepart_order_code })}>{order.sparepart_order_code}</Link>
                <br />
                <small>{order.asc_name ?? order.asc_code}</small>
              </td>
              <td data-label={t('forWhom')}>
                {order.consumer_name ?? order.asc_name ?? '-'}
                <br />
                <small>
                  {orders(order.urgency === 'Urgent' ? 'Urgent' : order.order_kind)}
                  {order.offered_item_code && ` · ${t('asked')}`}
                </small>
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
              <td>
                <RowMenu
                  name={order.sparepart_order_code}
                  actions={[
                    {
                      key: 'promise',
                      label: actions('promise'),
                      onPress: () => setOpen({ order, action: 'promise' }),
                    },
                    {
                      key: 'put-first',
                      label: actions('put-first'),
                      onPress: () => setOpen({ order, action: 'put-first' }),
                    },
                    {
                      key: 'split',
                      label: actions('split'),
                      isBusy: split.isPending,
                      onPress: () => split.mutate(seenOf(order)),
                    },
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {open && <DeskPanel open={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

const seenOf = ({ sparepart_order_code, row_version, shipment_no }: WaitingOrder) => ({
  ...{ sparepart_order_code, row_version, shipment_no },
})

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

const DeskPanel = ({ open: { order, action }, onClose }: { open: Open; onClose: () => void }) => {
  const t = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  const fixed = { sparepart_order_code: order.sparepart_order_code, row_version: order.row_version }
  const title = actions(action)
  if (action === 'promise')
    return (
      <EndpointPanel
        title={title}
        sub={order.sparepart_order_code}
        endpoint={actOnSparepartOrder.promise}
        initial={{ promised_date: order.promised_date ?? '' }}
        fixed={fixed}
        labels={{ promised_date: t('promised_date') }}
        onClose={onClose}
      >
        {({ values, change, errorOf }) => (
          <DateField
            label={t('promised_date')}
            value={values.promised_date}
            onChange={(promised_date) => change({ promised_date })}
            error={errorOf('promised_date')}
            isRequired
          />
        )}
      </EndpointPanel>
    )
  return (
    <EndpointPanel
      title={title}
      sub={order.sparepart_order_code}
      endpoint={actOnSparepartOrder['put-first']}
      initial={{ reason: '' }}
      fixed={fixed}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={1000}
          isLong
          isRequired
        />
      )}
    </EndpointPanel>
  )
}
