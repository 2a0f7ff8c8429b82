import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import IconArrowLeft from '#icon/ArrowLeft'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { Mark } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLocalPage } from './local-page.ts'
import style from './public-page.module.css'

type Props = {
  title: string
  /** In place of our mark: a `PublicBar`. */
  head?: ReactNode
  children: ReactNode
}

/** What a customer opens on their phone by a link of ours: no account, no menu, and first in the language of most of them. */
export const PublicPage = ({ title, head, children }: Props) => {
  useLocalPage(title)
  return (
    <div className={style.page}>
      <div className={style.column}>
        {head ?? (
          <header className={style.head}>
            <Mark size={26} />
            <LanguageSwitch size="short" />
          </header>
        )}
        {children}
      </div>
    </div>
  )
}

type BarProps = { title: string; sub?: ReactNode; onBack?: () => void; children?: ReactNode }

/** For a page that somebody works with: the ink bar of the app, with the way back or the languages. */
export const PublicBar = ({ title, sub, onBack, children }: BarProps) => {
  const t = useWords(everydayWords)
  return (
    <header className={style.bar}>
      {onBack && (
        <IconButton label={t('back')} onBar onClick={onBack}>
          <IconArrowLeft size={24} />
        </IconButton>
      )}
      <div className={style.name}>
        <h1>{title}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {children}
      {!onBack && <LanguageSwitch size="short" onBar />}
    </header>
  )
}

/** The page's one message, centred. */
export const PublicWord = ({ children }: { children: ReactNode }) => (
  <main className={style.end} aria-live="polite">
    {children}
  </main>
)

type SaidProps = { icon: ReactNode; tone: 'good' | 'bad'; title: string; text: string; children?: ReactNode }
export const PublicMessage = ({ icon, tone, title, text, children }: SaidProps) => (
  <>
    <span className={style.icon} data-tone={tone} aria-hidden="true">
      {icon}
    </span>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </>
)
