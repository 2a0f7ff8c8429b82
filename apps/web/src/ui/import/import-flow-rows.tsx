import { type ImportPreview, type ImportRow, listImportRows } from '@sejuk/contract/platform/imports'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { useState } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import { useCall } from '../../lib/api/queries.ts'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useLanguage, useSay, useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState, FailedState } from '../list/list-states.tsx'
import { Pager } from '../list/pager.tsx'
import style from './import-flow.module.css'
import type { Fixes } from './import-flow-fixes.ts'

type Props = { preview: ImportPreview; only: 'bad' | 'skipped' | 'all'; mends: Fixes }
type Column = { key: string; title: string }

/** So many rows to a page: a form of twenty lines can still be seen as a whole. */
const limit = 20

export const ImportRows = ({ preview, only, mends }: Props) => {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const [page, setPage] = useState(1)
  const [exact, setExact] = useState<true>()
  const { import_batch_code } = preview
  const found = useCall(listImportRows, { import_batch_code, only, page, limit, exact }, { keepPrevious: true })
  const rows = found.data?.data ?? []
  const columns = preview.columns.map(({ key, title_default, title_local }) => ({
    key,
    title: language === 'local' ? title_local : title_default,
  }))
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (found.data && rows.length === 0) return <EmptyState />
  const total = found.data?.total ?? 0
  return (
    <div className={style.rows} aria-busy={found.isFetching || undefined}>
      {isNarrow ? (
        <RowForms columns={columns} rows={rows} mends={mends} />
      ) : (
        <RowTable columns={columns} rows={rows} mends={mends} />
      )}
      {total > limit && (
        <Pager
          current={found.data?.page?.current ?? page}
          pages={found.data?.page?.totalPages ?? 1}
          total={total}
          isCapped={found.data?.total_is_capped ?? false}
          onGo={setPage}
          onCountExactly={() => setExact(true)}
        />
      )}
    </div>
  )
}

type Rows = { columns: readonly Column[]; rows: readonly ImportRow[]; mends: Fixes }

const RowTable = ({ columns, rows, mends }: Rows) => {
  const everyday = useWords(everydayWords)
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {everyday('row')}
            </th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{everyday('action')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-skipped={mends.isSkipped(row.line, row.is_skipped) || undefined}>
              <th scope="row" data-number>
                {row.line}
              </th>
              {columns.map((column) => (
                <td key={column.key} data-wrong={row.problems[column.key] ? true : undefined}>
                  <Cell row={row} column={column} mends={mends} />
                </td>
              ))}
              <td>
                <SkipButton row={row} mends={mends} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone a row is a small form of what is wrong with it; the rest is one line to know it by. */
const RowForms = ({ columns, rows, mends }: Rows) => {
  const everyday = useWords(everydayWords)
  return (
    <ul className={style.forms}>
      {rows.map((row) => {
        const wrong = columns.filter(({ key }) => row.problems[key])
        const rest = columns.flatMap(({ key }) => (row.problems[key] ? [] : (row.cells[key] ?? [])))
        return (
          <li key={row.line} data-skipped={mends.isSkipped(row.line, row.is_skipped) || undefined}>
            <header>
              <b>
                {everyday('row')} {row.line}
              </b>
              <SkipButton row={row} mends={mends} />
            </header>
            {wrong.map((column) => (
              <div key={column.key}>
                <span aria-hidden="true">{column.title}</span>
                <Cell row={row} column={column} mends={mends} />
              </div>
            ))}
            <p>{rest.join(', ')}</p>
          </li>
        )
      })}
    </ul>
  )
}

type OfRow = { row: ImportRow; mends: Fixes }

/** Invalid cells are edited in place. */
const Cell = ({ row, column, mends }: OfRow & { column: Column }) => {
  const t = useWords(importWords)
  const say = useSay()
  const { line } = row
  const stored = row.cells[column.key] ?? ''
  const problem = row.problems[column.key]
  const typed = mends.valueOf(line, column.key)
  if (problem === undefined && typed === undefined) return stored
  const id = `mend-${line}-${column.key}`
  return (
    <span className={style.cell}>
      <input
        value={typed ?? stored}
        aria-label={t('cell', { column: column.title, line })}
        aria-invalid={typed === undefined || undefined}
        aria-describedby={id}
        onChange={(event) => mends.write(line, column.key, event.currentTarget.value, stored)}
      />
      {problem && (
        <small id={id} data-typed={typed === undefined ? undefined : true}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {say(problem)}
        </small>
      )}
    </span>
  )
}

const SkipButton = ({ row: { line, is_skipped }, mends }: OfRow) => {
  const t = useWords(importWords)
  const isSkipped = mends.isSkipped(line, is_skipped)
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={t(isSkipped ? 'takeInRow' : 'leaveOutRow', { line })}
      onClick={() => mends.skip(line, !isSkipped, is_skipped)}
    >
      {t(isSkipped ? 'takeIn' : 'leaveOut')}
    </Button>
  )
}
