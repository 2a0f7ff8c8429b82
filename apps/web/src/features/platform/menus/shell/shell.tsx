import { menuWords } from '@sejuk/words/platform/menus'
import { type ReactNode, useEffect, useRef } from 'react'
import { SaveShortcutHost } from '../../../../entities/shortcuts/save-shortcut.tsx'
import { useNow } from '../../../../lib/browser/clock.ts'
import { captureInstallOffer } from '../../../../lib/browser/install-offer.ts'
import { useNarrow } from '../../../../lib/browser/screen.ts'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useLocation } from '../../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Watermark } from '../../../../ui/preview/watermark.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import style from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** The bars around a page: above it at the desk, below it on a phone, and beside it for whoever came from WeCom. */
export const Shell = ({ isPhonePage, children }: { isPhonePage?: boolean; children: ReactNode }) => {
  const t = useWords(menuWords)
  const { username, login_from } = useViewer()
  const dates = useDates()
  const isNarrow = useNarrow()
  const hasRail = login_from === 'wecom' && !isNarrow
  const now = useNow()
  const content = useRef<HTMLElement>(null)
  const path = useLocation().pathname
  const lastPath = useRef(path)
  useEffect(captureInstallOffer, [])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className={style.shell} data-phone-page={isPhonePage || undefined}>
      <a className={style.skip} href="#content">
        {t('skip')}
      </a>
      {!isNarrow && <TopBar isMenuElsewhere={hasRail} />}
      <div className={style.beside}>
        {hasRail && <Rail />}
        <main id="content" ref={content} tabIndex={-1} className={style.content}>
          {children}
        </main>
      </div>
      {isNarrow && <BottomBar />}
      <PaletteHost />
      <SaveShortcutHost />
      <Watermark text={`${username} · ${dates.visit(now)}`} isFaint={isNarrow || isPhonePage} />
    </div>
  )
}
