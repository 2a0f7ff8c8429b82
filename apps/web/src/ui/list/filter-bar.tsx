import type { Gate } from '@sejuk/domain/workflow'
import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { Button } from '../actions/button.tsx'
import style from './filter-bar.module.css'
import { type Filter, FilterCell } from './filters.tsx'

type Props<Asked> = {
  filters: Filter<Asked>[]
  draft: Asked
  onChange: (part: Partial<Asked>) => void
  onSearch: () => void
  onReset: () => void
  gate: Gate
}

/** A row of filters. Changes are a draft until Search. */
export const FilterBar = <Asked,>({ filters, draft, onChange, onSearch, onReset, gate }: Props<Asked>) => {
  const t = useWords(everydayWords)
  return (
    <form
      aria-label={t('filters')}
      className={style.bar}
      onSubmit={(event) => {
        event.preventDefault()
        if (gate.enabled) onSearch()
      }}
    >
      {filters.map((filter) => (
        <div key={filter.field} className={style.cell}>
          <FilterCell filter={filter} draft={draft} onChange={onChange} />
        </div>
      ))}
      {/* Without a button that submits, Enter does nothing where there is more than one field. */}
      <input type="submit" hidden />
      <div className={style.go}>
        <Button onClick={onReset}>{t('reset')}</Button>
        <ActionButton action={{ key: 'search', label: t('search'), isPrimary: true, gate, onPress: onSearch }} />
      </div>
    </form>
  )
}
