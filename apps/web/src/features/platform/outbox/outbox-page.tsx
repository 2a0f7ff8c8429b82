import * as contract from '@sejuk/contract/platform/outbox'
import { pageTo } from '@sejuk/domain/pages'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { type DeliveryStatus, deliveryStatuses, retryGate } from '@sejuk/domain/platform/notifications/outbox'
import { eventWords } from '@sejuk/words/platform/event-names'
import { channelWords } from '@sejuk/words/platform/notifications'
import { outboxWords } from '@sejuk/words/platform/outbox'
import { useState } from 'react'
import IconFileText from '#icon/FileText'
import IconMessage from '#icon/Message'
import IconRefresh from '#icon/Refresh'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { ChannelFacts } from './channel-facts.tsx'

const DeliveryPanel = lazyPart(() => import('./delivery-panel.tsx').then((panel) => panel.DeliveryPanel))

type Delivery = contract.Delivery
const outer = channels.filter((channel) => channel !== 'inapp')
const tones: Record<DeliveryStatus, Tone> = {
  Waiting: 'waiting',
  Sending: 'active',
  Sent: 'good',
  Written: 'neutral',
  Failed: 'bad',
}

/** Everything that left the house as a message, or should have. */
export const OutboxPage = () => {
  const t = useWords(outboxWords)
  const eventName = useWords(eventWords)
  const channelName = useWords(channelWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listDeliveries)
  const { permission } = useViewer()
  const retry = useSend(contract.retryDeliveries)
  const [open, setOpen] = useState<number>()
  const statusOf = ({ status }: Delivery) => <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
  const eventOf = ({ event, is_test }: Delivery) =>
    `${eventCodes.some((one) => one === event) ? eventName(event as (typeof eventCodes)[number]) : event}${is_test ? ` (${t('test')})` : ''}`
  const recipientOf = ({ recipient_name, address }: Delivery) =>
    recipient_name === address ? address : `${recipient_name}, ${address}`
  const errorOf = ({ last_error, next_date }: Delivery) =>
    [last_error, next_date && `${t('next_date')} ${dates.visit(next_date)}`].filter(Boolean).join(' · ') || '-'
  return (
    <>
      <ListPage
        title={t('title')}
        above={<ChannelFacts />}
        list={list}
        filters={[
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: deliveryStatuses.map((status) => ({ value: status, label: t(status) })),
          },
          {
            field: 'channel',
            label: t('channel'),
            kind: 'choice',
            options: outer.map((channel) => ({ value: channel, label: channelName(channel) })),
          },
          {
            field: 'event',
            label: t('event'),
            kind: 'choice',
            options: eventCodes.map((event) => ({ value: event, label: eventName(event) })),
          },
          { field: 'recipient', label: t('recipient'), kind: 'text' },
          { field: 'created_from', label: t('created_from'), kind: 'day' },
          { field: 'created_to', label: t('created_to'), kind: 'day' },
        ]}
        actions={[
          {
            key: 'templates',
            label: t('templates'),
            icon: <IconMessage size={16} />,
            onPress: () => void navigate(pageTo('messageTemplates')),
          },
        ]}
        keyOf={({ delivery_id }) => String(delivery_id)}
        nameOf={({ delivery_id }) => t('delivery', { id: delivery_id })}
        menu={(row) => [
          {
            key: 'detail',
            label: t('detail'),
            icon: <IconFileText size={18} />,
            onPress: () => setOpen(row.delivery_id),
          },
          {
            key: 'retry',
            label: t('retry'),
            icon: <IconRefresh size={18} />,
            gate: retryGate([row], permission),
            onPress: () => retry.mutate({ delivery_ids: [row.delivery_id] }),
          },
        ]}
        bulk={(rows, clear) => [
          {
            key: 'retry',
            label: t('retryN', { n: rows.length }),
            icon: <IconRefresh size={18} />,
            gate: retryGate(rows, permission),
            onPress: () =>
              retry.mutate({ delivery_ids: rows.map(({ delivery_id }) => delivery_id) }, { onSuccess: clear }),
          },
        ]}
        columns={[
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => (
              <button type="button" onClick={() => setOpen(row.delivery_id)}>
                <b>{dates.visit(row.created_date)}</b>
              </button>
            ),
          },
          { key: 'status', title: t('status'), show: statusOf },
          { key: 'channel', title: t('channel'), show: ({ channel }) => channelName(channel) },
          { key: 'event', title: t('event'), wraps: true, show: eventOf },
          { key: 'recipient', title: t('recipient'), wraps: true, show: recipientOf },
          {
            key: 'attempts',
            title: t('attempts'),
            sort: 'attempts',
            isNumber: true,
            show: ({ attempts }) => attempts,
          },
          { key: 'error', title: t('last_error'), wraps: true, show: errorOf },
        ]}
        card={(row) => ({
          code: channelName(row.channel),
          name: recipientOf(row),
          text: row.last_error ? `${eventOf(row)}: ${row.last_error}` : eventOf(row),
          left: statusOf(row),
          right: dates.visit(row.created_date),
        })}
      />
      {open !== undefined && <DeliveryPanel key={open} delivery_id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
