import type { PageLink } from '@sejuk/domain/pages'
import { Link } from '../../lib/navigation/link.tsx'
import { useLocation } from '../../lib/navigation/use-router.tsx'
import style from './tab-links.module.css'

type Tab = Pick<PageLink, 'to'> & { label: string; count?: string }

/** Neighbouring lists of one page; each has an address of its own. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const path = useLocation().pathname
  return (
    <nav className={style.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          // A page below its neighbour would otherwise mark both.
          isExact
          aria-current={path === tab.to ? 'page' : undefined}
        >
          {tab.label}
          {tab.count && <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
