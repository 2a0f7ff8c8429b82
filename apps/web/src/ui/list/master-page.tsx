import type { Endpoint, Input, InputField, Parsed } from '@sejuk/contract/endpoint'
import type { actionLogOf } from '@sejuk/contract/platform/action-logs'
import type { Downloadable } from '@sejuk/contract/platform/downloads'
import type { Sheet } from '@sejuk/contract/platform/imports'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { type ReactNode, useState } from 'react'
import IconHistory from '#icon/History'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import IconTrash from '#icon/Trash'
import { type List, type ListInput, type RowOf, useList } from '../../lib/api/list.ts'
import { useSend } from '../../lib/api/queries.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import type { FixedValues } from '../../lib/form/endpoint-form.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import type { Action } from '../actions/action.ts'
import type { FormField, Values } from '../form/form-fields.tsx'
import { useImportSheet } from '../import/import-sheet.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { SortOf, TableProps } from '../table/table.ts'
import type { Filter } from './filters.tsx'
import { ListPage } from './list-page.tsx'

const RecordPanel = lazyPart(() => import('../record/record-panel.tsx').then((panel) => panel.RecordPanel))
const ActionLogPanel = lazyPart(() => import('../record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel))

type Calls<L extends Endpoint, C extends Endpoint, U extends Endpoint> = {
  list: L
  create?: C
  update?: U
  remove?: Endpoint
  log: ReturnType<typeof actionLogOf>
  /** The export kind, and the import sheet. */
  data?: Downloadable
  sheet?: Sheet
}
type Asks<L extends Endpoint> = Parsed<L> & ListInput
/** A field is what both endpoints take; one that never changes, what creates the record. */
export type RecordField<C extends Endpoint, U extends Endpoint = C> =
  | FormField<InputField<C> & InputField<U>>
  | (FormField<InputField<C>> & { isFixed: true })
type Props<L extends Endpoint, C extends Endpoint, U extends Endpoint> = Pick<
  TableProps<RowOf<L>, SortOf<Parsed<L>>>,
  'columns' | 'card' | 'nameOf'
> & {
  title: string
  /** What the panels are called. */
  adding?: string
  editing?: string
  calls: Calls<L, C, U>
  /** The field a record is known by. */
  idField: keyof RowOf<L> & string
  filters: Filter<Asks<L>>[]
  fields?: readonly NoInfer<RecordField<C, U>>[]
  /** What a new record begins with. */
  blank?: NoInfer<FixedValues<C>>
  /** What else can be done with a row. */
  menu?: (row: RowOf<L>) => Action[]
  /** Between the title and the filters. */
  above?: ReactNode
  /** For a page that steers its own list. */
  list?: List<Parsed<L>, RowOf<L>>
}
type Open<Row> = { as: 'add' } | { as: 'edit' | 'log'; row: Row }

/** A master-data page: list, form, action log, delete. */
export const MasterPage = <L extends Endpoint, C extends Endpoint = Endpoint, U extends Endpoint = Endpoint>(
  props: Props<L, C, U>,
) => {
  const {
    title,
    adding,
    editing,
    calls,
    idField,
    filters,
    fields = [] as readonly FormField[],
    blank = {},
    menu,
    columns,
    card,
    nameOf,
  } = props
  type Row = RowOf<L>
  const t = useWords(recordWords)
  const everyday = useWords(everydayWords)
  const own = useList(calls.list)
  const mayAdd = useGate(calls.create ?? calls.list)
  const mayEdit = useGate(calls.update ?? calls.list)
  const mayRemove = useGate(calls.remove ?? calls.list)
  const { mutate: send } = useSend(calls.remove ?? calls.list)
  const coming = useImportSheet(calls.sheet, { title, list: calls.list })
  const [open, setOpen] = useState<Open<Row>>()
  const close = () => setOpen(undefined)
  const idOf = (row: Row) => String(row[idField])

  const remove = async (row: Row) => {
    const question = { title: everyday('sureToDelete'), text: nameOf(row), isDangerous: true }
    if (!(await confirm(question))) return
    close()
    const { row_version } = row as { row_version?: number }
    send({ [idField]: row[idField], row_version } as Input<Endpoint>)
  }
  /** Deletes one by one: records still in use stay, with the reason. */
  const removeSeveral = (n: number, endpoint: Endpoint) => ({
    key: 'delete',
    label: everyday('deleteN', { n }),
    icon: <IconTrash size={18} />,
    gate: mayRemove,
    endpoint,
    inputOf: (row: Row) => ({ [idField]: row[idField], row_version: (row as { row_version?: number }).row_version }),
    question: { title: everyday('sureToDelete'), text: everyday('selected', { n }), isDangerous: true },
  })
  const actionsOf = (row: Row): Action[] => [
    ...(menu?.(row) ?? []),
    ...(calls.update
      ? [
          {
            key: 'edit',
            label: everyday('edit'),
            icon: <IconPencil size={18} />,
            gate: mayEdit,
            onPress: () => setOpen({ as: 'edit', row }),
          },
        ]
      : []),
    {
      key: 'log',
      label: t('history'),
      icon: <IconHistory size={18} />,
      onPress: () => setOpen({ as: 'log', row }),
    },
    ...(calls.remove
      ? [
          {
            key: 'delete',
            label: everyday('delete'),
            icon: <IconTrash size={18} />,
            gate: mayRemove,
            isDangerous: true,
            onPress: () => void remove(row),
          },
        ]
      : []),
  ]

  return (
    <>
      <ListPage
        title={title}
        list={props.list ?? own}
        filters={filters}
        download={calls.data}
        above={props.above}
        actions={[
          ...coming.actions,
          ...(calls.create
            ? [
                {
                  key: 'add',
                  label: t('add'),
                  icon: <IconPlus size={16} />,
                  gate: mayAdd,
                  isPrimary: true,
                  onPress: () => setOpen({ as: 'add' }),
                },
              ]
            : []),
        ]}
        bulk={
          calls.remove && mayRemove.enabled
            ? (rows: Row[]) => [removeSeveral(rows.length, calls.remove as Endpoint)]
            : undefined
        }
        keyOf={idOf}
        nameOf={nameOf}
        menu={actionsOf}
        columns={columns}
        card={card}
      />
      {coming.dialog}
      {open?.as === 'add' && calls.create && (
        <RecordPanel
          title={adding ?? t('add')}
          endpoint={calls.create}
          fields={fields}
          initial={blank}
          draft={calls.create.path}
          onClose={close}
        />
      )}
      {open?.as === 'edit' && calls.update && (
        <RecordPanel
          key={idOf(open.row)}
          title={editing ?? everyday('edit')}
          sub={nameOf(open.row)}
          endpoint={calls.update}
          fields={fields.filter(({ isFixed }) => !isFixed)}
          initial={open.row as Values}
          fixed={{ [idField]: open.row[idField], row_version: (open.row as Values).row_version }}
          draft={`${calls.update.path}/${idOf(open.row)}`}
          onClose={close}
        />
      )}
      {open?.as === 'log' && (
        <ActionLogPanel
          key={idOf(open.row)}
          endpoint={calls.log}
          code={idOf(open.row)}
          sub={nameOf(open.row)}
          labels={{
            lat: t('lat'),
            lng: t('lng'),
            ...Object.fromEntries(fields.map(({ field, label }) => [field, label])),
          }}
          onClose={close}
        />
      )}
    </>
  )
}
