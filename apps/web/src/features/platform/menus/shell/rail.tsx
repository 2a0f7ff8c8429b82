import { menuWords } from '@sejuk/words/platform/menus'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useLocation } from '../../../../lib/navigation/use-router.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import { marking } from '../menu-tree.ts'
import { useMenuName, useShownMenu } from '../use-menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import style from './rail.module.css'

/** The menu at the left, as in the messaging app the person came from. Its windows are narrow and high. */
export const Rail = () => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const path = useLocation().pathname
  const tree = useShownMenu()
  const isCurrent = marking(tree, path)
  return (
    <nav className={style.rail} aria-label={t('mainMenu')}>
      {tree.map((node) =>
        node.children.length > 0 ? (
          <MenuPanel
            key={node.menu_code}
            label={nameOf(node)}
            nodes={node.children}
            isCurrent={isCurrent(node)}
            railIcon={node.icons}
          />
        ) : (
          <Link
            key={node.menu_code}
            to={node.url}
            className={style.item}
            aria-current={isCurrent(node) ? 'page' : undefined}
          >
            <MenuIcon name={node.icons} size={22} />
            <span>{nameOf(node)}</span>
          </Link>
        ),
      )}
    </nav>
  )
}
