import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import type { ShipmentStatus } from '@sejuk/domain/spareparts/shipments'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { pickerWords } from '@sejuk/words/pickers'
import { sparepartActionWords, sparepartStatusWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'

const OrderPanel = lazyPart(() => import('./order-panel.tsx').then((panel) => panel.OrderPanel))
const ApprovePanel = lazyPart(() => import('./approve-panel.tsx').then((panel) => panel.ApprovePanel))
const PickPanel = lazyPart(() => import('./pick-panel.tsx').then((panel) => panel.PickPanel))
const ReceiptPanel = lazyPart(() => import('./receipt-panel.tsx').then((panel) => panel.ReceiptPanel))
const OfferPanel = lazyPart(() => import('./substitute-panels.tsx').then((panel) => panel.OfferPanel))
const AnswerPanel = lazyPart(() => import('./substitute-panels.tsx').then((panel) => panel.AnswerPanel))

type Row = contract.SparepartOrderDetail

/** Everything that can be done to an order, with the form each action asks for. */
export const OrderActions = ({ row }: { row: Row }) => {
  const t = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  const choose = useWords(pickerWords)('choose')
  useStatusWords(sparepartStatusWords)
  const shipmentAt = (status: ShipmentStatus) => ({
    field: 'shipment_no',
    label: t('shipment_no'),
    kind: 'choice' as const,
    options: row.shipments
      .filter((one) => one.status === status)
      .map(({ shipment_no }) => ({ value: String(shipment_no), label: t('shipmentN', { n: shipment_no }) })),
    isRequired: true,
  })
  return (
    <RecordActions
      workflow={sparepartOrder}
      endpoints={contract.actOnSparepartOrder}
      keyField="sparepart_order_code"
      row={row}
      nameOf={(one) => one.sparepart_order_code}
      label={actions}
      forms={{
        modify: (open) => <OrderPanel found={open.row} onClose={open.onClose} />,
        'approve-sparepart': (open) => <ApprovePanel found={open.row} onClose={open.onClose} />,
        'approve-cost':
          row.total_amount > 0
            ? [{ field: 'paid_amount', label: t('paid_amount'), kind: 'money', isRequired: true }]
            : [],
        refund: [
          { field: 'refund_amount', label: t('refund_amount'), kind: 'money', isRequired: true },
          { field: 'refund_note', label: t('refund_note'), kind: 'text', most: 100, isRequired: true },
        ],
        pick: (open) => <PickPanel found={open.row} onClose={open.onClose} />,
        send: [
          shipmentAt('DO_Picked'),
          { field: 'courier', label: t('courier'), kind: 'text', most: 60, isRequired: true },
          { field: 'tracking_no', label: t('tracking_no'), kind: 'text', most: 60, isRequired: true },
          { field: 'eta', label: t('eta'), kind: 'date' },
        ],
        'upload-receipt': (open) => <ReceiptPanel found={open.row} onClose={open.onClose} />,
        fill: [
          shipmentAt('DO_LackStock'),
          {
            field: 'warehouse_code',
            label: t('warehouse_code'),
            kind: 'picker',
            source: warehouseDropdown,
            none: choose,
          },
        ],
        split: [shipmentAt('DO_LackStock')],
        'offer-substitute': (open) => <OfferPanel found={open.row} onClose={open.onClose} />,
        'answer-substitute': (open) => <AnswerPanel found={open.row} onClose={open.onClose} />,
        promise: [{ field: 'promised_date', label: t('promised_date'), kind: 'date', isRequired: true }],
      }}
    />
  )
}
