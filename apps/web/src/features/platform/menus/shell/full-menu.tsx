import { menuWords } from '@sejuk/words/platform/menus'
import { HelpButton } from '../../../../entities/help/help-button.tsx'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useRoleName } from '../../../../lib/session/roles.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { FullSheet } from '../../../../ui/dialog/full-sheet.tsx'
import { LanguageSwitch } from '../../../../ui/layout/language-switch.tsx'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { SchemeSwitch } from '../../../../ui/layout/scheme-switch.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import { leavesOf, type MenuNode } from '../menu-tree.ts'
import { lastVisited } from '../start/last-visited.ts'
import { useMenuName, useShownMenu } from '../use-menu.ts'
import style from './full-menu.module.css'

const SystemMenu = lazyPart(() => import('./system-menu.tsx').then((menu) => menu.SystemMenu))

/** Everything the top bar holds at the desk, on the whole of a small screen. */
export const FullMenu = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(menuWords)
  const roleName = useRoleName()
  const nameOf = useMenuName()
  const { username, role, department_name } = useViewer()
  const tree = useShownMenu()
  const single = tree.filter(({ children }) => children.length === 0)
  const groups = tree.filter(({ children }) => children.length > 0)
  return (
    <FullSheet title={t('menu')} onClose={onClose}>
      <div className={style.who}>
        <b>
          {username} <HelpButton />
        </b>
        <span>{department_name}</span>
        <ul className={style.roles} aria-label={t('roles')}>
          {role.map((one) => (
            <li key={one}>{roleName(one)}</li>
          ))}
        </ul>
      </div>
      <Pages nodes={single} onOpen={onClose} />
      {groups.map((group) => (
        <section key={group.menu_code}>
          <h2 className={style.heading}>{nameOf(group)}</h2>
          <Pages nodes={leavesOf(group.children)} onOpen={onClose} />
        </section>
      ))}
      <h2 className={style.heading}>{t('appearance')}</h2>
      <SchemeSwitch />
      <div className={style.language}>
        <LanguageSwitch size="long" />
      </div>
      <h2 className={style.heading}>{t('systemMenu')}</h2>
      <SystemMenu onLeave={onClose} />
    </FullSheet>
  )
}

const Pages = ({ nodes, onOpen }: { nodes: MenuNode[]; onOpen: () => void }) => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const [last] = lastVisited(useViewer().usercode)
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.menu_code}>
          <Link to={node.url} className={style.link} onClick={onOpen}>
            <MenuIcon name={node.icons} size={22} />
            <span>
              {nameOf(node)}
              {node.menu_code === last && <small>{t('lastVisited')}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
