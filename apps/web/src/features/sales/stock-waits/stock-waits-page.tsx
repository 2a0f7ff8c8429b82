import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/sales/stock-waits'
import { pageTo } from '@sejuk/domain/pages'
import { stockWait, type WaitStatus, waitStatuses } from '@sejuk/domain/sales/waiting/stock-waits'
import { stockWaitWords } from '@sejuk/words/sales/stock-waits'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { blankWait } from '../../../entities/sales/wait-panel.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const WaitPanel = lazyPart(() => import('../../../entities/sales/wait-panel.tsx').then((part) => part.WaitPanel))

type Row = contract.StockWait
const tones: Record<WaitStatus, Tone> = {
  ...{ Waiting: 'waiting', Offered: 'attention', Taken: 'good', Passed: 'neutral', Withdrawn: 'neutral' },
}

/** Who waits for what, and what may be done when the goods have come. */
export const StockWaitsPage = () => {
  const t = useWords(stockWaitWords)
  const dates = useDates()
  const list = useList(contract.listStockWaits)
  const mayCreate = useGate(contract.createStockWait)
  const [isAdding, setAdding] = useState(false)
  const actions = useRecordActions({
    workflow: stockWait,
    endpoints: contract.actOnStockWait,
    keyField: 'wait_code',
    nameOf: (row: Row) => `${row.wait_code}, ${row.customer_name}, ${thousands(row.qty)} × ${row.item_code}`,
    label: (name) => t(name === 'offer' || name === 'lapse' ? 'Offered' : name),
    refreshes: [contract.listStockWaits],
  })
  const chip = (row: Row) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
  const item = (row: Row) => (
    <>
      <b>{row.item_code}</b> {row.item_name}
    </>
  )
  const order = (row: Row) =>
    row.taken_order ? (
      <Link {...pageTo('salesOrder', { menu: 'sales-order', order_code: row.taken_order })}>{row.taken_order}</Link>
    ) : (
      ''
    )
  const offered = (row: Row) => (row.status === 'Offered' ? dates.dateTime(row.offer_until ?? '') : '')
  const place = (row: Row) => (row.place_in_line === null ? '' : thousands(row.place_in_line))
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.stockWaitData}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: waitStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'item_code', label: t('item_code'), kind: 'many', source: itemDropdown },
          { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
          { field: 'dept_code', label: t('dept_name'), kind: 'many', source: departmentDropdown },
          { field: 'warehouse_code', label: t('warehouse_name'), kind: 'many', source: warehouseDropdown },
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
        menu={actions.actionsOf}
        keyOf={(row) => row.wait_code}
        nameOf={(row) => row.wait_code}
        columns={[
          { key: 'code', title: t('wait_code'), sort: 'wait_code', show: (row) => row.wait_code },
          { key: 'customer', title: t('customer_name'), wraps: true, show: (row) => row.customer_name },
          { key: 'item', title: t('item_code'), wraps: true, show: item },
          { key: 'qty', title: t('qty'), isNumber: true, show: (row) => thousands(row.qty) },
          { key: 'wanted', title: t('wanted_date'), sort: 'wanted_date', show: (row) => dates.day(row.wanted_date) },
          { key: 'since', title: t('since'), sort: 'created_date', show: (row) => dates.date(row.since) },
          { key: 'place', title: t('place'), isNumber: true, show: place },
          { key: 'status', title: t('status'), show: chip },
          { key: 'offered', title: t('offer_until'), show: offered },
          { key: 'order', title: t('taken_order'), show: order },
          { key: 'warehouse', title: t('warehouse_name'), show: (row) => row.warehouse_name },
          { key: 'salesman', title: t('salesman_name'), show: (row) => row.salesman_name ?? row.salesman_code },
        ]}
        card={(row) => ({
          code: row.wait_code,
          name: row.customer_name,
          text: (
            <>
              {thousands(row.qty)} × {item(row)} {order(row)}
            </>
          ),
          left: chip(row),
          right: offered(row) || dates.day(row.wanted_date),
        })}
      />
      {actions.panel}
      {isAdding && (
        <WaitPanel
          initial={blankWait}
          onClose={() => {
            setAdding(false)
            list.retry()
          }}
        />
      )}
    </>
  )
}
