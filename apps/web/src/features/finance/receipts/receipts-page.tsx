import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/receipts'
import { receiptKinds, receiptStatuses } from '@sejuk/domain/finance/receipts'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { receiptWords } from '@sejuk/words/finance/receipts'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ReceiptStatusChip } from './receipt-status.tsx'

const ReceiptPanel = lazyPart(() =>
  import('../../../entities/finance/receipt-panel.tsx').then((panel) => panel.ReceiptPanel),
)
type Row = contract.Receipt

export const ReceiptsPage = () => {
  const t = useWords(receiptWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listReceipts)
  const mayCreate = useGate(contract.createReceipt)
  const [isAdding, setAdding] = useState(false)
  const target = ({ receipt_code }: Row) => pageTo('receipt', { code: receipt_code })
  const code = (row: Row) => <Link {...target(row)}>{row.receipt_code}</Link>
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.receiptData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: receiptStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'kind',
            label: t('kind'),
            kind: 'choice',
            options: receiptKinds.map((value) => ({ value, label: t(value) })),
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
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
          { key: 'code', title: t('receipt_code'), show: code },
          { key: 'received', title: t('received_date'), show: (row) => dates.day(row.received_date) },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'kind', title: t('kind'), show: (row) => [t(row.kind), row.bank_name].filter(Boolean).join(', ') },
          { key: 'reference', title: t('reference'), show: (row) => row.reference ?? '-' },
          { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => rupiah(row.amount) },
          {
            key: 'allocated',
            title: t('allocated_amount'),
            isNumber: true,
            show: (row) => rupiah(row.allocated_amount),
          },
          { key: 'status', title: t('status'), show: (row) => <ReceiptStatusChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: `${rupiah(row.amount)} · ${t(row.kind)}`,
          left: <ReceiptStatusChip status={row.status} />,
          right: dates.day(row.received_date),
        })}
      />
      {isAdding && <ReceiptPanel onClose={() => setAdding(false)} />}
    </>
  )
}
