import { everydayWords } from '@sejuk/words/everyday'
import { type CSSProperties, useRef } from 'react'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useOverflow } from '../../lib/browser/use-overflow.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Checkbox } from '../fields/checkbox.tsx'
import style from './data-table.module.css'
import { RowCards } from './row-cards.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHead } from './sort-head.tsx'
import type { TableProps } from './table.ts'
import { TableRow } from './table-row.tsx'
import { TotalsRow } from './totals-row.tsx'

export const DataTable = <Row,>(props: TableProps<Row>) => {
  const { caption, rows, columns, keyOf, nameOf, menu, menuFirst, selection, sort, onSort } = props
  const { isLoading, isRefreshing, isRoomy, instead, visits, onOpen, totals } = props
  const t = useWords(everydayWords)
  const dates = useDates()
  const visited = (key: string) => {
    const at = visits?.get(key)
    return at && t('recentlyVisited', { date: dates.visit(at) })
  }
  const isNarrow = useNarrow()
  const scroll = useRef<HTMLDivElement>(null)
  const isWide = useOverflow(scroll)
  if (isNarrow) return <RowCards {...props} />
  const firstAt = { '--first': `${(selection ? 40 : 0) + (menuFirst ? 64 : 0)}px` } as CSSProperties
  const width = columns.length + (menu ? 1 : 0) + (selection ? 1 : 0)
  const areAll = rows.length > 0 && rows.every((row) => selection?.rows.has(keyOf(row)))
  const menuHead = menu && (
    <th scope="col" className={style.menuCell}>
      {menuFirst ? t('action') : <span className="sr-only">{t('action')}</span>}
    </th>
  )
  return (
    <div ref={scroll} className={style.scroll} data-wide={isWide || undefined} style={firstAt}>
      <table
        className={style.table}
        aria-busy={isLoading || isRefreshing || undefined}
        data-roomy={isRoomy || undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={style.box}>
                <Checkbox
                  label={t('selectPage')}
                  isOn={areAll}
                  isSome={rows.some((row) => selection.rows.has(keyOf(row)))}
                  onChange={(isOn) => selection.toggle(rows, isOn)}
                />
              </th>
            )}
            {menuFirst && menuHead}
            {columns.map((column, n) => (
              <SortHead key={column.key} column={column} isFirst={n === 0} sort={sort} onSort={onSort} />
            ))}
            {!menuFirst && menuHead}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={width} />}
          {!isLoading && instead && (
            <tr className={style.instead}>
              <td colSpan={width}>{instead}</td>
            </tr>
          )}
          {!isLoading &&
            !instead &&
            rows.map((row, n) => (
              <TableRow
                key={keyOf(row)}
                row={row}
                isFirst={n === 0}
                visited={visited(keyOf(row))}
                {...{ columns, keyOf, nameOf, menu, menuFirst, selection, onOpen }}
              />
            ))}
        </tbody>
        {totals && !isLoading && !instead && columns.some(({ total }) => total) && (
          <TotalsRow
            columns={columns}
            totals={totals}
            before={(selection ? 1 : 0) + (menu && menuFirst ? 1 : 0)}
            after={menu && !menuFirst ? 1 : 0}
          />
        )}
      </table>
    </div>
  )
}
