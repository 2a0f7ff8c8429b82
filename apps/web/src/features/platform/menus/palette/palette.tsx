import { menuWords } from '@sejuk/words/platform/menus'
import { type KeyboardEvent, useId, useState } from 'react'
import IconSearch from '#icon/Search'
import { useShortcuts } from '../../../../entities/shortcuts/use-shortcuts.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useNavigate } from '../../../../lib/navigation/use-router.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { MenuIcon } from '../menu-icon.tsx'
import { leavesOf } from '../menu-tree.ts'
import { useMenu, useMenuName } from '../use-menu.ts'
import style from './palette.module.css'

type Found = { key: string; url: string; name: string; group: string; icon: string; text: string }

/** Every word typed must begin somewhere in the name or its group; either language will do. */
const fits = (typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ text }: Found) => words.every((word) => text.includes(word))
}

/** Goes to a page by its name, without the mouse. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(menuWords)
  const nameOf = useMenuName()
  const navigate = useNavigate()
  const id = useId()
  const tree = useMenu()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const menus = tree.flatMap((top): Found[] =>
    leavesOf([top]).map((node) => {
      const group = node === top ? '' : nameOf(top)
      const text = `${node.name} ${node.local_name} ${group}`.toLowerCase()
      return { key: `menu-${node.menu_code}`, url: node.url, name: nameOf(node), group, icon: node.icons, text }
    }),
  )
  const own = useShortcuts().open.map(({ shortcut_id, url, label }): Found => {
    const group = t('shortcuts')
    return {
      key: `own-${shortcut_id}`,
      url,
      name: label,
      group,
      icon: 'bookmark',
      text: `${label} ${group}`.toLowerCase(),
    }
  })
  const all = [...own, ...menus]
  const found = all.filter(fits(typed))
  const chosen = Math.min(at, found.length - 1)
  const open = ({ url }: Found) => {
    onClose()
    void navigate({ href: url })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((chosen + step + found.length) % found.length)
    }
    const here = found[chosen]
    if (event.key === 'Enter' && here) open(here)
  }
  return (
    <Dialog label={t('jump')} onClose={onClose} isHigh>
      <div className={style.ask}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          role="combobox"
          aria-label={t('jumpHint')}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
          placeholder={t('jumpHint')}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={t('jump')} className={style.found}>
        {found.map((one, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above, which names the chosen one.
          <div
            key={one.key}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className={style.one}
            onMouseMove={() => setAt(n)}
            onClick={() => open(one)}
          >
            <MenuIcon name={one.icon} />
            <span>{one.name}</span>
            <small>{one.group}</small>
          </div>
        ))}
        {found.length === 0 && <p className={style.none}>{t('noSuchPage')}</p>}
      </div>
    </Dialog>
  )
}
