import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/delivery/delivery-orders'
import { deliveryLetters } from '@sejuk/contract/delivery/delivery-work'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { logisticVendorDropdown } from '@sejuk/contract/masters/drivers'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import {
  type DeliveryStatus,
  deliveryOrder,
  deliveryStatuses,
  pickingStatuses,
} from '@sejuk/domain/delivery/delivery-orders'
import { receiptStatuses } from '@sejuk/domain/delivery/receipts'
import { pageTo } from '@sejuk/domain/pages'
import { progresses } from '@sejuk/domain/sales/sales-orders'
import {
  deliveryStatusWords,
  deliveryWords,
  pickingWords,
  receiptStatusWords,
} from '@sejuk/words/delivery/delivery-orders'
import { progressWords } from '@sejuk/words/sales/sales-orders'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { targetOf, useDeliveryColumns } from './delivery-columns.tsx'

const CreatePanel = lazyPart(() => import('./create-panel.tsx').then((panel) => panel.CreatePanel))
const ConfirmPlanPanel = lazyPart(() => import('./plan-panel.tsx').then((panel) => panel.ConfirmPlanPanel))
const ChangePlanPanel = lazyPart(() => import('./plan-panel.tsx').then((panel) => panel.ChangePlanPanel))
type Row = contract.Delivery

/** Those that wait for a goods issue are a page of their own. */
const DeliveryListPage = ({ only = false }: { only?: boolean }) => {
  const t = useWords(deliveryWords)
  const statuses = useWords(deliveryStatusWords)
  const picking = useWords(pickingWords)
  const receipts = useWords(receiptStatusWords)
  const progress = useWords(progressWords)
  const navigate = useNavigate()
  const list = useList(only ? contract.listGoodsIssues : contract.listDeliveries)
  const mayCreate = useGate(contract.createDelivery)
  const mayPrint = useGate(deliveryLetters)
  const language = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const { columns, card } = useDeliveryColumns({ areWaiting: only })
  const { status, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countDeliveries, filters, { enabled: list.gate.enabled && !only, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.status, one.count]))
  const { actionsOf, bulkOf, panel } = useRecordActions({
    workflow: deliveryOrder,
    endpoints: contract.actOnDelivery,
    keyField: 'delivery_code',
    nameOf: (row: Row) => row.delivery_code,
    label: (name) => t(name),
    forms: {
      confirmPlan: (open) => <ConfirmPlanPanel found={open.row} onClose={open.onClose} />,
      plan: (open) => <ChangePlanPanel found={open.row} onClose={open.onClose} />,
    },
    refreshes: [contract.listDeliveries, contract.countDeliveries],
  })
  const choose = (value: DeliveryStatus | 'all') => list.ask({ status: value === 'all' ? undefined : value })
  return (
    <>
      <ListPage
        title={t(only ? 'issueTitle' : 'title')}
        list={list}
        download={only ? undefined : contract.deliveryData}
        above={
          only ? undefined : (
            <StatusTabs
              label={t('status')}
              value={status ?? 'all'}
              onChange={choose}
              tabs={[
                { value: 'all', label: t('all'), count: undefined },
                ...deliveryStatuses.map((value) => ({ value, label: statuses(value), count: countOf.get(value) })),
              ]}
            />
          )
        }
        onOpen={(row) => void navigate(targetOf(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown },
          { field: 'warehouse_code', label: t('warehouse_code'), kind: 'many', source: warehouseDropdown },
          { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
          { field: 'logistic_vendor_code', label: t('logistic_vendor'), kind: 'many', source: logisticVendorDropdown },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          {
            field: 'picking_status',
            label: t('picking_status'),
            kind: 'choice',
            options: pickingStatuses.map((value) => ({ value, label: picking(value) })),
          },
          {
            field: 'receipt_status',
            label: t('receipt_status'),
            kind: 'choice',
            options: receiptStatuses.map((value) => ({ value, label: receipts(value) })),
          },
          {
            field: 'progress',
            label: t('progress'),
            kind: 'choice',
            options: progresses.map((value) => ({ value, label: progress(value) })),
          },
          {
            field: 'missing_days',
            label: t('missing_days'),
            kind: 'choice',
            options: [{ value: '3', label: t('missingThree') }],
          },
        ]}
        actions={
          only
            ? []
            : [
                { key: 'board', label: t('board'), onPress: () => void navigate(pageTo('deliveryBoard')) },
                { key: 'receipts', label: t('receipts'), onPress: () => void navigate(pageTo('deliveryReceipts')) },
                { key: 'vendors', label: t('vendors'), onPress: () => void navigate(pageTo('deliveryVendors')) },
                {
                  key: 'create',
                  label: t('create'),
                  icon: <IconPlus size={16} />,
                  gate: mayCreate,
                  isPrimary: true,
                  onPress: () => setAdding(true),
                },
              ]
        }
        bulk={(rows) => [
          ...bulkOf('review', 'approve'),
          {
            ...{ key: 'print', label: t('printMany'), gate: mayPrint },
            onPress: () =>
              void download(deliveryLetters, {
                delivery_code: rows.slice(0, 50).map(({ delivery_code }) => delivery_code),
                language,
              }),
          },
        ]}
        menu={actionsOf}
        keyOf={(row) => row.delivery_code}
        nameOf={(row) => row.delivery_code}
        columns={columns}
        card={card}
      />
      {panel}
      {isAdding && <CreatePanel onClose={() => setAdding(false)} />}
    </>
  )
}

export const DeliveriesPage = () => <DeliveryListPage />
export const GoodsIssuesPage = () => <DeliveryListPage only />
