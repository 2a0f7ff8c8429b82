import { everydayWords } from '@sejuk/words/everyday'
import { startTransition, useEffect, useState } from 'react'
import { isOpenedWithAnswers } from '../../lib/api/early-answers.ts'
import { inItsTurn } from '../../lib/browser/idle.ts'
import { useWords } from '../../lib/language/words.ts'
import { RowMenu } from '../actions/row-menu.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import style from './row-cards.module.css'
import type { TableProps } from './table.ts'
import { TotalsCard } from './totals-row.tsx'

const rows = [0, 1, 2, 3, 4]

/** Some rows are lower than this, but the page's head and the menu bar take a third of the screen. */
const rowHeight = 100
const fewest = 10
const onFirstScreen = () => Math.max(fewest, Math.ceil(window.screen.height / rowHeight))

/** Opened anew a page begins at its top; one that is returned to must be as long as it was. */
const beginsAtTop = () => {
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  return (opened as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** How many rows are drawn: of the list that is opened first, those on the screen come first, and the others in the next frame. */
const useDrawn = () => {
  const [isWhole, setWhole] = useState(() => !isOpenedWithAnswers() || !beginsAtTop())
  useEffect(() => {
    if (isWhole) return
    return inItsTurn(() => void startTransition(() => setWhole(true)))
  }, [isWhole])
  return isWhole ? undefined : onFirstScreen()
}

/** The table of a phone: one card a row, what it is called first, its actions at the thumb. */
export const RowCards = <Row,>(props: TableProps<Row>) => {
  const { caption, rows: found, columns, keyOf, nameOf, card, menu, selection, totals } = props
  const { isLoading, isRefreshing, instead } = props
  const t = useWords(everydayWords)
  const drawn = useDrawn()
  if (isLoading)
    return (
      <div className={style.cards} aria-busy="true">
        {rows.map((row) => (
          <div key={row} className={style.skeleton} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    )
  if (instead) return <div className={style.instead}>{instead}</div>
  return (
    <>
      <ul className={style.cards} aria-label={caption} aria-busy={isRefreshing || undefined}>
        {found.slice(0, drawn).map((row) => {
          const { code, name, text, left, right } = card(row)
          return (
            <li key={keyOf(row)} className={style.card} data-selected={selection?.rows.has(keyOf(row)) || undefined}>
              <div className={style.top}>
                {selection && (
                  <Checkbox
                    label={t('selectRow', { name: nameOf(row) })}
                    isOn={selection.rows.has(keyOf(row))}
                    onChange={(isOn) => selection.toggle([row], isOn)}
                  />
                )}
                <span className={style.code}>{code}</span>
                {menu && <RowMenu name={nameOf(row)} actions={menu(row)} />}
              </div>
              <div className={style.name}>{name}</div>
              {text && <div className={style.text}>{text}</div>}
              {(left || right) && (
                <div className={style.foot}>
                  <span>{left}</span>
                  <span>{right}</span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {totals && columns.some(({ total }) => total) && (
        <TotalsCard columns={columns} totals={totals} className={style.totals ?? ''} />
      )}
    </>
  )
}
