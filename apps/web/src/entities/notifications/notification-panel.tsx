import { listNotifications, readAllNotifications } from '@sejuk/contract/platform/notifications'
import { pageTo } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { notificationWords } from '@sejuk/words/platform/notifications'
import { call } from '../../lib/api/call.ts'
import { useCall } from '../../lib/api/queries.ts'
import { showError } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { NotificationItem } from './notification-item.tsx'
import style from './notification-panel.module.css'
import { useRenewNotifications } from './use-unread.ts'

const newest = 8

/** The latest few, under the bell. */
export const NotificationPanel = ({ unread, onClose }: { unread: number; onClose: () => void }) => {
  const t = useWords(notificationWords)
  const everyday = useWords(everydayWords)
  const { data, error, refetch } = useCall(listNotifications, { limit: newest })
  const renew = useRenewNotifications()
  const readAll = () => void call(readAllNotifications, {}).then(renew).catch(showError)
  return (
    <section aria-label={t('title')}>
      <header className={style.head}>
        <h2>{t('title')}</h2>
        {unread > 0 && <span>{t('unreadN', { n: unread })}</span>}
        {unread > 0 && (
          <Button kind="quiet" size="small" onClick={readAll}>
            {t('readAll')}
          </Button>
        )}
      </header>
      {error && (
        <div className={style.none} role="alert">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {everyday('tryAgain')}
          </Button>
        </div>
      )}
      {data?.data.length === 0 && (
        <div className={style.none}>
          <b>{t('none')}</b>
          <p>{t('noneText')}</p>
        </div>
      )}
      <ul className={style.list}>
        {data?.data.map((one) => (
          <li key={one.notification_id}>
            <NotificationItem notification={one} onOpen={onClose} />
          </li>
        ))}
      </ul>
      <footer className={style.foot}>
        <Link {...pageTo('notifications')} onClick={onClose}>
          {t('all')}
        </Link>
      </footer>
    </section>
  )
}
