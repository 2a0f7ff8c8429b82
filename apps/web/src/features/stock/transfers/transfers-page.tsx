import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/transfers'
import { pageTo } from '@sejuk/domain/pages'
import { transferStatuses } from '@sejuk/domain/stock/transfers'
import { everydayWords } from '@sejuk/words/everyday'
import { transferWords } from '@sejuk/words/stock/transfers'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { TransferChip } from '../../../entities/status/transfer-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const TransferPanel = lazyPart(() => import('./transfer-panel.tsx').then((panel) => panel.TransferPanel))
type Row = contract.Transfer

const TransfersPage = ({ side }: { side: 'out' | 'in' }) => {
  const t = useWords(transferWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(side === 'in' ? contract.listTransfersIn : contract.listTransfersOut)
  const mayCreate = useGate(contract.createTransfer)
  const [isAdding, setAdding] = useState(false)
  const target = ({ transfer_code }: Row) =>
    pageTo('transferDetail', { menu: `transfer-${side}`, order_code: transfer_code })
  const code = (row: Row) => <Link {...target(row)}>{row.transfer_code}</Link>
  const way = (row: Row) => `${row.from_warehouse_name} → ${row.to_warehouse_name}`
  const difference = (row: Row) =>
    row.status === 'Adjusted' || row.status === 'Closed' ? row.received_qty - row.qty + row.surplus_qty : 0
  return (
    <>
      <ListPage
        title={t(side)}
        list={list}
        download={side === 'in' ? contract.transferInData : contract.transferOutData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'from_warehouse', label: t('from_warehouse'), kind: 'many', source: warehouseDropdown },
          { field: 'to_warehouse', label: t('to_warehouse'), kind: 'many', source: warehouseDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: transferStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'overdue',
            label: t('overdue'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
        ]}
        actions={
          side === 'out'
            ? [
                {
                  key: 'create',
                  label: t('create'),
                  icon: <IconPlus size={16} />,
                  gate: mayCreate,
                  isPrimary: true,
                  onPress: () => setAdding(true),
                },
              ]
            : []
        }
        keyOf={(row) => row.transfer_code}
        nameOf={(row) => row.transfer_code}
        columns={[
          { key: 'code', title: t('transfer_code'), sort: 'transfer_code', show: code },
          { key: 'way', title: `${t('from_warehouse')} → ${t('to_warehouse')}`, wraps: true, show: way },
          { key: 'lines', title: t('linesAndQty'), isNumber: true, show: (row) => `${row.line_count} / ${row.qty}` },
          {
            key: 'sent',
            title: t('approved_date'),
            show: (row) => (row.approved_date ? dates.dateTime(row.approved_date) : '-'),
          },
          { key: 'eta', title: t('eta'), sort: 'eta', show: (row) => dates.day(row.eta) },
          { key: 'received', title: t('received_qty'), isNumber: true, show: (row) => thousands(row.received_qty) },
          { key: 'difference', title: t('difference'), isNumber: true, show: (row) => difference(row) || '-' },
          { key: 'status', title: t('status'), show: (row) => <TransferChip row={row} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: way(row),
          text: `${t('received_qty')} ${row.received_qty} / ${row.qty}`,
          left: <TransferChip row={row} />,
          right: dates.day(row.eta),
        })}
      />
      {isAdding && <TransferPanel onClose={() => setAdding(false)} />}
    </>
  )
}

export const TransferOutPage = () => <TransfersPage side="out" />
export const TransferInPage = () => <TransfersPage side="in" />
