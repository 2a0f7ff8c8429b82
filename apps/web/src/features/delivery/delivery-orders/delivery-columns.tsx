import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { pageTo } from '@sejuk/domain/pages'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { DeliveryChip, PickingChip, ReceiptStatusChip } from '../../../entities/status/delivery-status.tsx'
import { ProgressChip } from '../../../entities/status/order-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Column } from '../../../ui/table/table.ts'

export const targetOf = ({ delivery_code }: { delivery_code: string }) => pageTo('delivery', { code: delivery_code })
export const vendorOf = (row: Delivery) =>
  [row.logistic_vendor, row.driver_name, row.truck_no].filter(Boolean).join(' · ') || '-'

/** What every list of deliveries shows. Where all wait for their goods issue, it is the picking that differs. */
export const useDeliveryColumns = ({ areWaiting = false } = {}) => {
  const t = useWords(deliveryWords)
  const dates = useDates()
  const code = (row: Delivery) => <Link {...targetOf(row)}>{row.delivery_code}</Link>
  const day = (row: Delivery) => (row.planned_date ? dates.day(row.planned_date) : '-')
  const columns: Column<Delivery, 'delivery_code' | 'planned_date' | 'goods_issue_date' | 'created_date'>[] = [
    { key: 'code', title: t('delivery_code'), sort: 'delivery_code', show: code },
    { key: 'status', title: t('status'), show: (row) => <DeliveryChip status={row.status} /> },
    { key: 'order', title: t('order'), wraps: true, show: (row) => row.order_codes.join(', ') },
    { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
    { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
    { key: 'warehouse', title: t('warehouse_code'), show: (row) => row.warehouse_name },
    { key: 'planned', title: t('planned_date'), sort: 'planned_date', show: day },
    { key: 'slot', title: t('time_slot'), show: (row) => row.time_slot ?? '-' },
    { key: 'vendor', title: t('logistic_vendor'), wraps: true, show: vendorOf },
    { key: 'qty', title: t('total_qty'), isNumber: true, show: (row) => thousands(row.total_qty) },
    {
      key: 'weight',
      title: t('total_weight'),
      isNumber: true,
      show: (row) => thousands(Math.round(row.total_weight)),
    },
    { key: 'picking', title: t('picking_status'), show: (row) => <PickingChip status={row.picking_status} /> },
    {
      key: 'issue',
      title: t('goods_issue_date'),
      sort: 'goods_issue_date',
      show: (row) => (row.goods_issue_date ? dates.dateTime(row.goods_issue_date) : '-'),
    },
    {
      key: 'receipt',
      title: t('receipt_status'),
      show: (row) => (
        <>
          <ReceiptStatusChip status={row.receipt_status} />{' '}
          {row.open_problems > 0 && <StatusChip tone="bad">{t('problems', { n: row.open_problems })}</StatusChip>}
        </>
      ),
    },
    {
      key: 'progress',
      title: t('progress'),
      show: (row) => <ProgressChip done={row.received_qty} total={row.total_qty} />,
    },
    {
      key: 'created',
      title: t('created_date'),
      sort: 'created_date',
      show: (row) => dates.date(row.created_date),
    },
  ]
  const card = (row: Delivery) => ({
    code: code(row),
    name: row.customer_name,
    text: `${t('nUnits', { n: row.total_qty })} · ${vendorOf(row)}`,
    left: areWaiting ? <PickingChip status={row.picking_status} /> : <DeliveryChip status={row.status} />,
    right: day(row),
  })
  if (!areWaiting) return { columns, card }
  const first = ['code', 'picking', 'customer', 'order']
  const never = ['status', 'issue', 'receipt', 'progress']
  const rest = columns.filter(({ key }) => !first.includes(key) && !never.includes(key))
  return { columns: [...first.flatMap((key) => columns.filter((one) => one.key === key)), ...rest], card }
}
