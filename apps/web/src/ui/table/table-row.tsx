import { everydayWords } from '@sejuk/words/everyday'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { RowMenu } from '../actions/row-menu.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './data-table.module.css'
import type { TableProps } from './table.ts'

const FloatingTooltip = lazyPart(() => import('../feedback/floating-tooltip.tsx').then((tip) => tip.FloatingTooltip))

type Props<Row> = Pick<
  TableProps<Row>,
  'columns' | 'keyOf' | 'nameOf' | 'menu' | 'menuFirst' | 'selection' | 'onOpen'
> & {
  row: Row
  /** When the viewer last opened it, in words. */
  visited?: string
  /** One row of the table is reached by Tab, the others from it by the arrows. */
  isFirst: boolean
}

const neighbour = (row: Element, key: string) => {
  const siblings = [...(row.parentElement?.children ?? [])]
  const at = siblings.indexOf(row)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: siblings.length - 1 }[key]
  return target === undefined ? undefined : (siblings[target] as HTMLElement | undefined)
}

/** Arrows walk, Space selects, Enter opens, the right button shows the row's menu. */
export const TableRow = <Row,>(props: Props<Row>) => {
  const { row, columns, keyOf, nameOf, menu, menuFirst, selection, onOpen, visited, isFirst } = props
  const t = useWords(everydayWords)
  const firstCell = useRef<HTMLTableCellElement>(null)
  const [isHovered, setHovered] = useState(false)
  const isSelected = selection?.rows.has(keyOf(row)) ?? false

  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    const next = neighbour(event.currentTarget, event.key)
    if (next) next.focus()
    else if (event.key === ' ' && selection) selection.toggle([row], !isSelected)
    else if (event.key === 'Enter' && onOpen) onOpen(row)
    else return
    event.preventDefault()
  }
  const showMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    const button = event.currentTarget.querySelector<HTMLButtonElement>('[aria-haspopup=menu]')
    // Selected text keeps the browser's own menu: people copy codes.
    if (!button || window.getSelection()?.toString()) return
    event.preventDefault()
    button.click()
  }
  const menuCell = menu && (
    <td className={style.menuCell}>
      <RowMenu name={nameOf(row)} actions={menu(row)} />
    </td>
  )
  return (
    <tr
      data-selected={isSelected || undefined}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={press}
      onContextMenu={showMenu}
      onDoubleClick={onOpen && (() => onOpen(row))}
      onPointerEnter={visited ? () => setHovered(true) : undefined}
      onPointerLeave={visited ? () => setHovered(false) : undefined}
    >
      {selection && (
        <td className={style.box}>
          <Checkbox
            label={t('selectRow', { name: nameOf(row) })}
            isOn={isSelected}
            onChange={(isOn) => selection.toggle([row], isOn)}
          />
        </td>
      )}
      {menuFirst && menuCell}
      {columns.map(({ key, show, isNumber, wraps }, n) => (
        <td
          key={key}
          ref={n === 0 ? firstCell : undefined}
          data-first={n === 0 || undefined}
          data-number={isNumber || undefined}
          data-wraps={wraps || undefined}
        >
          {show(row)}
          {n === 0 && visited && <span className="sr-only">{visited}</span>}
        </td>
      ))}
      {!menuFirst && menuCell}
      {visited && isHovered && <FloatingTooltip anchor={firstCell} text={visited} />}
    </tr>
  )
}
