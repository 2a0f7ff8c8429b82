import { everydayWords } from '@sejuk/words/everyday'
import { useEffect } from 'react'
import IconX from '#icon/X'
import { hideNewVersion, useNewVersion } from '../../lib/browser/new-version.ts'
import { dismiss, pauseToasts, showCarriedError, useToasts } from '../../lib/browser/toasts.ts'
import { useWords } from '../../lib/language/words.ts'
import { StatusIcon } from '../record/status-icon.tsx'
import style from './toasts.module.css'

/** Bottom right, or above the bar on a phone. The region is always there, so that a screen reader is listening. */
export const Toasts = () => {
  const t = useWords(everydayWords)
  const toasts = useToasts()
  const isNewVersion = useNewVersion()
  useEffect(() => {
    showCarriedError()
    // A page that the browser had stored is shown again without being loaded.
    window.addEventListener('pageshow', showCarriedError)
    return () => window.removeEventListener('pageshow', showCarriedError)
  }, [])
  return (
    <section
      className={style.region}
      aria-label={t('notifications')}
      aria-live="polite"
      onMouseEnter={() => pauseToasts(true)}
      onMouseLeave={() => pauseToasts(false)}
      onFocus={() => pauseToasts(true)}
      onBlur={() => pauseToasts(false)}
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={style.toast} role={tone === 'bad' ? 'alert' : 'status'}>
          <StatusIcon tone={tone} size={16} />
          <span className={style.text}>{text}</span>
          {action && (
            <button type="button" className={style.action} onClick={action.onPress}>
              {action.label}
            </button>
          )}
          <button type="button" className={style.close} aria-label={t('dismiss')} onClick={() => dismiss(id)}>
            <IconX size={16} />
          </button>
        </div>
      ))}
      {isNewVersion && (
        <div className={style.toast} role="status">
          <StatusIcon tone="waiting" size={16} />
          <span className={style.text}>{t('newVersion')}</span>
          <button type="button" className={style.action} onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
          <button type="button" className={style.close} aria-label={t('dismiss')} onClick={hideNewVersion}>
            <IconX size={16} />
          </button>
        </div>
      )}
    </section>
  )
}
