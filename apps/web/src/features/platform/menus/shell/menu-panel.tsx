import { menuWords } from '@sejuk/words/platform/menus'
import IconChevronDown from '#icon/ChevronDown'
import IconExternalLink from '#icon/ExternalLink'
import { useDisclosure } from '../../../../lib/browser/disclosure.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { MenuIcon } from '../menu-icon.tsx'
import { leavesOf, type MenuNode } from '../menu-tree.ts'
import { lastVisited } from '../start/last-visited.ts'
import { useMenuName } from '../use-menu.ts'
import style from './menu-panel.module.css'
import rail from './rail.module.css'
import bar from './top-bar.module.css'

type Props = {
  label: string
  nodes: MenuNode[]
  isCurrent: boolean
  /** The picture it has in a rail, where it opens to the side. */
  railIcon?: string
}

/** What hangs under one item of the top bar. A group inside it gets a heading and its pages. */
export const MenuPanel = ({ label, nodes, isCurrent, railIcon }: Props) => {
  const nameOf = useMenuName()
  const { isOpen, close, toggle, frame, button, onKeyDown } = useDisclosure()
  const isRail = railIcon !== undefined
  const pages = nodes.filter(({ children }) => children.length === 0)
  const groups = nodes.filter(({ children }) => children.length > 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever focus is inside.
    <div ref={frame} className={style.frame} data-rail={isRail || undefined} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={isRail ? rail.item : bar.item}
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        onClick={toggle}
      >
        {isRail && <MenuIcon name={railIcon} size={22} />}
        {isRail ? <span>{label}</span> : label}
        {!isRail && <IconChevronDown size={14} aria-hidden="true" />}
      </button>
      {isOpen && (
        <div className={style.panel}>
          <Pages nodes={pages} onOpen={close} />
          {groups.map((group) => (
            <section key={group.menu_code} className={style.group}>
              <h2>{nameOf(group)}</h2>
              <Pages nodes={leavesOf(group.children)} onOpen={close} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

const Pages = ({ nodes, onOpen }: { nodes: MenuNode[]; onOpen: () => void }) => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const [last] = lastVisited(useViewer().usercode)
  if (nodes.length === 0) return null
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.menu_code} className={style.row}>
          <Link to={node.url} className={style.link} onClick={onOpen}>
            <MenuIcon name={node.icons} />
            <span>
              {nameOf(node)}
              {node.menu_code === last && <small>{t('lastVisited')}</small>}
            </span>
          </Link>
          <a
            className={style.outside}
            href={node.url}
            target="_blank"
            rel="noreferrer"
            title={t('openInNewWindow')}
            aria-label={t('openNamedInNewWindow', { name: nameOf(node) })}
          >
            <IconExternalLink size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
