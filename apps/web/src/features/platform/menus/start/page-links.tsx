import IconChevronRight from '#icon/ChevronRight'
import { addressParts } from '../../../../lib/navigation/address-parts.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import style from './start-page.module.css'

export type PageLink = { key: string; url: string; name: string; icon: string }

/** Pages one under the other, each a way on. */
export const PageLinks = ({ ways }: { ways: readonly PageLink[] }) => (
  <ul className={style.ways}>
    {ways.map(({ key, url, name, icon }) => (
      <li key={key}>
        <Link {...addressParts(url)}>
          <MenuIcon name={icon} />
          <span>{name}</span>
          <IconChevronRight size={16} aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)
