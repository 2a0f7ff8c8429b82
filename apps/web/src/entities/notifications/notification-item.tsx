import type { Notification } from '@sejuk/contract/platform/notifications'
import { notificationWords } from '@sejuk/words/platform/notifications'
import { useAgo, useDates } from '../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../lib/language/words.ts'
import style from './notification-item.module.css'
import { useOpenNotification } from './use-open-notification.ts'

/** Both languages came with the message: it follows the viewer's. */
export const useMessageText = () => {
  const language = useLanguage()
  return (one: Notification) =>
    language === 'local'
      ? { title: one.title_local, body: one.body_local }
      : { title: one.title_default, body: one.body_default }
}

/** One message: pressed, it is read and leads where it leads. */
export const NotificationItem = ({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) => {
  const t = useWords(notificationWords)
  const ago = useAgo()
  const dates = useDates()
  const open = useOpenNotification()
  const { title, body } = useMessageText()(notification)
  const { read_date, created_date } = notification
  return (
    <button
      type="button"
      className={style.item}
      data-unread={!read_date || undefined}
      onClick={() => {
        onOpen?.()
        void open(notification)
      }}
    >
      <span className={style.title}>
        {title}
        {!read_date && <span className="sr-only"> {t('unread')}</span>}
      </span>
      <time dateTime={created_date} title={dates.dateTime(created_date)}>
        {ago(created_date)}
      </time>
      <span className={style.body}>{body}</span>
    </button>
  )
}
