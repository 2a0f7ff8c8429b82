import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { sparepartPhotoModule, sparepartPhotos } from '@sejuk/domain/spareparts/order-photos'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { sparepartActionWords, sparepartStatusWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { Shipments } from '../../../entities/spareparts/shipments.tsx'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type List = 'partOrders' | 'partRequests'

const OrderPage = ({ list }: { list: List }) => {
  const t = useWords(sparepartWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSparepartOrder}
      input={{ sparepart_order_code: code }}
      title={t(list === 'partOrders' ? 'title' : 'requests')}
      visited={(row) => row.sparepart_order_code}
    >
      {(row, refetch) => <Detail row={row} list={list} onChanged={refetch} />}
    </LoadedRecord>
  )
}
export const SparepartOrderPage = () => <OrderPage list="partOrders" />
export const SparepartRequestPage = () => <OrderPage list="partRequests" />

type DetailProps = { row: contract.SparepartOrderDetail; list: List; onChanged: () => void }

const Detail = ({ row, list, onChanged }: DetailProps) => {
  const t = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  useStatusWords(sparepartStatusWords)
  const place = row.delivery_to === 'ASC' ? row.asc_name : row.delivery_address
  const day = (value: string | null) => value && dates.day(value)
  return (
    <>
      <PageHead
        title={row.sparepart_order_code}
        crumb={<Link {...pageTo(list)}>{t(list === 'partOrders' ? 'title' : 'requests')}</Link>}
        sub={<SparepartChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="partOrders" code={row.sparepart_order_code} />
      <PageBody>
        <OrderActions row={row} />
        {row.reject_reason && (
          <Note tone="bad">{t(row.is_cancelled ? 'cancelled' : 'rejected', { reason: row.reject_reason })}</Note>
        )}
        {row.has_repeat && <Note tone="bad">{t('repeated')}</Note>}
        <Section title={t(row.order_kind)} sub={row.unit_item_name ?? undefined}>
          <Facts
            facts={[
              [
                t('work_order_number'),
                row.work_order_number && (
                  <Link {...pageTo('workOrder', { work_order_number: row.work_order_number })}>
                    {row.work_order_number}
                  </Link>
                ),
              ],
              [t('asc_name'), row.asc_name && `${row.asc_name} (${row.asc_code})`],
              [t('consumer_name'), row.consumer_name ?? row.customer_name],
              [t('consumer_phone'), row.consumer_phone && `0${row.consumer_phone}`],
              [t('serial_number'), row.serial_number],
              [t('purchase_date'), day(row.purchase_date)],
              [t('error_code'), row.error_code],
              [t('urgency'), t(row.urgency)],
              [t('need_by'), day(row.need_by)],
              [t('promised_date'), day(row.promised_date)],
              [t('delivery_to'), [t(row.delivery_to), place].filter(Boolean).join(', ')],
              [t('warehouse'), row.warehouse_name],
              [t('createdBy'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [row.check_user_name ? t('checkedBy') : t('takenBy'), row.check_user_name ?? row.take_user_name],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <OrderLines row={row} />
        <Section title={t('value')}>
          <Facts
            facts={[
              [t('free_amount'), rupiah(row.free_amount)],
              [t('goods_amount'), rupiah(row.goods_amount)],
              [t('tax_amount'), rupiah(row.tax_amount)],
              [t('shipping_amount'), rupiah(row.shipping_amount)],
              [t('total_amount'), rupiah(row.total_amount)],
              [t('paid_amount'), row.paid_amount !== null && rupiah(row.paid_amount)],
            ]}
          />
        </Section>
        {row.refund_status && (
          <Section title={t('refund')} sub={t(row.refund_status)}>
            <Facts
              facts={[
                [t('refund_amount'), row.refund_amount !== null && rupiah(row.refund_amount)],
                [t('refundNote'), row.refund_note],
                [
                  t('refundBy'),
                  row.refund_user_name &&
                    row.refund_date &&
                    `${row.refund_user_name}, ${dates.dateTime(row.refund_date)}`,
                ],
              ]}
            />
          </Section>
        )}
        {row.shipments.length > 0 && <Shipments row={row} />}
        <RecordPhotos
          title={t('photos')}
          module_name={sparepartPhotoModule}
          module_code={row.sparepart_order_code}
          photos={sparepartPhotos.map((alias) => ({ alias, label: t(alias) }))}
          isShut={row.status === 'DO_Receipt_Uploaded' || row.status === 'Rejected'}
          onChanged={onChanged}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.sparepartOrderLog}
          code={row.sparepart_order_code}
          sub={row.part_name ?? undefined}
          labels={{ need_by: t('need_by'), delivery_to: t('delivery_to'), promised_date: t('promised_date') }}
          ownActions={Object.fromEntries(sparepartOrder.names.map((name) => [name, actions(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
