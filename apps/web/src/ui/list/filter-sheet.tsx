import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { useDebounced } from '../../lib/api/options.ts'
import { useCall } from '../../lib/api/queries.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './filter-sheet.module.css'
import { type AnyFilter, FilterCell } from './filters.tsx'

type Asked = Record<string, unknown>
type Props = {
  endpoint: Endpoint
  filters: AnyFilter[]
  draft: Asked
  onChange: (part: Partial<Asked>) => void
  onSearch: () => void
  onReset: () => void
  onClose: () => void
}

/** The filters on a phone. The button shows how many rows match. */
export const FilterSheet = (props: Props) => {
  const { endpoint, filters, draft, onChange, onSearch, onReset, onClose } = props
  const t = useWords(everydayWords)
  const asked = useDebounced(draft)
  const { data } = useCall(endpoint, { ...asked, page: 1, limit: 1, cursor: undefined } as Input<Endpoint>, {
    keepPrevious: true,
  })
  const n = data?.total === undefined ? undefined : thousands(data.total) + (data.total_is_capped ? '+' : '')
  return (
    <Dialog
      title={t('filters')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onReset}>
            {t('reset')}
          </Button>
          <Button size="large" kind="primary" className={style.show} onClick={onSearch}>
            {n === undefined ? t('show') : t('showN', { n })}
          </Button>
        </>
      }
    >
      <div className={style.rows}>
        {filters.map((filter) => (
          <FilterCell key={filter.field} filter={filter} draft={draft} onChange={onChange} />
        ))}
      </div>
    </Dialog>
  )
}
