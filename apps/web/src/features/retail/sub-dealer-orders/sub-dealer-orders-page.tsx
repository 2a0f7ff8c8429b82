import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { subDealerDropdown } from '@sejuk/contract/retail/sub-dealers'
import { pageTo } from '@sejuk/domain/pages'
import { subDealerOrderStatuses } from '@sejuk/domain/retail/sub-dealer-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { subDealerOrderWords } from '@sejuk/words/retail/sub-dealers'
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
import { SubDealerOrderChip } from './order-status.tsx'

const OrderPanel = lazyPart(() => import('./order-panel.tsx').then((panel) => panel.OrderPanel))
type Row = contract.SubDealerOrder

/** What sub-dealers ordered from customers of ours; at the desk, and on the phone of who answers. */
export const SubDealerOrdersPage = () => {
  const t = useWords(subDealerOrderWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSubDealerOrders)
  const branch = useBranchFilter()
  const mayCreate = useGate(contract.createSubDealerOrder)
  const [isAdding, setAdding] = useState(false)
  const target = ({ po_code }: Row) => pageTo('subDealerOrder', { code: po_code })
  const number = (row: Row) => <Link {...target(row)}>{row.po_code}</Link>
  const chip = (row: Row) => <SubDealerOrderChip status={row.status} isOverdue={row.is_overdue} />
  const received = (row: Row) =>
    row.confirmed_quantity ? t('receivedOf', { n: row.received_quantity, of: row.confirmed_quantity }) : '-'
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.subDealerOrderData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'subdealer_code', label: t('subdealer_code'), kind: 'many', source: subDealerDropdown },
          { field: 'customer_code', label: t('customer_code'), kind: 'many', source: customerDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: subDealerOrderStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'is_overdue',
            label: t('is_overdue'),
            kind: 'choice',
            options: [{ value: 'true', label: t('yes') }],
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
        keyOf={(row) => row.po_code}
        nameOf={(row) => row.po_code}
        columns={[
          { key: 'code', title: t('po_code'), show: number },
          { key: 'shop', title: t('subdealer_code'), wraps: true, show: (row) => row.subdealer_name },
          { key: 'supplier', title: t('customer_code'), wraps: true, show: (row) => row.customer_name },
          { key: 'date', title: t('po_date'), sort: 'po_date', show: (row) => dates.day(row.po_date) },
          { key: 'quantity', title: t('quantity'), isNumber: true, show: (row) => row.quantity },
          { key: 'amount', title: t('amount'), isNumber: true, show: (row) => rupiah(row.amount) },
          {
            key: 'answered',
            title: t('answered_in'),
            show: (row) => (row.answered_in === null ? '-' : t('hours', { n: row.answered_in })),
          },
          { key: 'received', title: t('received'), show: received },
          { key: 'status', title: t('status'), show: chip },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: number(row),
          name: row.subdealer_name,
          text: `${row.customer_name} · ${row.quantity} ${t('quantity')} · ${rupiah(row.amount)}`,
          left: chip(row),
          right: dates.day(row.po_date),
        })}
      />
      {isAdding && <OrderPanel onClose={() => setAdding(false)} />}
    </>
  )
}
