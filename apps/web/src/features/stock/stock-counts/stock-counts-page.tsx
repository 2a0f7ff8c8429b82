import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/stock-counts'
import { pageTo } from '@sejuk/domain/pages'
import { countStatuses } from '@sejuk/domain/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { CountChip } from './count-status.tsx'

const CountPanel = lazyPart(() => import('./count-panel.tsx').then((panel) => panel.CountPanel))
type Row = contract.StockCount

export const StockCountsPage = () => {
  const t = useWords(stockCountWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listStockCounts)
  const mayCreate = useGate(contract.createStockCount)
  const [isAdding, setAdding] = useState(false)
  const target = (row: Row) => pageTo('stockCount', { code: row.count_code })
  const code = (row: Row) => <Link {...target(row)}>{row.count_code}</Link>
  const progress = (row: Row) => t('progress', { n: row.counted_lines, all: row.line_count })
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.stockCountData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'warehouse_code', label: t('warehouse_name'), kind: 'many', source: warehouseDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: countStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={(row) => row.count_code}
        nameOf={(row) => row.count_code}
        columns={[
          { key: 'code', title: t('count_code'), sort: 'count_code', show: code },
          { key: 'status', title: t('status'), show: (row) => <CountChip status={row.status} /> },
          { key: 'warehouse', title: t('warehouse_name'), show: (row) => row.warehouse_name },
          { key: 'category', title: t('category_code'), show: (row) => row.category_code ?? t('everyCategory') },
          { key: 'progress', title: t('counted_lines'), show: progress },
          { key: 'by', title: t('create_user_name'), show: (row) => row.create_user_name },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.warehouse_name,
          text: progress(row),
          left: <CountChip status={row.status} />,
          right: dates.date(row.created_date),
        })}
      />
      {isAdding && <CountPanel onClose={() => setAdding(false)} />}
    </>
  )
}
