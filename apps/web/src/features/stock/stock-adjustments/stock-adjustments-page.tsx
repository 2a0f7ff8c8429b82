import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/stock-adjustments'
import { pageTo } from '@sejuk/domain/pages'
import { adjustmentReasons, adjustmentStatuses } from '@sejuk/domain/stock/stock-adjustments'
import { rupiah } from '@sejuk/domain/values/money'
import { stockAdjustmentWords } from '@sejuk/words/stock/stock-adjustments'
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
import { AdjustmentChip } from './adjustment-status.tsx'

const AdjustmentPanel = lazyPart(() => import('./adjustment-panel.tsx').then((panel) => panel.AdjustmentPanel))
type Row = contract.StockAdjustment

export const StockAdjustmentsPage = () => {
  const t = useWords(stockAdjustmentWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listStockAdjustments)
  const mayCreate = useGate(contract.createStockAdjustment)
  const [isAdding, setAdding] = useState(false)
  const target = (row: Row) => pageTo('stockAdjustment', { code: row.adjustment_code })
  const code = (row: Row) => <Link {...target(row)}>{row.adjustment_code}</Link>
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.stockAdjustmentData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'warehouse_code', label: t('warehouse_name'), kind: 'many', source: warehouseDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: adjustmentStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'adjust_reason',
            label: t('adjust_reason'),
            kind: 'choice',
            options: adjustmentReasons.map((value) => ({ value, label: t(value) })),
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
          { key: 'counts', label: t('counts'), onPress: () => void navigate(pageTo('stockCounts')) },
        ]}
        keyOf={(row) => row.adjustment_code}
        nameOf={(row) => row.adjustment_code}
        columns={[
          { key: 'code', title: t('adjustment_code'), sort: 'adjustment_code', show: code },
          { key: 'warehouse', title: t('warehouse_name'), show: (row) => row.warehouse_name },
          { key: 'reason', title: t('adjust_reason'), show: (row) => t(row.adjust_reason) },
          { key: 'items', title: t('item_codes'), wraps: true, show: (row) => row.item_codes },
          { key: 'qty', title: t('qty'), isNumber: true, show: (row) => row.qty },
          { key: 'damaged', title: t('damaged'), isNumber: true, show: (row) => row.damaged || '-' },
          { key: 'value', title: t('value'), sort: 'value', isNumber: true, show: (row) => rupiah(row.value) },
          { key: 'status', title: t('status'), show: (row) => <AdjustmentChip status={row.status} /> },
          { key: 'by', title: t('createdBy'), show: (row) => row.create_user_name },
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
          text: `${t(row.adjust_reason)}: ${row.item_codes}`,
          left: <AdjustmentChip status={row.status} />,
          right: rupiah(row.value),
        })}
      />
      {isAdding && <AdjustmentPanel onClose={() => setAdding(false)} />}
    </>
  )
}
