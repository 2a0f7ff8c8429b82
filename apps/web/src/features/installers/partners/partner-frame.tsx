import { everydayWords } from '@sejuk/words/everyday'
import { partnerWords } from '@sejuk/words/installers/partners'
import { type ReactNode, useEffect, useState } from 'react'
import IconArrowLeft from '#icon/ArrowLeft'
import IconCloudOff from '#icon/CloudOff'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Mark } from '../../../ui/layout/brand.tsx'
import { LanguageSwitch } from '../../../ui/layout/language-switch.tsx'
import { useLocalPage } from '../../../ui/layout/local-page.ts'
import style from './partner-frame.module.css'

type Props = {
  title: string
  /** Above the title: which step this is. */
  step?: { n: number; of: number; text: string }
  onBack?: () => void
  children: ReactNode
  /** What is pressed with the thumb. */
  foot?: ReactNode
}

/** A page of a partner: a phone's column, also on a wide screen. It begins in the local language until somebody chooses. */
export const PartnerFrame = ({ title, step, onBack, children, foot }: Props) => {
  const everyday = useWords(everydayWords)
  useLocalPage(title)
  return (
    <div className={style.page}>
      <div className={style.column}>
        <header className={style.head}>
          {onBack && (
            <IconButton label={everyday('back')} onClick={onBack}>
              <IconArrowLeft size={22} />
            </IconButton>
          )}
          <div className={style.title}>
            {step && <p>{step.text}</p>}
            <h1>{title}</h1>
          </div>
          <LanguageSwitch size="short" />
          <span className={style.mark}>
            <Mark size={26} />
          </span>
        </header>
        {step && (
          <div
            className={style.progress}
            role="progressbar"
            aria-label={step.text}
            aria-valuemin={1}
            aria-valuemax={step.of}
            aria-valuenow={step.n}
          >
            {Array.from({ length: step.of }, (_, n) => n).map((n) => (
              <i key={n} data-done={n < step.n || undefined} />
            ))}
          </div>
        )}
        <OfflineBanner />
        <main className={style.body}>{children}</main>
        {foot && <footer className={style.foot}>{foot}</footer>}
      </div>
    </div>
  )
}

const OfflineBanner = () => {
  const t = useWords(partnerWords)
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine)
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    return () => {
      window.removeEventListener('online', follow)
      window.removeEventListener('offline', follow)
    }
  }, [])
  if (!isOffline) return null
  return (
    <p className={style.offline} role="status">
      <IconCloudOff size={20} aria-hidden="true" />
      {t('offline')}
    </p>
  )
}
