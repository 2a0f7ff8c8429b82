import * as contract from '@sejuk/contract/retail/retail-orders'
import { pageTo } from '@sejuk/domain/pages'
import { adjustKinds, retailOrder } from '@sejuk/domain/retail/retail-orders'
import { retailPhoto, retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import { rupiah } from '@sejuk/domain/values/money'
import { displayPhone } from '@sejuk/domain/values/phone'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { RetailChip } from '../../../entities/status/retail-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { ReviewReasons } from './review-reasons.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const SalePanel = lazyPart(() => import('./sale-panel.tsx').then((panel) => panel.SalePanel))

export const RetailOrderPage = () => {
  const t = useWords(retailOrderWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getRetailOrder}
      input={{ retail_order_code: code }}
      title={t('order')}
      visited={(row) => row.retail_order_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.RetailOrderDetail }) => {
  const t = useWords(retailOrderWords)
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <>
      <PageHead
        title={row.retail_order_code}
        crumb={<Link {...pageTo('retailOrders')}>{t('title')}</Link>}
        sub={<RetailChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="sellOuts" code={row.retail_order_code} />
      <PageBody>
        <RecordActions
          workflow={retailOrder}
          endpoints={contract.actOnRetailOrder}
          keyField="retail_order_code"
          row={row}
          nameOf={() => row.retail_order_code}
          label={(name) => t(name)}
          forms={{
            modify: (open) => <SalePanel found={open.row} onClose={open.onClose} />,
            adjust: [
              {
                field: 'adjust_kind',
                label: t('adjust_kind'),
                kind: 'choice',
                options: adjustKinds.map((value) => ({ value, label: t(value) })),
                isRequired: true,
              },
            ],
          }}
          question={(name) =>
            ({
              approve: {
                title: t('sureApprove', { n: row.quantity, shop: row.shop_name }),
                text: t('sureApproveText'),
              },
              delete: { title: t('sureDelete') },
            })[name as 'approve' | 'delete']
          }
        />
        {row.reasons.length > 0 && <ReviewReasons row={row} />}
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        {row.adjust_kind && (
          <Note>
            {t(row.adjust_kind)}
            {row.adjust_reason && ` · ${row.adjust_reason}`}
          </Note>
        )}
        <Units row={row} />
        <SaleFacts row={row} />
        <RecordPhotos
          title={t('photos')}
          module_name={retailPhotoModule}
          module_code={row.client_uuid}
          photos={[{ alias: retailPhoto, label: t('photos') }]}
          isShut={row.status !== 'Submitted' && row.status !== 'Rejected'}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.retailOrderLog}
          code={row.retail_order_code}
          sub={row.shop_name}
          labels={{ sale_date: t('sale_date'), consumer_name: t('consumer_name'), amount: t('amount') }}
          ownActions={{
            approve: t('approve'),
            reject: t('reject'),
            modify: t('modify'),
            adjust: t('adjust'),
            delete: t('delete'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const Units = ({ row }: { row: contract.RetailOrderDetail }) => {
  const t = useWords(retailOrderWords)
  return (
    <Section title={t('units')} sub={rupiah(row.amount)}>
      <RowList>
        {row.lines.map((line) => (
          <li key={line.line_no}>
            <span>
              <b>{line.item_name}</b>
              {[line.serial_indoor, line.serial_outdoor].map(
                (serial) =>
                  serial && (
                    <span key={serial}>
                      {' '}
                      · <Link {...pageTo('serialLife', { serial_number: serial })}>{serial}</Link>
                    </span>
                  ),
              )}
            </span>
            <b>{line.price === null ? '-' : rupiah(line.price)}</b>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

const SaleFacts = ({ row }: { row: contract.RetailOrderDetail }) => {
  const t = useWords(retailOrderWords)
  const dates = useDates()
  const approved = row.approved_date && `${row.approved_name ?? t('bySystem')}, ${dates.dateTime(row.approved_date)}`
  return (
    <Section title={row.shop_name} sub={`(${row.customer_code}) ${row.customer_name}`}>
      <Facts
        facts={[
          [t('sale_date'), dates.day(row.sale_date)],
          [t('dept_code'), row.dept_name],
          [t('seller'), `${row.create_user_name}, ${t(row.seller_role)}`],
          [t('channel'), t(row.channel)],
          [t('consumer_name'), row.consumer_name],
          [t('consumer_phone'), row.consumer_phone && displayPhone(row.consumer_phone)],
          [t('consumer_address'), row.consumer_address, { wide: 2 }],
          [t('install'), t(row.install_needed ? 'installWished' : 'installNot')],
          [t('install_date'), row.install_date && dates.day(row.install_date)],
          [
            t('ticket'),
            row.ticket_number && (
              <Link {...pageTo('ticket', { ticket_number: row.ticket_number })}>{row.ticket_number}</Link>
            ),
          ],
          [t('distance'), row.distance_m === null ? null : t('metres', { n: row.distance_m })],
          [t('created_date'), dates.dateTime(row.created_date)],
          ...(row.is_offline ? [[t('offline_entry'), t('yes')] as const] : []),
          ...(approved ? [[t('approved_date'), approved] as const] : []),
          [t('remark'), row.remark, { wide: 2 }],
        ]}
      />
    </Section>
  )
}
