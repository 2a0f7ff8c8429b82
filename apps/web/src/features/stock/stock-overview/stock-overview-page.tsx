import { brandDropdown } from '@sejuk/contract/masters/brands'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { listTransferProposals } from '@sejuk/contract/stock/regular-transfers'
import * as contract from '@sejuk/contract/stock/stock-overview'
import { getStockReport } from '@sejuk/contract/stock/stock-reports'
import { pageTo } from '@sejuk/domain/pages'
import { stockLevelWords, stockWords } from '@sejuk/words/stock/stock'
import { useState } from 'react'
import { useReportAction } from '../../../entities/reports/report-action.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Cover } from './cover.tsx'
import style from './stock-cell.module.css'
import { StockCell } from './stock-cell.tsx'

const ItemPanel = lazyPart(() => import('./item-panel.tsx').then((panel) => panel.ItemPanel))

type Row = contract.OverviewRow
type Level = (typeof contract.overviewLevels)[number]

const Photo = ({ row }: { row: Row }) =>
  row.photo_path ? (
    <img className={style.photo} src={row.photo_path} alt="" loading="lazy" />
  ) : (
    <span className={style.photo} aria-hidden="true" />
  )

/** What runs out first, and where the rest is. */
export const StockOverviewPage = () => {
  const t = useWords(stockWords)
  const levels = useWords(stockLevelWords)
  const list = useList(contract.stockOverview)
  const report = useReportAction(getStockReport, 'stockReport')
  const navigate = useNavigate()
  const { level, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countStockOverview, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const mayPropose = useGate(listTransferProposals)
  const proposals = useCall(listTransferProposals, { limit: 1 }, { enabled: mayPropose.enabled })
  const proposed = proposals.data?.total ?? 0
  const levelName = (value: Level) => (value === 'idle' || value === 'short' ? t(value) : levels(value))
  const [open, setOpen] = useState<Row>()
  const places = list.rows[0]?.cells ?? []
  const cellOf = (row: Row, warehouse_code: string) => row.cells.find((cell) => cell.warehouse_code === warehouse_code)
  const item = (row: Row) => (
    <span className={style.item}>
      <Photo row={row} />
      <span>
        <b>{row.item_code}</b>
        <br />
        {row.item_name}
      </span>
    </span>
  )
  return (
    <>
      <ListPage
        title={t('overview')}
        list={list}
        download={contract.stockBalanceData}
        onOpen={setOpen}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'warehouse_code', label: t('warehouse'), kind: 'many', source: warehouseDropdown },
          { field: 'business_unit_code', label: t('business_unit'), kind: 'many', source: businessUnitDropdown },
          { field: 'brand_code', label: t('brand'), kind: 'many', source: brandDropdown },
        ]}
        above={
          <StatusTabs
            label={t('level')}
            value={level ?? 'all'}
            onChange={(value) => list.ask({ level: value === 'all' ? undefined : value })}
            tabs={(['all', ...contract.overviewLevels] as const).map((value) => ({
              value,
              label: value === 'all' ? t('allItems') : levelName(value),
              count: counts.data?.data[value],
            }))}
          />
        }
        actions={[
          report,
          ...(proposed > 0
            ? [
                {
                  ...{ key: 'proposals', label: t('reviewProposals', { n: proposed }), isPrimary: true },
                  onPress: () => void navigate(pageTo('regularTransfers')),
                },
              ]
            : []),
        ]}
        keyOf={(row) => row.item_code}
        nameOf={(row) => row.item_code}
        menu={(row) => [{ key: 'open', label: t('openCard'), onPress: () => setOpen(row) }]}
        columns={[
          { key: 'item', title: t('item'), sort: 'item_code', wraps: true, show: item },
          {
            key: 'available',
            title: `${t('available')}, ${t('allWarehouses')}`,
            sort: 'available',
            isNumber: true,
            show: (row) => <b>{thousands(row.available)}</b>,
          },
          ...places.map(({ warehouse_code, warehouse_name, is_own }) => ({
            key: warehouse_code,
            title: is_own ? `${warehouse_name}, ${t('own')}` : warehouse_name,
            isNumber: true,
            show: (row: Row) => <StockCell cell={cellOf(row, warehouse_code)} />,
          })),
          { key: 'cover', title: t('cover'), sort: 'days_of_cover', show: (row) => <Cover row={row} /> },
        ]}
        card={(row) => {
          const [own, ...others] = row.cells
          return {
            code: row.item_code,
            name: row.item_name,
            text: (
              <>
                {own?.warehouse_name}: <StockCell cell={own} />
                <br />
                {others.map(({ warehouse_name, available }) => `${warehouse_name} ${available}`).join(' · ')}
              </>
            ),
            left: <Cover row={row} />,
            right: <b>{thousands(row.available)}</b>,
          }
        }}
      />
      {open && <ItemPanel key={open.item_code} row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
