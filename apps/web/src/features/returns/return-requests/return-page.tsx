import * as contract from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { returnPhotoModule } from '@sejuk/domain/returns/return-photos'
import { returnRequest } from '@sejuk/domain/returns/return-requests'
import { returnWaitsFor } from '@sejuk/domain/returns/waits-for'
import { rupiah } from '@sejuk/domain/values/money'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { returnPartyWords } from '@sejuk/words/returns/waits-for'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { ReturnChip } from '../../../entities/status/return-status.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { download } from '../../../lib/files/save-file.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
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
import { Section } from '../../../ui/record/section.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { ReturnLines } from './return-lines.tsx'

const ApprovePanel = lazyPart(() => import('./decision-panels.tsx').then((panel) => panel.ApprovePanel))
const PickupPanel = lazyPart(() => import('./decision-panels.tsx').then((panel) => panel.PickupPanel))
const DisposePanel = lazyPart(() => import('./decision-panels.tsx').then((panel) => panel.DisposePanel))
const ReceivePanel = lazyPart(() => import('./receive-panel.tsx').then((panel) => panel.ReceiveReturnPanel))
const ClosePanel = lazyPart(() => import('./close-panel.tsx').then((panel) => panel.CloseReturnPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.ReturnDetail

export const ReturnPage = () => {
  const t = useWords(returnWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getReturnRequest}
      input={{ return_code: code }}
      title={t('title')}
      visited={(row) => row.return_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(returnWords)
  const language = useLanguage()
  const parties = useWords(returnPartyWords)
  const party = returnWaitsFor(row, companyToday())
  const [isLogOpen, setLogOpen] = useState(false)
  const code = row.return_code
  const refresh = useRefresh(contract.getReturnRequest)
  const print = () => void download(contract.returnLetter, { return_code: code, language })
  return (
    <>
      <PageHead
        title={code}
        crumb={<Link {...pageTo('returns')}>{t('title')}</Link>}
        sub={<ReturnChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="returnRequests" code={code} />
      <PageBody>
        <RecordActions
          workflow={returnRequest}
          endpoints={contract.actOnReturnRequest}
          keyField="return_code"
          row={row}
          nameOf={(one) => one.return_code}
          label={(name) => t(name)}
          pages={{ modify: () => pageTo('editReturn', { code }) }}
          forms={{
            approve: (open) => <ApprovePanel {...open} />,
            planPickup: (open) => <PickupPanel {...open} />,
            collect: [{ field: 'collected_from', label: t('collected_from'), kind: 'text', isRequired: true }],
            receive: (open) => <ReceivePanel {...open} />,
            dispose: (open) => <DisposePanel {...open} />,
            close: (open) => <ClosePanel {...open} />,
          }}
          more={[{ key: 'letter', label: t('letter'), icon: <IconPrinter size={16} />, onPress: print }]}
          refreshes={[contract.listReturnRequests]}
        />
        {party && <Note>{parties(party)}</Note>}
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        {row.status === 'Draft' && row.photo_count === 0 && <Note>{t('photosNeeded')}</Note>}
        <ReturnFacts row={row} />
        <ReturnLines row={row} />
        <CreditNotes row={row} />
        <RecordPhotos
          title={t('photos')}
          module_name={returnPhotoModule}
          module_code={code}
          photos={[
            { alias: 'goods', label: t('photoGoods') },
            { alias: 'inspection', label: t('photoInspection') },
          ]}
          onChanged={refresh}
          isShut={row.status === 'Closed' || row.status === 'Submitted' || row.status === 'Deleted'}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.returnRequestLog}
          code={code}
          sub={row.customer_name}
          labels={{ reason_code: t('reason_code'), pickup_date: t('pickup_date'), amount: t('amount') }}
          ownActions={Object.fromEntries(returnRequest.names.map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const ReturnFacts = ({ row }: { row: Row }) => {
  const t = useWords(returnWords)
  const dates = useDates()
  const plan = [row.pickup_date && dates.day(row.pickup_date), row.time_slot, row.truck_no, row.driver_name]
  return (
    <Section
      title={
        <Link {...pageTo('customer', { id: row.customer_code })}>{`(${row.customer_code}) ${row.customer_name}`}</Link>
      }
      sub={row.dept_name}
    >
      <Facts
        facts={[
          [t('reason_code'), t(row.reason_code)],
          [t('amount'), rupiah(row.amount)],
          [t('credited_amount'), row.status === 'Closed' && rupiah(row.credited_amount)],
          [t('days_open'), row.days_open !== null && t('daysOpen', { n: row.days_open })],
          [t('handover'), t(row.handover)],
          [t('pickup_address'), row.pickup_address],
          [t('pickup'), row.handover === 'Pickup' && plan.filter(Boolean).join(' · ')],
          [
            t('collected_date'),
            row.collected_date && `${row.collected_from ?? ''}, ${dates.dateTime(row.collected_date)}`,
          ],
          [t('warehouse_name'), row.warehouse_name],
          [t('received_date'), row.received_date ? dates.dateTime(row.received_date) : t('notReceived')],
          [t('receivedBy'), row.received_user_name],
          [t('salesman_name'), row.salesman_name],
          [t('createdBy'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
          [t('submitted_date'), row.submitted_date && dates.dateTime(row.submitted_date)],
          [
            t('approvedBy'),
            row.approved_date && `${row.approved_user_name ?? ''}, ${dates.dateTime(row.approved_date)}`,
          ],
          [t('closedBy'), row.closed_date && `${row.closed_user_name ?? ''}, ${dates.dateTime(row.closed_date)}`],
          [
            t('delivery_code'),
            row.delivery_code && (
              <Link key="delivery" {...pageTo('delivery', { code: row.delivery_code })}>
                {row.delivery_code}
              </Link>
            ),
          ],
          [
            t('rma_code'),
            row.rma_code && (
              <Link key="rma" {...pageTo('rma', { code: row.rma_code })}>
                {row.rma_code}
              </Link>
            ),
          ],
          [t('note'), row.note, { wide: 2 }],
        ]}
      />
    </Section>
  )
}
