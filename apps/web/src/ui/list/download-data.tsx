import type { Downloadable } from '@sejuk/contract/platform/downloads'
import { downloadWords } from '@sejuk/words/platform/downloads'
import { type ReactNode, useState } from 'react'
import IconTableExport from '#icon/TableExport'
import type { List, ListInput } from '../../lib/api/list.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import type { Action } from '../actions/action.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { Column, SortOf } from '../table/table.ts'
import { type Filter, FilterTexts, isSet } from './filters.tsx'

const DownloadDialog = lazyPart(() => import('./download-data-dialog.tsx').then((dialog) => dialog.DownloadDialog))

type Shown<Filters, Row> = {
  title: string
  list: List<Filters, Row>
  filters: Filter<Filters & ListInput>[]
  columns: readonly Column<Row, SortOf<Filters>>[]
}

/** The button of a list that can be downloaded, and the dialog behind it. */
export const useDownloadData = <Filters, Row>(
  data: Downloadable | undefined,
  shown: Shown<Filters, Row>,
): { actions: Action[]; dialog: ReactNode } => {
  const t = useWords(downloadWords)
  const [isOpen, setOpen] = useState(false)
  const gate = useGate({ needs: data?.needs ?? 'public' })
  if (!data) return { actions: [], dialog: null }
  const action: Action = {
    key: 'download-data',
    label: t('downloadData'),
    icon: <IconTableExport size={16} />,
    gate: shown.list.gate.enabled ? gate : shown.list.gate,
    onPress: () => setOpen(true),
  }
  const { title, list, filters, columns } = shown
  const sorted = columns.find(({ sort }) => sort && sort === list.asked.sort?.replace(/^-/, ''))
  const set = filters.filter((filter) => isSet(filter, list.asked))
  const dialog = isOpen && (
    <DownloadDialog
      module_name={data.module_name}
      title={title}
      asked={list.asked}
      filters={set.length > 0 && <FilterTexts filters={set} asked={list.asked} />}
      order={sorted?.title}
      isDescending={list.asked.sort?.startsWith('-') ?? false}
      total={list.total}
      isCapped={list.isCapped}
      onClose={() => setOpen(false)}
    />
  )
  return { actions: [action], dialog }
}
