import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import IconColumns from '#icon/Columns'
import { localStore } from '../../lib/browser/storage.ts'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { IconButton } from '../actions/button.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { Column } from './table.ts'

const ColumnChooser = lazyPart(() => import('./column-chooser.tsx').then((chooser) => chooser.ColumnChooser))

const read = (key: string) => new Set((localStore.get(key) ?? '').split(',').filter(Boolean))

/** The user's own column choice, stored in this browser, and the button to change it. */
export const useColumns = <Row,>(
  list: string,
  columns: Column<Row>[],
): { shown: Column<Row>[]; chooser: ReactNode } => {
  const t = useWords(everydayWords)
  const { usercode } = useViewer()
  const key = `sejuk.columns.${usercode}.${list}`
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => read(key))
  const [isOpen, setOpen] = useState(false)
  const choose = (next: ReadonlySet<string>) => {
    localStore.set(key, [...next].join(','))
    setHidden(next)
  }
  const chooser = (
    <>
      <IconButton label={t('columns')} title={t('columns')} onClick={() => setOpen(true)}>
        <IconColumns size={16} />
      </IconButton>
      {isOpen && <ColumnChooser columns={columns} hidden={hidden} onChange={choose} onClose={() => setOpen(false)} />}
    </>
  )
  return { shown: columns.filter((column, n) => n === 0 || !hidden.has(column.key)), chooser }
}
