import type { Downloadable } from '@sejuk/contract/platform/downloads'
import { viewerGate } from '@sejuk/domain/masters/staff'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import IconAdjustmentsHorizontal from '#icon/AdjustmentsHorizontal'
import IconBaselineDensityMedium from '#icon/BaselineDensityMedium'
import IconBaselineDensitySmall from '#icon/BaselineDensitySmall'
import IconDotsVertical from '#icon/DotsVertical'
import type { List, ListInput } from '../../lib/api/list.ts'
import { useNarrow } from '../../lib/browser/screen.ts'
import { localStore } from '../../lib/browser/storage.ts'
import { thousands } from '../../lib/language/money.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { rememberRecords } from '../../lib/navigation/list-trail.ts'
import { useRecentVisits } from '../../lib/navigation/recent-visits.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import type { Action } from '../actions/action.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { IconButton } from '../actions/button.tsx'
import { MenuButton } from '../actions/menu-button.tsx'
import { lazyPart, lazyUse } from '../layout/lazy-part.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { SortOf, TableProps } from '../table/table.ts'
import { useColumns } from '../table/use-columns.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useDownloadData } from './download-data.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Filter, FilterCell, FilterTexts, isSet } from './filters.tsx'
import type { GroupsProps } from './list-groups.tsx'
import style from './list-page.module.css'
import { EmptyState, FailedState, ForbiddenState } from './list-states.tsx'
import { Pager } from './pager.tsx'
import { type BulkAction, useBulk } from './use-bulk.tsx'
import { useSelection } from './use-selection.ts'
import { useViews } from './use-views.tsx'

const listGroups = lazyUse(() => import('./list-groups.tsx').then((part) => part.ListGroups))
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((sheet) => sheet.FilterSheet))

type Shared<Filters, Row> = Pick<
  TableProps<Row, SortOf<Filters>>,
  'columns' | 'keyOf' | 'nameOf' | 'card' | 'menu' | 'menuFirst' | 'onOpen'
>
type Props<Filters, Row> = Shared<Filters, Row> & {
  title: string
  /** The page it belongs under. */
  crumb?: ReactNode
  list: List<Filters, Row>
  filters: Filter<Filters & ListInput>[]
  actions: Action[]
  /** Offers the list as a file, by the filters that are set. */
  download?: Downloadable
  /** Between the title and the filters: neighbouring lists, or a word on this one. */
  above?: ReactNode
  /** What can be done with several rows at once: in one call, or row by row with a report. */
  bulk?: (rows: Row[], clear: () => void) => BulkAction<Row>[]
  /** Rows open a record: the viewer's last visit is shown. */
  remembersVisits?: boolean
}

const densityAs = 'sejuk.density'

