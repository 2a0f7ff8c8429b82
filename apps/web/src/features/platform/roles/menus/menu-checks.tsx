import type { ShownMenu } from '@sejuk/contract/platform/menus'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { useLanguage, useWords } from '../../../../lib/language/words.ts'
import { type CheckLine, CheckTree } from '../check-tree.tsx'
import style from '../roles.module.css'
import { SearchLine } from '../search-line.tsx'
import { above, branches, menuFits } from './menu-branches.ts'

type Props = {
  menus: readonly ShownMenu[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  isLocked: boolean
}

/** A page that is chosen brings the menus above it along, or nobody would find it. */
export const MenuChecks = ({ menus, chosen, onChange, isLocked }: Props) => {
  const t = useWords(rolePageWords)
  const language = useLanguage()
  const [text, setText] = useState('')
  const nameOf = ({ name, local_name }: ShownMenu) => (language === 'local' ? local_name : name)
  const fits = (menu: ShownMenu) => menuFits(text, menu)
  const lineOf = (menu: ShownMenu, level: number): CheckLine => ({
    key: String(menu.menu_code),
    name: nameOf(menu),
    code: menu.url || undefined,
    level,
  })
  const { groups, single } = branches(menus)
  const shown = [
    { key: 'single', name: t('single'), lines: single.filter(fits).map((menu) => lineOf(menu, 0)) },
    ...groups.map(({ top, below }) => ({
      key: String(top.menu_code),
      name: nameOf(top),
      lines: below.filter(({ menu }) => fits(menu)).map(({ menu, level }) => lineOf(menu, level)),
    })),
  ].filter(({ lines }) => lines.length > 0)

  const toggle = (keys: string[], isOn: boolean) => {
    const codes = keys.map(Number)
    const next = new Set(chosen)
    for (const code of codes) {
      if (!isOn) next.delete(code)
      else for (const one of [code, ...above(menus, code)]) next.add(one)
    }
    // A group without any of its pages leads nowhere.
    for (const { top, below } of groups)
      if (!below.some(({ menu }) => next.has(menu.menu_code)) && !top.url) next.delete(top.menu_code)
    onChange([...next])
  }
  return (
    <>
      <SearchLine label={t('filterMenus')} value={text} onChange={setText} />
      {shown.length === 0 && <p className={style.nothing}>{t('noMenuFits', { text })}</p>}
      <CheckTree
        groups={shown}
        chosen={new Set(chosen.map(String))}
        onToggle={toggle}
        isLocked={isLocked}
        isOpen={text !== ''}
      />
    </>
  )
}
