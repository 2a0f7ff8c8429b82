import * as contract from '@sejuk/contract/delivery/delivery-orders'
import { deliveryLetters, workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import { type AdjustOutcome, adjustOutcomes, goodsWhereabouts } from '@sejuk/domain/delivery/adjustments'
import { halvesOf } from '@sejuk/domain/delivery/half-sets'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { capacityOf, filledOf } from '@sejuk/domain/delivery/trucks'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { DeliveryChip, PickingChip, ReceiptStatusChip } from '../../../entities/status/delivery-status.tsx'
import { ProgressChip } from '../../../entities/status/order-status.tsx'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { DeliveryProof } from './delivery-proof.tsx'
import { useDeliveryLink } from './use-delivery-link.tsx'

/** Of a set whose half arrived: the missing unit is sent, or the half is taken back. */
const ofHalves = { reopen: 'sendMissing', cancel: 'takeBack' } as const satisfies Record<AdjustOutcome, string>

const CreatePanel = lazyPart(() => import('./create-panel.tsx').then((panel) => panel.CreatePanel))
const ConfirmPlanPanel = lazyPart(() => import('./plan-panel.tsx').then((panel) => panel.ConfirmPlanPanel))
const ChangePlanPanel = lazyPart(() => import('./plan-panel.tsx').then((panel) => panel.ChangePlanPanel))
const PickPanel = lazyPart(() => import('./pick-panel.tsx').then((panel) => panel.PickPanel))
const ReceiptPanel = lazyPart(() => import('./receipt-panel.tsx').then((panel) => panel.ReceiptPanel))
const SplitPanel = lazyPart(() => import('./split-panel.tsx').then((panel) => panel.SplitPanel))
const MergePanel = lazyPart(() => import('./split-panel.tsx').then((panel) => panel.MergePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const DeliveryPage = () => {
  const t = useWords(deliveryWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getDelivery} input={{ delivery_code: code }} title={t('title')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const logged = [
  'review',
  'confirmPlan',
  'plan',
  'pick',
  'check',
  'load',
  'approve',
  'reject',
  'rework',
  'giveBack',
] as const
const loggedToo = [
  'remove',
  'modify',
  'split',
  'merge',
  'receive',
  'verify',
  'saveReceived',
  'adjust',
  'settle',
] as const

const Detail = ({ row }: { row: contract.DeliveryDetail }) => {
  const t = useWords(deliveryWords)
  const [isLogOpen, setLogOpen] = useState(false)
  const language = useLanguage()
  const mayPrint = useGate(deliveryLetters)
  const link = useDeliveryLink(row.delivery_code)
  const print = () => void download(deliveryLetters, { delivery_code: [row.delivery_code], language })
  const isSaid = row.received_qty + row.damaged_qty + row.short_qty >= row.total_qty
  const halves = isSaid
    ? row.lines.flatMap((line) =>
        halvesOf(
          line,
          row.units.filter(({ line_no }) => line_no === line.line_no),
        ),
      )
    : []
  const more = [
    { key: 'print', label: t('print'), icon: <IconPrinter size={16} />, gate: mayPrint, onPress: print },
    ...link.actions,
  ]
  return (
    <>
      <PageHead
        title={row.delivery_code}
        crumb={<Link {...pageTo('deliveries')}>{t('title')}</Link>}
        sub={<DeliveryChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="deliveries" code={row.delivery_code} />
      <PageBody>
        <RecordActions
          workflow={deliveryOrder}
          endpoints={{ ...contract.actOnDelivery, adjust: workOnDelivery.adjust }}
          keyField="delivery_code"
          row={row}
          nameOf={(one) => one.delivery_code}
          label={(name) => t(name)}
          forms={{
            modify: (open) => <CreatePanel found={open.row} onClose={open.onClose} />,
            confirmPlan: (open) => <ConfirmPlanPanel found={open.row} onClose={open.onClose} />,
            pick: (open) => <PickPanel found={open.row} onClose={open.onClose} />,
            receive: (open) => <ReceiptPanel found={open.row} onClose={open.onClose} />,
            split: (open) => <SplitPanel found={open.row} onClose={open.onClose} />,
            merge: (open) => <MergePanel found={open.row} onClose={open.onClose} />,
            adjust: [
              {
                ...{ field: 'outcome', label: t('outcome'), kind: 'choice', isRequired: true },
                options: adjustOutcomes.map((value) => ({
                  value,
                  label: t(halves.length > 0 ? ofHalves[value] : value),
                })),
              },
              {
                ...{ field: 'short', label: t('shortWent'), kind: 'choice', isRequired: true },
                options: goodsWhereabouts.map((value) => ({ value, label: t(value) })),
              },
              {
                ...{ field: 'damaged', label: t('damagedWent'), kind: 'choice', isRequired: true },
                options: goodsWhereabouts.map((value) => ({ value, label: t(value) })),
              },
            ],
            plan: (open) => <ChangePlanPanel found={open.row} onClose={open.onClose} />,
          }}
          more={more}
        />
        {row.status === 'Approved' && halves.length > 0 && (
          <Note>{t('halfSets', { list: halves.map(({ item_code, qty }) => `${qty} × ${item_code}`).join(', ') })}</Note>
        )}
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        {row.adjust_reason && <Note>{t('adjusted', { reason: row.adjust_reason })}</Note>}
        {isTooMuch(row) && <Note>{t('overTruck')}</Note>}
        <HeadFacts row={row} />
        <DeliveryLines row={row} />
        <DeliveryProof row={row} />
      </PageBody>
      {link.dialog}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.deliveryLog}
          code={row.delivery_code}
          sub={row.delivery_code}
          labels={{ planned_date: t('planned_date'), driver_name: t('driver_name'), truck_no: t('truck_no') }}
          ownActions={Object.fromEntries([...logged, ...loggedToo].map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const filledOnTruck = ({ total_weight: weight, total_volume: volume, truck_model }: contract.DeliveryDetail) =>
  filledOf({ weight, volume }, capacityOf(truck_model))
const isTooMuch = (row: contract.DeliveryDetail) =>
  Object.values(filledOnTruck(row) ?? {}).some((percent) => percent > 100)

const HeadFacts = ({ row }: { row: contract.DeliveryDetail }) => {
  const t = useWords(deliveryWords)
  const dates = useDates()
  const filled = filledOnTruck(row)
  const loaded = (n: string, percent: number | undefined) => (percent === undefined ? n : t('ofTruck', { n, percent }))
  const orders = row.order_codes.map((order_code, n) => (
    <span key={order_code}>
      {n > 0 && ', '}
      <Link {...pageTo('salesOrder', { menu: 'sales-order', order_code })}>{order_code}</Link>
    </span>
  ))
  return (
    <Section title={row.customer_name} sub={row.detail_address ?? undefined}>
      <Facts
        facts={[
          [t('orders'), orders],
          [t('warehouse_code'), row.warehouse_name],
          [t('dept_code'), row.dept_name],
          [t('receiver'), [row.receiver_name, row.receiver_phone].filter(Boolean).join(', ')],
          [t('planned_date'), row.planned_date && dates.day(row.planned_date)],
          [t('time_slot'), row.time_slot],
          [t('logistic_vendor'), row.logistic_vendor],
          [t('driver_name'), [row.driver_name, row.driver_phone].filter(Boolean).join(', ')],
          [t('truck_no'), [row.truck_no, row.truck_model].filter(Boolean).join(', ')],
          [t('seal_no'), row.seal_no],
          [t('total_weight'), loaded(writeNumber(row.total_weight, 1), filled?.weight)],
          [t('total_volume'), loaded(writeNumber(row.total_volume, 2), filled?.volume)],
          [t('picking_status'), <PickingChip key="picking" status={row.picking_status} />],
          [t('goods_issue_date'), row.goods_issue_date && dates.dateTime(row.goods_issue_date)],
          [t('goods_issue_by'), row.goods_issue_user_name],
          [t('receipt_status'), <ReceiptStatusChip key="receipt" status={row.receipt_status} />],
          [t('progress'), <ProgressChip key="progress" done={row.received_qty} total={row.total_qty} />],
          [t('created'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
          [t('remark'), row.remark, { wide: 2 }],
        ]}
      />
    </Section>
  )
}
