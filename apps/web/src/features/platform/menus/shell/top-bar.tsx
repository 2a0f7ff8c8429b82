import { pageTo } from '@sejuk/domain/pages'
import { menuWords } from '@sejuk/words/platform/menus'
import IconSearch from '#icon/Search'
import { HelpButton } from '../../../../entities/help/help-button.tsx'
import { NotificationBell } from '../../../../entities/notifications/notification-bell.tsx'
import { useScreenWidth } from '../../../../lib/browser/screen.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useLocation } from '../../../../lib/navigation/use-router.tsx'
import { Mark } from '../../../../ui/layout/brand.tsx'
import { LanguageSwitch } from '../../../../ui/layout/language-switch.tsx'
import { marking, topItems } from '../menu-tree.ts'
import { openPalette } from '../palette/palette-host.tsx'
import { useMenuName, useShownMenu } from '../use-menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import style from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** With the menu at the side, only the tools are left on top. */
export const TopBar = ({ isMenuElsewhere }: { isMenuElsewhere?: boolean }) => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const path = useLocation().pathname
  const tree = useShownMenu()
  const { shown, rest } = topItems(tree, useScreenWidth())
  const isCurrent = marking(tree, path)
  return (
    <header className={style.bar}>
      <Link {...pageTo('home')} className={style.brand}>
        <Mark />
        Sejuk
      </Link>
      {!isMenuElsewhere && (
        <nav className={style.nav} aria-label={t('mainMenu')}>
          {shown.map((node) =>
            node.children.length > 0 ? (
              <MenuPanel key={node.menu_code} label={nameOf(node)} nodes={node.children} isCurrent={isCurrent(node)} />
            ) : (
              <Link
                key={node.menu_code}
                to={node.url}
                className={style.item}
                aria-current={isCurrent(node) ? 'page' : undefined}
              >
                {nameOf(node)}
              </Link>
            ),
          )}
          {rest.length > 0 && <MenuPanel label={t('more')} nodes={rest} isCurrent={rest.some(isCurrent)} />}
        </nav>
      )}
      <div className={style.tools}>
        <button
          type="button"
          className={style.jump}
          // Where there is no room for its words it has a name all the same.
          aria-label={t('jump')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <IconSearch size={16} aria-hidden="true" />
          <span>{t('jump')}</span>
          <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
        <HelpButton onBar />
        <NotificationBell />
        <LanguageSwitch size="short" onBar />
        <UserMenu />
      </div>
    </header>
  )
}
