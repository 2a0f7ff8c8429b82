import type { Gate } from '@sejuk/domain/workflow'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconAdjustmentsHorizontal from '#icon/AdjustmentsHorizontal'
import { useWords } from '../../lib/language/words.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { Button } from '../actions/button.tsx'
import style from './filter-bar.module.css'
import { type Filter, FilterCell, isSet } from './filters.tsx'

type Props<Asked> = {
  filters: Filter<Asked>[]
  draft: Asked
  onChange: (part: Partial<Asked>) => void
  onSearch: () => void
  onReset: () => void
  gate: Gate
}

/** So many in sight; the rest is behind 'More'. */
const mostInSight = 6

/** The first and the last day of a range are one field. */
const inCells = <Asked,>(filters: readonly Filter<Asked>[]) => {
  const cells: Filter<Asked>[][] = []
  for (const filter of filters) {
    const [first] = cells.at(-1) ?? []
    const isEnd =
      filter.kind === 'day' && first?.kind === 'day' && /to$/.test(filter.field) && /from$/.test(first.field)
    if (isEnd) cells.at(-1)?.push(filter)
    else cells.push([filter])
  }
  return cells
}

/** A row of filters. Changes are a draft until Search. */
export const FilterBar = <Asked,>({ filters, draft, onChange, onSearch, onReset, gate }: Props<Asked>) => {
  const t = useWords(everydayWords)
  const [isWhole, setWhole] = useState(false)
  const cells = inCells(filters)
  // What narrows the list is always in sight.
  const inSight = cells.filter((cell, n) => isWhole || n < mostInSight || cell.some((filter) => isSet(filter, draft)))
  const hidden = cells.length - inSight.length
  return (
    <form
      aria-label={t('filters')}
      className={style.bar}
      onSubmit={(event) => {
        event.preventDefault()
        if (gate.enabled) onSearch()
      }}
    >
      {inSight.map((cell) => (
        <div key={cell[0]?.field} className={style.cell} data-range={cell.length > 1 || undefined}>
          {cell.map((filter) => (
            <FilterCell key={filter.field} filter={filter} draft={draft} onChange={onChange} />
          ))}
        </div>
      ))}
      {/* Without a button that submits, Enter does nothing where there is more than one field. */}
      <input type="submit" hidden />
      <div className={style.go}>
        {cells.length > mostInSight && (
          <Button
            kind="quiet"
            aria-expanded={isWhole}
            icon={<IconAdjustmentsHorizontal size={16} />}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('fewer') : t('moreN', { n: hidden })}
          </Button>
        )}
        <Button onClick={onReset}>{t('reset')}</Button>
        <ActionButton action={{ key: 'search', label: t('search'), isPrimary: true, gate, onPress: onSearch }} />
      </div>
    </form>
  )
}
