import { menuWords } from '@sejuk/words/platform/menus'
import { Link } from '@tanstack/react-router'
import { useRoleName } from '../../../lib/roles.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { FullSheet } from '../../../ui/full-sheet.tsx'
import { LanguageSwitch } from '../../../ui/language-switch.tsx'
import { SchemeSwitch } from '../../../ui/scheme-switch.tsx'
import style from './full-menu.module.css'
import { lastVisited } from './last-visited.ts'
import { MenuIcon } from './menu-icon.tsx'
import { leavesOf, type MenuNode } from './menu-tree.ts'
import { SystemMenu } from './system-menu.tsx'
import { useMenu, useMenuName } from './use-menu.ts'

/** Everything the top bar holds at the desk, on the whole of a small screen. */
export const FullMenu = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(menuWords)
  const roleName = useRoleName()
  const nameOf = useMenuName()
  const { username, role, department_name } = useViewer()
  const tree = useMenu()
  const single = tree.filter(({ children }) => children.length === 0)
  const groups = tree.filter(({ children }) => children.length > 0)
  return (
    <FullSheet title={t('menu')} onClose={onClose}>
      <div className={style.who}>
        <b>{username}</b>
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
