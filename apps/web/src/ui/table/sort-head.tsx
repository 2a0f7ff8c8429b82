import { everydayWords } from '@sejuk/words/everyday'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import { useWords } from '../../lib/language/words.ts'
import style from './data-table.module.css'

type Props = {
  column: { title: string; sort?: string; isNumber?: boolean }
  isFirst: boolean
  sort?: string
  onSort?: (column: string) => void
}

/** A sortable column header; only the active one has an arrow. */
export const SortHead = ({ column: { title, sort: name, isNumber }, isFirst, sort, onSort }: Props) => {
  const t = useWords(everydayWords)
  if (!name || !onSort)
    return (
      <th scope="col" data-first={isFirst || undefined} data-number={isNumber || undefined}>
        {title}
      </th>
    )
  const way = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  return (
    <th scope="col" data-first={isFirst || undefined} data-number={isNumber || undefined} aria-sort={way}>
      <button
        type="button"
        className={style.sort}
        data-on={way}
        title={t('sortBy', { name: title })}
        onClick={() => onSort(name)}
      >
        {title}
        {way === 'ascending' && <IconArrowUp size={13} aria-hidden="true" />}
        {way === 'descending' && <IconArrowDown size={13} aria-hidden="true" />}
      </button>
    </th>
  )
}
