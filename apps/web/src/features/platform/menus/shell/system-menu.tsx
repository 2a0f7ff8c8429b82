import { signOut } from '@sejuk/contract/platform/sessions'
import { addressTo, pageTo } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { menuWords } from '@sejuk/words/platform/menus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import IconBookmarkPlus from '#icon/BookmarkPlus'
import IconEraser from '#icon/Eraser'
import IconLogout from '#icon/Logout'
import IconUserCircle from '#icon/UserCircle'
import { saveShortcut } from '../../../../entities/shortcuts/save-shortcut.tsx'
import { call, Refused } from '../../../../lib/api/call.ts'
import { clearCacheMs, clearSystemCache } from '../../../../lib/api/system-cache.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { showError } from '../../../../lib/language/error-text.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useRouter } from '../../../../lib/navigation/use-router.tsx'
import { forgetSession } from '../../../../lib/session/offline-session.ts'
import style from './system-menu.module.css'

const leave = async () => {
  try {
    await call(signOut, {}, { unkept: true })
  } catch (error) {
    // A session that has ended already is as good as signed out.
    if (!(error instanceof Refused && error.code === '401')) return showError(error)
  }
  forgetSession()
  window.location.assign(addressTo('signIn'))
}

/** `onLeave`: what is chosen lies elsewhere, and the menu around this is done. */
export const SystemMenu = ({ onLeave }: { onLeave: () => void }) => {
  const t = useWords(menuWords)
  const everyday = useWords(everydayWords)
  const client = useQueryClient()
  const router = useRouter()
  // As it is when the menu opens.
  const isOnline = navigator.onLine
  const [lasts, setLasts] = useState<number>()
  const clear = async () => {
    const ms = clearCacheMs()
    setLasts(ms)
    await Promise.all([clearSystemCache(client), new Promise((done) => setTimeout(done, ms))])
    setLasts(undefined)
    toast('saved', t('cleared'))
  }
  const keep = () => {
    onLeave()
    saveShortcut(router.state.location.href)
  }
  return (
    <ul className={style.menu}>
      <li>
        <Link {...pageTo('myAccount')} onClick={onLeave}>
          <IconUserCircle size={18} aria-hidden="true" />
          {t('myAccount')}
        </Link>
      </li>
      <li>
        <button type="button" onClick={keep}>
          <IconBookmarkPlus size={18} aria-hidden="true" />
          {t('keepAsShortcut')}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={clear}
          aria-busy={lasts !== undefined || undefined}
          disabled={lasts !== undefined || !isOnline}
          title={isOnline ? undefined : t('clearNeedsNetwork')}
        >
          <IconEraser size={18} aria-hidden="true" />
          {lasts === undefined ? everyday('clearCache') : t('clearing')}
        </button>
        {lasts !== undefined && (
          <span className={style.progress} role="progressbar" aria-label={t('clearing')}>
            <i style={{ animationDuration: `${lasts}ms` }} />
          </span>
        )}
      </li>
      <li>
        <button type="button" onClick={leave}>
          <IconLogout size={18} aria-hidden="true" />
          {t('logout')}
        </button>
      </li>
    </ul>
  )
}
