import { pageTo } from '@sejuk/domain/pages'
import { menuWords } from '@sejuk/words/platform/menus'
import { useState } from 'react'
import IconHome from '#icon/Home'
import IconMenu2 from '#icon/Menu2'
import IconSearch from '#icon/Search'
import { InboxLink } from '../../../../entities/notifications/inbox-link.tsx'
import { useScreenWidth } from '../../../../lib/browser/screen.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useLocation } from '../../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import { bottomBarRoom, leavesOf, marking } from '../menu-tree.ts'
import { openPalette } from '../palette/palette-host.tsx'
import { useMenuName, useShownMenu } from '../use-menu.ts'
import style from './bottom-bar.module.css'

const FullMenu = lazyPart(() => import('./full-menu.tsx').then((menu) => menu.FullMenu))

export const BottomBar = () => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const path = useLocation().pathname
  const tree = useShownMenu()
  const isCurrent = marking(tree, path)
  const pages = leavesOf(tree).filter(({ url }) => url !== '/')
  const wanted = pages.filter(({ display_on_top_position }) => display_on_top_position === 'Yes')
  const others = pages.filter((node) => !wanted.includes(node))
  const width = useScreenWidth()
  const isTiled = useViewer().login_from === 'wecom'
  // Home is the first of them, and the search takes a place of its own. Where home shows every page as a tile, the bar need not.
  const room = isTiled ? 0 : Math.max(1, bottomBarRoom(width) - 2)
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <nav className={style.bar} data-menu-bar aria-label={t('mainMenu')}>
      <Link {...pageTo('home')} aria-current={path === '/' && !isMenuOpen ? 'page' : undefined}>
        <IconHome size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('home')}</span>
      </Link>
      {[...wanted, ...others].slice(0, room).map((node) => (
        <Link
          key={node.menu_code}
          to={node.url}
          // Left to itself, a link is current on every page below its own.
          isExact
          aria-current={isCurrent(node) && !isMenuOpen ? 'page' : undefined}
        >
          <MenuIcon name={node.icons} size={22} />
          <span>{nameOf(node)}</span>
        </Link>
      ))}
      <button type="button" onClick={openPalette} aria-haspopup="dialog">
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('search')}</span>
      </button>
      <InboxLink isCovered={isMenuOpen} />
      <button type="button" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('menu')}</span>
      </button>
      {isMenuOpen && <FullMenu onClose={() => setMenuOpen(false)} />}
    </nav>
  )
}
