import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/goods-receipts'
import { pageTo } from '@sejuk/domain/pages'
import { receiptStatuses } from '@sejuk/domain/stock/goods-receipts'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { ReceiptChip } from '../../../entities/status/receipt-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const LetterPanel = lazyPart(() => import('./letter-panel.tsx').then((panel) => panel.LetterPanel))
type Row = contract.GoodsReceipt

export const GoodsReceiptsPage = () => {
  const t = useWords(goodsReceiptWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listGoodsReceipts)
  const mayCreate = useGate(contract.createGoodsReceipt)
  const [isAdding, setAdding] = useState(false)
  const target = ({ receipt_code }: Row) => pageTo('goodsReceipt', { code: receipt_code })
  const code = (row: Row) => <Link {...target(row)}>{row.receipt_code}</Link>
  const short = (row: Row) => row.qty - row.received_qty - row.damaged_qty
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.goodsReceiptData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'warehouse_code', label: t('warehouse'), kind: 'many', source: warehouseDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: receiptStatuses.map((value) => ({ value, label: t(value) })),
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
        keyOf={(row) => row.receipt_code}
        nameOf={(row) => row.receipt_code}
        columns={[
          { key: 'code', title: t('receipt_code'), sort: 'receipt_code', show: code },
          { key: 'warehouse', title: t('warehouse'), wraps: true, show: (row) => row.warehouse_name },
          { key: 'source', title: t('source'), show: (row) => t(row.source) },
          { key: 'letter', title: t('letter_no'), show: (row) => row.letter_no },
          {
            key: 'expected',
            title: t('expected_date'),
            sort: 'expected_date',
            show: (row) => dates.day(row.expected_date),
          },
          { key: 'qty', title: t('qty'), isNumber: true, show: (row) => thousands(row.qty) },
          { key: 'received', title: t('received_qty'), isNumber: true, show: (row) => thousands(row.received_qty) },
          { key: 'damaged', title: t('damaged_qty'), isNumber: true, show: (row) => thousands(row.damaged_qty) },
          { key: 'short', title: t('short'), isNumber: true, show: (row) => thousands(short(row)) },
          { key: 'surplus', title: t('surplus_qty'), isNumber: true, show: (row) => thousands(row.surplus_qty) },
          { key: 'status', title: t('status'), show: (row) => <ReceiptChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: `${t(row.source)}, ${row.letter_no}`,
          text: `${row.warehouse_name} · ${row.received_qty} / ${row.qty}`,
          left: <ReceiptChip status={row.status} />,
          right: dates.day(row.expected_date),
        })}
      />
      {isAdding && <LetterPanel onClose={() => setAdding(false)} />}
    </>
  )
}
