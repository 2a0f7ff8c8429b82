import { listNotifications } from '@sejuk/contract/platform/notifications'
import { pageTo } from '@sejuk/domain/pages'
import { menuWords } from '@sejuk/words/platform/menus'
import { notificationWords } from '@sejuk/words/platform/notifications'
import { NotificationItem } from '../../../../entities/notifications/notification-item.tsx'
import { useCall } from '../../../../lib/api/queries.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import style from './start-page.module.css'

const newest = 5

/** What arrived and was not read, the newest first. */
export const UnreadMessages = () => {
  const t = useWords(notificationWords)
  const menu = useWords(menuWords)
  const { data, error } = useCall(listNotifications, { unread: true, limit: newest })
  return (
    <Section title={menu('unreadMessages')} sub={<Link {...pageTo('notifications')}>{t('all')}</Link>}>
      {error && (
        <p className={style.none} role="alert">
          {t('failed')}
        </p>
      )}
      {data?.data.length === 0 && <p className={style.none}>{menu('nothingUnread')}</p>}
      <ul className={style.messages}>
        {data?.data.map((one) => (
          <li key={one.notification_id}>
            <NotificationItem notification={one} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
