import { zoneName } from '@sejuk/domain/dates'
import { menuWords } from '@sejuk/words/platform/menus'
import { Link } from '@tanstack/react-router'
import IconChevronRight from '#icon/ChevronRight'
import { useNow } from '../../../lib/clock.ts'
import { useDates } from '../../../lib/dates.ts'
import { useRoleName } from '../../../lib/roles.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Slab, Slat } from '../../../ui/slat.tsx'
import style from './home-page.module.css'
import { lastVisited } from './last-visited.ts'
import { MenuIcon } from './menu-icon.tsx'
import { leavesOf, type MenuNode } from './menu-tree.ts'
import { useMenu, useMenuName } from './use-menu.ts'

/** Where whoever has no landing page of their own begins: who they are here, and the ways on. */
export const HomePage = () => {
  const t = useWords(menuWords)
  const roleName = useRoleName()
  const nameOf = useMenuName()
  const viewer = useViewer()
  const dates = useDates()
  const now = useNow()
  const tree = useMenu()
  const pages = leavesOf(tree).filter(({ url }) => url !== '/')
  const recent = lastVisited(viewer.usercode).flatMap((code) => pages.find(({ menu_code }) => menu_code === code) ?? [])
  const groups = tree.filter(({ url, children }) => url !== '/' || children.length > 0)
  return (
    <>
      <PageHead title={t('hello', { branch: viewer.department_name, day: dates.weekday(now) })} />
      <div className={style.page}>
        <Slat
          facts={[
            { label: t('you'), value: viewer.username },
            { label: t('roles'), value: viewer.role.map(roleName).join(', ') || '-' },
            { label: t('youSee'), value: viewer.viewData ? t(viewer.viewData) : '-' },
            { label: t('localTime'), value: `${dates.time(now)} ${zoneName(viewer.timezone)}` },
          ]}
        />
        <div className={style.columns}>
          <div className={style.groups}>
            {groups.map((group) => (
              <Slab key={group.menu_code} title={nameOf(group)}>
                <Shortcuts nodes={leavesOf([group])} />
              </Slab>
            ))}
          </div>
          <Slab title={t('recentPages')}>
            {recent.length > 0 ? <Shortcuts nodes={recent} /> : <p className={style.none}>{t('nothingVisited')}</p>}
          </Slab>
        </div>
      </div>
    </>
  )
}

const Shortcuts = ({ nodes }: { nodes: MenuNode[] }) => {
  const nameOf = useMenuName()
  return (
    <ul className={style.shortcuts}>
      {nodes.map((node) => (
        <li key={node.menu_code}>
          <Link to={node.url}>
            <MenuIcon name={node.icons} />
            <span>{nameOf(node)}</span>
            <IconChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
