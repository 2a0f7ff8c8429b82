import * as contract from '@sejuk/contract/returns/rma-requests'
import { pageTo } from '@sejuk/domain/pages'
import { rmaPhotoModule } from '@sejuk/domain/returns/return-photos'
import { checkResults, rmaRequest } from '@sejuk/domain/returns/rma-requests'
import { rmaWaitsFor } from '@sejuk/domain/returns/waits-for'
import { rupiah } from '@sejuk/domain/values/money'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { returnPartyWords } from '@sejuk/words/returns/waits-for'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { RmaChip, WayChip } from '../../../entities/status/rma-status.tsx'
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
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

const ScanUnitsPanel = lazyPart(() => import('./scan-panel.tsx').then((panel) => panel.ScanUnitsPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.RmaDetail

export const RmaPage = () => {
  const t = useWords(rmaWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getRmaRequest}
      input={{ rma_code: code }}
      title={t('title')}
      visited={(row) => row.rma_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(rmaWords)
  const dates = useDates()
  const parties = useWords(returnPartyWords)
  const party = rmaWaitsFor(row)
  const [isLogOpen, setLogOpen] = useState(false)
  const code = row.rma_code
  const at = (time: string | null) => time && dates.dateTime(time)
  const warranty = row.is_covered
    ? row.warranty_until
      ? t('covered', { day: dates.day(row.warranty_until) })
      : t('coveredNow')
    : row.warranty_until
      ? t('ended', { date: dates.day(row.warranty_until) })
      : t('notCovered')
  return (
    <>
      <PageHead
        title={code}
        crumb={<Link {...pageTo('rmas')}>{t('title')}</Link>}
        sub={<RmaChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="rmaRequests" code={code} />
      <PageBody>
        <RecordActions
          workflow={rmaRequest}
          endpoints={contract.actOnRmaRequest}
          keyField="rma_code"
          row={row}
          nameOf={(one) => one.rma_code}
          label={(name) => t(name === 'ship' && row.resolution === 'Repair_Return' ? 'shipRepaired' : name)}
          pages={{ modify: () => pageTo('editRma', { code }) }}
          forms={{
            check: [
              {
                ...{ field: 'check_result', label: t('check_result'), kind: 'choice', isRequired: true },
                options: checkResults.map((value) => ({ value, label: t(value) })),
              },
              { field: 'check_note', label: t('check_note'), kind: 'text' },
            ],
            ship: (open) => <ScanUnitsPanel {...open} flag="OUT" />,
            receive: (open) => <ScanUnitsPanel {...open} flag="IN" />,
          }}
          refreshes={[contract.listRmaRequests]}
        />
        {party && <Note>{parties(party)}</Note>}
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        <Section
          title={
            row.customer_code ? (
              <Link
                {...pageTo('customer', { id: row.customer_code })}
              >{`(${row.customer_code}) ${row.customer_name}`}</Link>
            ) : (
              row.customer_name
            )
          }
          sub={row.dept_name}
        >
          <Facts
            facts={[
              [t('source'), t(row.source)],
              [
                t('work_order_number'),
                row.work_order_number && (
                  <Link key="order" {...pageTo('workOrder', { work_order_number: row.work_order_number })}>
                    {row.work_order_number}
                  </Link>
                ),
              ],
              [t('asc_code'), row.asc_code],
              [t('resolution'), t(row.resolution)],
              [t('credit_amount'), row.resolution === 'Credit' && rupiah(row.credit_amount)],
              [t('warranty'), [warranty, row.is_paid && t('is_paid')].filter(Boolean).join(', ')],
              [t('is_doa'), row.is_doa && t('yesWord')],
              [t('is_advance'), row.is_advance && t('yesWord')],
              [t('in_status'), <WayChip key="in" status={row.in_status} />],
              [t('out_status'), <WayChip key="out" status={row.out_status} />],
              [t('warehouse_name'), row.warehouse_name],
              [t('check_result'), row.check_result && t(row.check_result)],
              [t('check_note'), row.check_note],
              [t('checked'), row.checked_user_name && `${row.checked_user_name}, ${at(row.checked_date) ?? ''}`],
              [t('approvedBy'), row.approved_user_name && `${row.approved_user_name}, ${at(row.approved_date) ?? ''}`],
              [t('sent_date'), at(row.sent_date)],
              [t('out_received_date'), at(row.out_received_date)],
              [t('in_received_date'), at(row.in_received_date)],
              [t('reminded_date'), at(row.reminded_date)],
              [
                t('invoice_code'),
                row.invoice_code && (
                  <Link key="invoice" {...pageTo('salesInvoice', { code: row.invoice_code })}>
                    {row.invoice_code}
                  </Link>
                ),
              ],
              [
                t('return_code'),
                row.return_code && (
                  <span key="return">
                    <Link {...pageTo('return', { code: row.return_code })}>{row.return_code}</Link>
                    {row.is_credited ? '' : `, ${t('creditOwed')}`}
                  </span>
                ),
              ],
              [t('missing_reason'), row.missing_reason],
              [t('closed_date'), at(row.closed_date)],
              [t('createdBy'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('place_of_failure'), row.place_of_failure],
              [t('cause_of_failure'), row.cause_of_failure],
              [t('symptom'), row.symptom, { wide: 2 }],
            ]}
          />
        </Section>
        <RmaLines row={row} />
        <RecordPhotos
          title={t('photos')}
          module_name={rmaPhotoModule}
          module_code={code}
          photos={[
            { alias: 'defect', label: t('photoDefect') },
            { alias: 'plate', label: t('photoPlate') },
            { alias: 'check', label: t('photoCheck') },
          ]}
          isShut={row.status === 'Closed' || row.status === 'Deleted'}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.rmaRequestLog}
          code={code}
          sub={row.customer_name}
          labels={{ symptom: t('symptom'), resolution: t('resolution'), check_result: t('check_result') }}
          ownActions={Object.fromEntries(rmaRequest.names.map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const RmaLines = ({ row }: { row: Row }) => {
  const t = useWords(rmaWords)
  return (
    <Section title={t('lines')}>
      <LineTable
        rows={row.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [t('direction'), (line) => t(line.item_flag)],
          [
            t('item'),
            (line) => (
              <>
                <b>{line.item_code}</b> {line.item_name}
              </>
            ),
          ],
          [
            t('serial_number'),
            (line) =>
              line.serial_number ? (
                <Link {...pageTo('serialLife', { serial_number: line.serial_number })}>{line.serial_number}</Link>
              ) : (
                '-'
              ),
          ],
          [t('received_serial'), (line) => line.received_serial ?? '-'],
        ]}
      />
    </Section>
  )
}
