import { isGroupedByMonth, mostGroupedRows } from '@sejuk/domain/list-groups'
import { everydayWords } from '@sejuk/words/everyday'
import { listGroupWords } from '@sejuk/words/list-groups'
import { type ReactNode, useState } from 'react'
import IconX from '#icon/X'
import type { List } from '../../lib/api/list.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { Note } from '../feedback/note.tsx'
import { Pending } from '../feedback/pending.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { Section } from '../record/section.tsx'
import type { Column, SortOf, TableProps } from '../table/table.ts'
import { groupField } from './group-field.ts'
import { ListBoard } from './list-board.tsx'
import style from './list-groups.module.css'

type Grouped<Row> = Column<Row> & { field: string }
export type GroupsProps<Filters, Row> = {
  list: List<Filters, Row>
  table: Pick<TableProps<Row, SortOf<Filters>>, 'columns' | 'card' | 'keyOf'>
  onClose: () => void
}
/** One state among a few: its column can show it without the rest of a row. */
const isState = (field: string) => /(status|type|priority|warranty|level|band)$/.test(field)

/** The value as its column shows it, where the column needs nothing else of a row. */
const shownAs = <Row,>(column: Grouped<Row> | undefined, value: string, rows: readonly Row[]): ReactNode => {
  const sample = rows[0]
  if (!column || !isState(column.field) || sample === undefined) return value.replaceAll('_', ' ')
  return column.show({ ...sample, [column.field]: value })
}

/** Count or sum of the list by a chosen column, as bars that are a table too; a bar narrows the list to itself. */
export const ListGroups = <Filters, Row>({ list, table, onClose }: GroupsProps<Filters, Row>) => {
  const t = useWords(listGroupWords)
  const everyday = useWords(everydayWords)
  const [measure, setMeasure] = useState('')
  const [isBoard, setBoard] = useState(false)
  const by = list.asked.group_by ?? ''
  const columns = table.columns.flatMap((one): Grouped<Row>[] => {
    const field = groupField(one, list.rows[0])
    return field ? [{ ...one, field }] : []
  })
  const column = columns.find(({ field }) => field === by)
  const sums = table.columns.filter(({ total }) => total)
  const groups = list.groups?.by === by ? list.groups : undefined
  const rows = groups?.rows ?? []
  const measured = (row: (typeof rows)[number]) => (measure ? (row.sums[measure] ?? 0) : row.n)
  const most = Math.max(1, ...rows.map(measured))
  const showSum = sums.find(({ total }) => total === measure)?.showTotal ?? thousands
  const plain = list.plain as Record<string, unknown>
  const isFilter = by in plain && !isGroupedByMonth(by)
  const isStatus = isFilter && /status$/.test(by)
  const onlyThese = (value: string) =>
    ({ [by]: Array.isArray(plain[by]) ? [value] : value }) as Partial<typeof list.asked>
  const close = () => {
    if (by) list.ask({ group_by: undefined })
    onClose()
  }
  return (
    <Section
      title={t('title')}
      actions={
        <IconButton label={everyday('close')} onClick={close}>
          <IconX size={18} />
        </IconButton>
      }
    >
      <div className={style.choices}>
        <ChoiceField
          label={t('by')}
          value={by}
          onChange={(key) => list.ask({ group_by: key || undefined })}
          options={columns.map(({ field, title }) => ({
            value: field,
            label: isGroupedByMonth(field) ? t('byMonth', { name: title }) : title,
          }))}
        />
        {sums.length > 0 && (
          <ChoiceField
            label={t('measure')}
            value={measure}
            onChange={setMeasure}
            options={[
              { value: '', label: t('count') },
              ...sums.map(({ total = '', title }) => ({ value: total, label: title })),
            ]}
          />
        )}
        {isStatus && (
          <Button aria-pressed={isBoard} onClick={() => setBoard(!isBoard)}>
            {t(isBoard ? 'bars' : 'board')}
          </Button>
        )}
      </div>
      {columns.length === 0 && <p className={style.note}>{t('noColumns')}</p>}
      {by &&
        !groups &&
        (list.isLoading || list.isRefreshing || list.isCounting ? (
          <Pending />
        ) : (
          <p className={style.note}>{t('cannot')}</p>
        ))}
      {groups?.is_too_many && <Note>{t('tooMany', { n: thousands(mostGroupedRows) })}</Note>}
      {isBoard && isStatus ? (
        <ListBoard
          endpoint={list.endpoint}
          table={table}
          lanes={rows.flatMap(({ value, n }) =>
            value === null
              ? []
              : [
                  {
                    value,
                    n,
                    name: shownAs(column, value, list.rows),
                    input: {
                      ...list.asked,
                      ...{ group_by: undefined, page: 1, cursor: undefined, exact: undefined },
                      ...onlyThese(value),
                    },
                  },
                ],
          )}
        />
      ) : (
        rows.length > 0 && (
          <table className={style.table}>
            <thead className="sr-only">
              <tr>
                <th>{column?.title}</th>
                <th>{t('count')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value ?? ''}>
                  <th scope="row">
                    {row.value === null ? (
                      t('nothing')
                    ) : isFilter ? (
                      <button
                        type="button"
                        title={t('onlyThese', { name: row.value.replaceAll('_', ' ') })}
                        onClick={() => row.value !== null && list.ask(onlyThese(row.value))}
                      >
                        {shownAs(column, row.value, list.rows)}
                      </button>
                    ) : (
                      shownAs(column, row.value, list.rows)
                    )}
                  </th>
                  <td>
                    <span className={style.bar} style={{ width: `${(Math.max(0, measured(row)) / most) * 100}%` }} />
                  </td>
                  <td className={style.number}>{measure ? showSum(measured(row)) : thousands(row.n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      )}
      {groups && groups.others > 0 && !groups.is_too_many && (
        <p className={style.note}>{t('others', { n: groups.others })}</p>
      )}
    </Section>
  )
}
