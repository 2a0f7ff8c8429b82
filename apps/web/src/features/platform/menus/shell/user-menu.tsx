import { menuWords } from '@sejuk/words/platform/menus'
import IconChevronDown from '#icon/ChevronDown'
import { useDisclosure } from '../../../../lib/browser/disclosure.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useRoleName } from '../../../../lib/session/roles.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { SchemeSwitch } from '../../../../ui/layout/scheme-switch.tsx'
import style from './user-menu.module.css'

const SystemMenu = lazyPart(() => import('./system-menu.tsx').then((menu) => menu.SystemMenu))

export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()

export const UserMenu = () => {
  const t = useWords(menuWords)
  const roleName = useRoleName()
  const { username, role, department_name } = useViewer()
  const { isOpen, close, toggle, frame, button, onKeyDown } = useDisclosure()
  const leave = () => {
    close()
    button.current?.focus()
  }
  const place = [role[0] && roleName(role[0]), department_name].filter(Boolean).join(' · ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever focus is inside.
    <div ref={frame} className={style.frame} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className={style.who} aria-expanded={isOpen} onClick={toggle}>
        <span className={style.face} aria-hidden="true">
          {initialsOf(username)}
        </span>
        <span className={style.name}>
          <b>{username}</b>
          <small>{place}</small>
        </span>
        <span className="sr-only">{t('systemMenu')}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <div className={style.panel}>
          <h2>{t('appearance')}</h2>
          <SchemeSwitch />
          <h2>{t('systemMenu')}</h2>
          <SystemMenu onLeave={leave} />
        </div>
      )}
    </div>
  )
}
