import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import { useDebounced } from '../../lib/api/options.ts'
import { useCall } from '../../lib/api/queries.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './filter-sheet.module.css'

type Props = {
  endpoint: Endpoint
  /** What is chosen so far. */
  draft: object
  /** The filters. */
  children: ReactNode
  onSearch: () => void
  onReset: () => void
  onClose: () => void
}

/** The filters on a phone. The button shows how many rows match. */
export const FilterSheet = (props: Props) => {
  const { endpoint, draft, children, onSearch, onReset, onClose } = props
  const t = useWords(everydayWords)
  const asked = useDebounced(draft)
  const { data } = useCall(
    endpoint,
    { ...asked, page: 1, limit: 1, cursor: undefined, total: 'only' } as Input<Endpoint>,
    {
      keepPrevious: true,
    },
  )
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
      <div className={style.rows}>{children}</div>
    </Dialog>
  )
}