/** A list with all that belongs to it. Give it columns, filters and actions. */
export const ListPage = <Filters, Row>(props: Props<Filters, Row>) => {
  const { title, crumb, list, filters: offered, actions: own, download, above, bulk, remembersVisits, ...table } = props
  const t = useWords(everydayWords)
  const say = useSay()
  const viewer = useViewer()
  // A filter whose choices are not for this viewer would only fail to load.
  const filters = offered.filter((filter) => !('source' in filter) || viewerGate(viewer, filter.source.needs).enabled)
  const isNarrow = useNarrow()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isRoomy, setRoomy] = useState(localStore.get(densityAs) === 'roomy')
  const filtersAsked = JSON.stringify(filters.map(({ field }) => list.asked[field]))
  const [draft, setDraft] = useDraft(list.asked, filtersAsked)
  const selection = useSelection(table.keyOf, list.rows, filtersAsked)
  const each = useBulk<Row>([...selection.rows.values()], { ...table, onDone: (rows) => selection.toggle(rows, false) })
  const taking = useDownloadData(download, { title, list, filters, columns: table.columns })
  const views = useViews(list)
  const [isGrouping, setGrouping] = useState(false)
  const isGrouped = isGrouping || Boolean(list.asked.group_by)
  const grouping: Action = { key: 'group', label: t('group'), onPress: () => setGrouping(!isGrouping) }
  const actions = [views.action, grouping, ...taking.actions, ...own]
  const { shown, chooser } = useColumns(list.endpoint.path, table.columns)
  const visits = useRecentVisits(remembersVisits ? list.rows.map(table.keyOf) : [])
  const set = filters.filter((filter) => isSet(filter, list.asked))

  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const search = () => {
    setSheetOpen(false)
    list.ask(
      Object.fromEntries(filters.map(({ field }) => [field, draft[field as keyof typeof draft]])) as Partial<
        Filters & ListInput
      >,
    )
  }
  const reset = () => {
    setDraft(list.plain)
    list.reset()
  }
  const turnDensity = () => {
    localStore.set(densityAs, isRoomy ? 'dense' : 'roomy')
    setRoomy(!isRoomy)
  }
  const instead = !list.gate.enabled ? (
    <ForbiddenState reason={say(list.gate.because)} />
  ) : list.error ? (
    <FailedState error={list.error} onRetry={list.retry} isList />
  ) : list.rows.length === 0 ? (
    <EmptyState
      because={set.length > 0 && <FilterTexts filters={set} asked={list.asked} />}
      onReset={set.length > 0 ? reset : undefined}
    />
  ) : undefined
  const total = list.total === undefined ? '…' : thousands(list.total) + (list.isCapped ? '+' : '')

  return (
    <>
      <PageHead title={title} crumb={crumb} sub={isNarrow && !instead ? t('records', { n: total }) : undefined}>
        {isNarrow ? (
          <>
            <IconButton
              label={set.length > 0 ? t('filtersSet', { n: set.length }) : t('filters')}
              onBar
              count={set.length}
              onClick={() => setSheetOpen(true)}
            >
              <IconAdjustmentsHorizontal size={22} />
            </IconButton>
            {actions.length > 0 && (
              <MenuButton label={t('more')} actions={actions} onBar>
                <IconDotsVertical size={22} />
              </MenuButton>
            )}
          </>
        ) : (
          actions.map((action) => <ActionButton key={action.key} action={action} />)
        )}
      </PageHead>
      <div className={style.page}>
        {above}
        {!isNarrow && filters.length > 0 && (
          <FilterBar
            filters={filters}
            draft={draft}
            onChange={change}
            onSearch={search}
            onReset={reset}
            gate={list.gate}
          />
        )}
        {isGrouped && list.gate.enabled && <Groups list={list} table={table} onClose={() => setGrouping(false)} />}
        <section
          className={style.section}
          aria-label={title}
          onClickCapture={(event) => rememberRecords(event.currentTarget)}
        >
          <DataTable
            {...table}
            columns={shown}
            visits={visits}
            caption={title}
            rows={list.rows}
            selection={bulk && list.gate.enabled ? selection : undefined}
            sort={list.asked.sort}
            onSort={list.sortBy}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            isRoomy={isRoomy}
            instead={instead}
            totals={{ sums: list.totals, onCount: list.isCapped ? list.countExactly : undefined }}
          />
          {bulk && selection.rows.size > 0 && (
            <BulkBar
              count={selection.rows.size}
              actions={each.actionsOf(bulk([...selection.rows.values()], selection.clear))}
              onClear={selection.clear}
            />
          )}
          {!instead && !list.isLoading && (
            <div className={style.foot}>
              <Pager
                current={list.current}
                pages={list.pages}
                total={list.total}
                isCapped={list.isCapped}
                onGo={list.goTo}
                onCountExactly={list.countExactly}
              />
              {!isNarrow && chooser}
              {!isNarrow && (
                <IconButton
                  label={t(isRoomy ? 'dense' : 'roomy')}
                  title={t(isRoomy ? 'dense' : 'roomy')}
                  onClick={turnDensity}
                >
                  {isRoomy ? <IconBaselineDensitySmall size={16} /> : <IconBaselineDensityMedium size={16} />}
                </IconButton>
              )}
            </div>
          )}
        </section>
      </div>
      {taking.dialog}
      {each.report}
      {views.dialog}
      {isSheetOpen && (
        <FilterSheet
          endpoint={list.endpoint}
          draft={draft}
          onSearch={search}
          onReset={() => setDraft(list.plain)}
          onClose={() => {
            setDraft(list.asked)
            setSheetOpen(false)
          }}
        >
          {filters.map((filter) => (
            <FilterCell key={filter.field} filter={filter} draft={draft} onChange={change} />
          ))}
        </FilterSheet>
      )}
    </>
  )
}

const Groups = <Filters, Row>(props: GroupsProps<Filters, Row>) => {
  const ListGroups = listGroups.useLoaded()
  return ListGroups ? <ListGroups {...props} /> : null
}

/** What is chosen is a draft until Search puts it in the address bar; a new address starts a new draft. */
const useDraft = <T,>(asked: T, print: string) => {
  const [draft, setDraft] = useState(asked)
  const [seen, setSeen] = useState(print)
  if (seen !== print) {
    setSeen(print)
    setDraft(asked)
  }
  return [draft, setDraft] as const
}
