import { pageOfAddress } from '@sejuk/domain/platform/shortcuts'
import { menuWords } from '@sejuk/words/platform/menus'
import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import { useShortcuts } from '../../../../entities/shortcuts/use-shortcuts.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { addressParts } from '../../../../lib/navigation/address-parts.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useRoleName } from '../../../../lib/session/roles.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import { leavesOf, type MenuNode, menuOf } from '../menu-tree.ts'
import { useMenuName, useShownMenu } from '../use-menu.ts'
import { lastVisited } from './last-visited.ts'
import style from './menu-tiles.module.css'
import type { PageLink } from './page-links.tsx'

/** Every page as a tile, as the messaging app shows its own. */
export const MenuTiles = () => {
  const t = useWords(menuWords)
  const shortcut = useWords(shortcutWords)
  const nameOf = useMenuName()
  const roleName = useRoleName()
  const { username, role, usercode, menu } = useViewer()
  const tree = useShownMenu()
  const { open } = useShortcuts()
  const [last] = lastVisited(usercode)
  const lastUrl = menu.find(({ menu_code }) => menu_code === last)?.url
  const own = open.map(({ shortcut_id, label, url }) => ({
    key: String(shortcut_id),
    name: label,
    url,
    icon: menuOf(menu, pageOfAddress(url))?.icons || 'bookmark',
  }))
  const waysIn = (nodes: MenuNode[]) =>
    leavesOf(nodes)
      .filter(({ url }) => url !== '/')
      .map((node): PageLink => ({ key: node.url, name: nameOf(node), url: node.url, icon: node.icons }))
  const single = waysIn(tree.filter(({ children }) => children.length === 0))
  const groups = tree.filter(({ children }) => children.length > 0)
  return (
    <>
      <PageHead title={username} sub={role.map(roleName).join(', ')} />
      {own.length > 0 && <Tiles title={shortcut('mine')} ways={own} />}
      {single.length > 0 && <Tiles title={t('menu')} ways={single} lastUrl={lastUrl} lastText={t('lastVisited')} />}
      {groups.map((group) => (
        <Tiles
          key={group.menu_code}
          title={nameOf(group)}
          ways={waysIn([group])}
          lastUrl={lastUrl}
          lastText={t('lastVisited')}
        />
      ))}
    </>
  )
}

type Props = { title: string; ways: readonly PageLink[]; lastUrl?: string; lastText?: string }

const Tiles = ({ title, ways, lastUrl, lastText }: Props) => (
  <section className={style.group}>
    <h2>{title}</h2>
    <ul className={style.tiles}>
      {ways.map(({ key, url, name, icon }) => (
        <li key={key}>
          <Link {...addressParts(url)} data-last={url === lastUrl || undefined}>
            <MenuIcon name={icon} size={26} />
            <span>{name}</span>
            {url === lastUrl && <small>{lastText}</small>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
