import { listNotifications, readAllNotifications } from '@sejuk/contract/platform/notifications'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { eventWords } from '@sejuk/words/platform/event-names'
import { notificationWords } from '@sejuk/words/platform/notifications'
import IconChecks from '#icon/Checks'
import { NotificationItem, useMessageText } from '../../../entities/notifications/notification-item.tsx'
import { useOpenNotification } from '../../../entities/notifications/use-open-notification.ts'
import { useRenewNotifications } from '../../../entities/notifications/use-unread.ts'
import { call } from '../../../lib/api/call.ts'
import { useList } from '../../../lib/api/list.ts'
import { useAgo } from '../../../lib/language/dates.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

/** One's own inbox. */
export const NotificationsPage = () => {
  const t = useWords(notificationWords)
  const eventName = useWords(eventWords)
  const ago = useAgo()
  const said = useMessageText()
  const list = useList(listNotifications)
  const open = useOpenNotification()
  const renew = useRenewNotifications()
  return (
    <ListPage
      title={t('title')}
      list={list}
      filters={[
        {
          field: 'unread',
          label: t('state'),
          kind: 'choice',
          options: [
            { value: 'true', label: t('unread') },
            { value: 'false', label: t('read') },
          ],
        },
        {
          field: 'event',
          label: t('event'),
          kind: 'choice',
          options: eventCodes.map((event) => ({ value: event, label: eventName(event) })),
        },
      ]}
      actions={[
        {
          key: 'read-all',
          label: t('readAll'),
          icon: <IconChecks size={16} />,
          onPress: () => void call(readAllNotifications, {}).then(renew).catch(showError),
        },
      ]}
      keyOf={({ notification_id }) => String(notification_id)}
      nameOf={(row) => said(row).title}
      columns={[
        {
          key: 'message',
          title: t('title'),
          sort: 'created_date',
          wraps: true,
          show: (row) => <NotificationItem notification={row} />,
        },
      ]}
      card={(row) => {
        const { title, body } = said(row)
        return {
          code: eventName(row.event as (typeof eventCodes)[number]),
          name: (
            <button type="button" onClick={() => void open(row)}>
              {row.read_date ? title : <b>{title}</b>}
            </button>
          ),
          text: body,
          left: row.read_date ? t('read') : <b>{t('unread')}</b>,
          right: ago(row.created_date),
        }
      }}
    />
  )
}
