import type { ReactNode } from 'react'
import { Mark } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLocalPage } from './local-page.ts'
import style from './public-page.module.css'

type Props = { title: string; children: ReactNode }

/** What a customer opens on their phone by a link of ours: no account, no menu, and first in the language of most of them. */
export const PublicPage = ({ title, children }: Props) => {
  useLocalPage(title)
  return (
    <div className={style.page}>
      <div className={style.column}>
        <header className={style.head}>
          <Mark size={26} />
          <LanguageSwitch size="short" />
        </header>
        {children}
      </div>
    </div>
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
