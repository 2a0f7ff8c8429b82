import { pageTo, pathOf } from '@sejuk/domain/pages'
import { notificationWords } from '@sejuk/words/platform/notifications'
import IconBell from '#icon/Bell'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useLocation } from '../../lib/navigation/use-router.tsx'
import style from './inbox-link.module.css'
import { shownCount, useBell } from './notification-bell.tsx'

/** The bell of a phone: an item of the bottom bar. */
export const InboxLink = ({ isCovered }: { isCovered?: boolean }) => {
  const t = useWords(notificationWords)
  const { unread, label } = useBell()
  const path = useLocation().pathname
  return (
    <Link
      {...pageTo('notifications')}
      aria-current={path === pathOf('notifications') && !isCovered ? 'page' : undefined}
    >
      <div className={style.bell} aria-hidden="true">
        <IconBell size={22} stroke={1.75} />
        {unread > 0 && <i>{shownCount(unread)}</i>}
      </div>
      <span aria-hidden="true">{t('inbox')}</span>
      <span className="sr-only">{label}</span>
    </Link>
  )
}
