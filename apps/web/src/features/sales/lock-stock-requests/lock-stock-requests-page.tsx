import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { pageTo } from '@sejuk/domain/pages'
import { lockPriority, lockStatuses, lockStockRequest, lockWarnings } from '@sejuk/domain/sales/lock-stock-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { everydayWords } from '@sejuk/words/everyday'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { LockChip } from './lock-status.tsx'

type Row = contract.LockStockRequest

export const LockStockRequestsPage = () => {
  const t = useWords(lockStockWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const today = useToday()
  const navigate = useNavigate()
  const list = useList(contract.listLockStockRequests)
  const mayCreate = useGate(contract.createLockStockRequest)
  const { submit, approve } = contract.actOnLockStockRequest
  const actions = useRecordActions({
    workflow: lockStockRequest,
    endpoints: { submit, approve },
    keyField: 'lock_stock_order_code',
    nameOf: (row: Row) => row.lock_stock_order_code,
    label: (name) => t(name),
  })
  const target = (row: Row) => pageTo('lockStockRequest', { code: row.lock_stock_order_code })
  const code = (row: Row) => <Link {...target(row)}>{row.lock_stock_order_code}</Link>
  const isEnding = (row: Row) => row.remain > 0 && row.valid_to <= addDays(today, lockWarnings[0])
  const until = (row: Row) => (
    <>
      {dates.day(row.valid_to)} {isEnding(row) && <StatusChip tone="attention">{t('endsSoon')}</StatusChip>}
    </>
  )
  const whom = (row: Row) => (
    <>
      {row.customer_name}
      {row.project_code && `, ${row.project_code}`}
    </>
  )
  const yes = [{ value: 'true', label: everyday('yes') }]
  const n = thousands
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.lockStockRequestData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: lockStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'dept_code', label: t('dept_name'), kind: 'many', source: departmentDropdown },
          { field: 'warehouse_code', label: t('warehouse_name'), kind: 'many', source: warehouseDropdown },
          { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
          { field: 'waiting', label: t('waiting'), kind: 'choice', options: yes },
          { field: 'ending', label: t('ending'), kind: 'choice', options: yes },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => void navigate(pageTo('addLockStockRequest', {})),
          },
        ]}
        bulk={() => actions.bulkOf('approve')}
        menu={actions.actionsOf}
        keyOf={(row) => row.lock_stock_order_code}
        nameOf={(row) => row.lock_stock_order_code}
        columns={[
          { key: 'code', title: t('lock_stock_order_code'), sort: 'lock_stock_order_code', show: code },
          { key: 'customer', title: `${t('customer_name')} / ${t('project_code')}`, wraps: true, show: whom },
          { key: 'branch', title: t('dept_name'), show: (row) => row.dept_name },
          { key: 'warehouse', title: t('warehouse_name'), show: (row) => row.warehouse_name },
          { key: 'items', title: t('item_codes'), wraps: true, show: (row) => row.item_codes },
          { key: 'quantity', title: t('quantity'), isNumber: true, show: (row) => n(row.quantity) },
          { key: 'used', title: t('used_qty'), isNumber: true, show: (row) => n(row.used_qty) },
          { key: 'remain', title: t('remain'), isNumber: true, show: (row) => n(row.remain) },
          { key: 'priority', title: t('priority'), show: (row) => t(lockPriority(row)) },
          { key: 'valid', title: t('valid_to'), sort: 'valid_to', show: until },
          { key: 'status', title: t('status'), show: (row) => <LockChip status={row.status} /> },
          { key: 'salesman', title: t('salesman_name'), show: (row) => row.salesman_name ?? row.salesman_code },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: whom(row),
          text: `${row.item_codes}: ${t('remain')} ${n(row.remain)} / ${n(row.quantity)}`,
          left: <LockChip status={row.status} />,
          right: until(row),
        })}
      />
      {actions.panel}
    </>
  )
}
