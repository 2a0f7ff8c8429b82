import { everydayWords } from '@sejuk/words/everyday'
import { notificationWords } from '@sejuk/words/platform/notifications'
import IconBell from '#icon/Bell'
import { useDisclosure } from '../../lib/browser/disclosure.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { useWords } from '../../lib/language/words.ts'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import style from './notification-bell.module.css'
import { useMessageText } from './notification-item.tsx'
import { useOpenNotification } from './use-open-notification.ts'
import { useUnread } from './use-unread.ts'

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx').then((panel) => panel.NotificationPanel))

/** The highest number shown. */
export const shownCount = (unread: number) => (unread > 99 ? '99+' : String(unread))

/** The number of what is unread, and a word when something arrives. */
export const useBell = () => {
  const everyday = useWords(everydayWords)
  const t = useWords(notificationWords)
  const said = useMessageText()
  const open = useOpenNotification()
  const unread = useUnread((newest) =>
    toast('preparing', t('newOne', { title: said(newest).title }), {
      label: everyday('show'),
      onPress: () => void open(newest),
    }),
  )
  return { unread, label: unread ? t('bellUnread', { n: unread }) : t('bell') }
}

export const NotificationBell = () => {
  const { unread, label } = useBell()
  const { isOpen, close, toggle, frame, button, onKeyDown } = useDisclosure()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever focus is inside.
    <div ref={frame} className={style.frame} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={style.bell}
        aria-label={label}
        aria-expanded={isOpen}
        onPointerEnter={NotificationPanel.preload}
        onClick={toggle}
      >
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
        {unread > 0 && <span className={style.count}>{shownCount(unread)}</span>}
      </button>
      {isOpen && (
        <div className={style.panel}>
          <NotificationPanel unread={unread} onClose={close} />
        </div>
      )}
    </div>
  )
}
