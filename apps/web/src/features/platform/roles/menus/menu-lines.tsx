import type { ShownMenu } from '@sejuk/contract/platform/menus'
import type { Gate } from '@sejuk/domain/workflow'
import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import IconLink from '#icon/Link'
import IconPencil from '#icon/Pencil'
import { copyText } from '../../../../lib/browser/clipboard.ts'
import { useLanguage, useWords } from '../../../../lib/language/words.ts'
import { IconButton } from '../../../../ui/actions/button.tsx'
import type { MenuEdits } from './menu-edits.ts'
import style from './menu-lines.module.css'

type Props = {
  lines: readonly { menu: ShownMenu; level: number }[]
  edits: MenuEdits
  gate: Gate
  onMove: (code: number, step: -1 | 1) => void
  mayDrop: (code: number, target: number) => boolean
  onDrop: (code: number, target: number) => void
  onEdit: (code: number) => void
}

/** For a message to colleagues: whoever opens it comes to the menu's page, wherever that lies by then. */
const linkTo = ({ token }: ShownMenu) => `${window.location.origin}/redirect-from-msg?menu=${token}`

/** The tree as it stands, one line a menu. */
export const MenuLines = ({ lines, edits, gate, onMove, mayDrop, onDrop, onEdit }: Props) => {
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const language = useLanguage()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol className={style.lines}>
      {lines.map(({ menu, level }) => {
        const name = language === 'local' ? menu.local_name : menu.name
        const marks = [
          menu.support_platform === 'both' ? '' : t(menu.support_platform),
          menu.landing_page === 'Yes' ? t('landing_page') : '',
          menu.display_on_top_position === 'Yes' ? t('display_on_top_position') : '',
        ].filter(Boolean)
        return (
          // Dragging is a second way; the first are the arrows of each line.
          <li
            key={menu.menu_code}
            data-level={Math.min(level, 4)}
            data-over={over === menu.menu_code || undefined}
            draggable={gate.enabled}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', name)
              event.dataTransfer.effectAllowed = 'move'
              setDragged(menu.menu_code)
            }}
            onDragEnd={end}
            onDragOver={(event) => {
              if (dragged === undefined || !mayDrop(dragged, menu.menu_code)) return setOver(undefined)
              event.preventDefault()
              setOver(menu.menu_code)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) onDrop(dragged, menu.menu_code)
              end()
            }}
          >
            <div className={style.name}>
              <b>{name}</b>
              <small>{[menu.menu_code, menu.url].filter(Boolean).join(' · ')}</small>
            </div>
            <span className={style.marks}>{marks.join(', ')}</span>
            {edits[menu.menu_code] && <em>{t('changed')}</em>}
            <span className={style.tools}>
              {menu.url && (
                <IconButton
                  label={t('copyLink', { name })}
                  title={t('copyLinkShort')}
                  onClick={() => void copyText(linkTo(menu))}
                >
                  <IconLink size={16} />
                </IconButton>
              )}
              {gate.enabled && (
                <>
                  <IconButton label={t('up', { name })} onClick={() => onMove(menu.menu_code, -1)}>
                    <IconArrowUp size={16} />
                  </IconButton>
                  <IconButton label={t('down', { name })} onClick={() => onMove(menu.menu_code, 1)}>
                    <IconArrowDown size={16} />
                  </IconButton>
                  <IconButton
                    label={t('editMenu', { name })}
                    title={everyday('edit')}
                    onClick={() => onEdit(menu.menu_code)}
                  >
                    <IconPencil size={16} />
                  </IconButton>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
