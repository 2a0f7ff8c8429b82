import * as contract from '@sejuk/contract/aftersales/complaints'
import { complaint } from '@sejuk/domain/aftersales/tickets/complaints'
import { complaintModule, complaintPhoto } from '@sejuk/domain/aftersales/work-orders/evidence'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { displayPhone } from '@sejuk/domain/values/phone'
import {
  compensationWords,
  complaintCategoryWords,
  complaintNoteWords,
  complaintSourceWords,
  complaintWords,
  taskStatusWords,
} from '@sejuk/words/aftersales/complaints'
import { complaintStatusWords } from '@sejuk/words/aftersales/work-orders'
import { type ReactNode, useState } from 'react'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { ComplaintChip, TaskChip } from '../../../entities/status/outcome-status.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { ComplaintForm } from './complaint-forms.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const ComplaintDetailPage = () => {
  const t = useWords(complaintWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getComplaint} input={{ complain_code: code }} title={t('complaint')}>
      {(complaint) => <Detail complaint={complaint} />}
    </LoadedRecord>
  )
}

const orderLink = (number: string) => <Link {...pageTo('workOrder', { work_order_number: number })}>{number}</Link>

const Detail = ({ complaint }: { complaint: contract.ComplaintDetail }) => {
  const t = useWords(complaintWords)
  const categories = useWords(complaintCategoryWords)
  const sources = useWords(complaintSourceWords)
  const gifts = useWords(compensationWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const { complain_code, work_order_number, new_work_order_number } = complaint
  return (
    <>
      <RecordHead
        title={complain_code}
        crumb={<Link {...pageTo('complaints')}>{t('back')}</Link>}
        standing={
          <>
            {complaint.is_withdrawn ? (
              <StatusChip tone="neutral" size="large">
                {t('Withdrawn')}
              </StatusChip>
            ) : (
              <ComplaintChip status={complaint.status} size="large" />
            )}{' '}
            <TaskChip status={complaint.task_status} size="large" />{' '}
            {complaint.is_overdue && (
              <StatusChip tone="bad" size="large">
                {t('Overdue')}
              </StatusChip>
            )}
          </>
        }
        actions={[{ key: 'log', label: t('log'), onPress: () => setLogOpen(true) }]}
      />
      <RecordComments kind="complaints" code={complain_code} />
      <PageBody>
        <Actions complaint={complaint} />
        {complaint.withdraw_reason && <Note>{t('withdrawn', { reason: complaint.withdraw_reason })}</Note>}
        {complaint.has_open_work_order && new_work_order_number && (
          <Note>{t('waitsFor', { number: new_work_order_number })}</Note>
        )}
        <Columns>
          <Column>
            <Section title={t('facts')}>
              <SectionText>{complaint.description}</SectionText>
              <Facts
                facts={[
                  [t('customer'), complaint.customer_name],
                  [t('phone'), displayPhone(complaint.customer_phone)],
                  [t('category'), categories(complaint.category)],
                  [t('severity'), t(`severity${complaint.severity}`)],
                  [t('due'), dates.visit(complaint.due_date)],
                  [t('source'), sources(complaint.source)],
                  [t('remedy'), complaint.demanded_remedy],
                  [t('created'), `${dates.visit(complaint.created_date)}, ${complaint.create_user_name}`],
                  [t('owner'), complaint.owner_name ?? t('nobody')],
                  [t('reopens'), String(complaint.reopen_count)],
                ]}
              />
            </Section>
            <Notes notes={complaint.notes} />
            <RecordPhotos
              title={t('evidence')}
              module_name={complaintModule}
              module_code={complain_code}
              photos={[{ alias: complaintPhoto, label: t('evidence') }]}
            />
          </Column>
          <Column>
            <Section title={t('workOrder')}>
              <Facts
                facts={
                  [
                    [t('workOrder'), work_order_number && orderLink(work_order_number)],
                    [t('status'), complaint.service_status && <ServiceStatus status={complaint.service_status} />],
                    [t('newWorkOrder'), new_work_order_number && orderLink(new_work_order_number)],
                    [
                      t('newStatus'),
                      complaint.new_service_status && <ServiceStatus status={complaint.new_service_status} />,
                    ],
                    [t('centre'), complaint.asc_name],
                    [t('technician'), complaint.technician_name],
                    [t('ticket'), complaint.ticket_number && <TicketLink number={complaint.ticket_number} />],
                  ].filter(([, value], n) => n < 2 || value) as [string, ReactNode][]
                }
              />
            </Section>
            {complaint.status === 'Complain_Solved' && (
              <Section title={t('solve')}>
                <Facts
                  facts={[
                    [t('solvedOn'), dates.visit(complaint.solved_date)],
                    [t('root_cause'), complaint.root_cause],
                    [
                      t('compensation'),
                      complaint.compensation_type === 'None'
                        ? null
                        : `${gifts(complaint.compensation_type)} ${rupiah(complaint.compensation_amount)}`,
                    ],
                  ]}
                />
              </Section>
            )}
          </Column>
        </Columns>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.complaintLog}
          code={complain_code}
          labels={{ status: t('status'), owner_name: t('owner'), severity: t('severity'), due_date: t('due') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

type Open = { row: contract.ComplaintDetail; onClose: () => void }
const forms = Object.fromEntries(
  complaint.names.map((name) => [
    name,
    ({ row, onClose }: Open) => <ComplaintForm name={name} complaint={row} onClose={onClose} />,
  ]),
)
const { reopen, ...ofOpen } = contract.actOnComplaint

const Actions = ({ complaint: row }: { complaint: contract.ComplaintDetail }) => {
  const t = useWords(complaintWords)
  useStatusWords(complaintStatusWords, taskStatusWords)
  const { permission, usercode } = useViewer()
  const take = useSend(contract.actOnComplaint.assign)
  const refresh = useRefresh(contract.getComplaint)
  const { complain_code, row_version, owner_code, status } = row
  const isSolved = status === 'Complain_Solved'
  const takeIt = {
    key: 'take',
    label: t('takeIt'),
    isBusy: take.isPending,
    onPress: () =>
      take.mutate({ complain_code, row_version, owner_code: usercode, note: null }, { onSuccess: refresh }),
  }
  return (
    <RecordActions
      workflow={complaint}
      endpoints={isSolved ? { ...ofOpen, reopen } : ofOpen}
      keyField="complain_code"
      row={row}
      nameOf={() => complain_code}
      label={t}
      forms={isSolved ? forms : { ...forms, reopen: undefined }}
      refreshes={[contract.getComplaint]}
      first={() => (isSolved ? [] : ['reply-complain'])}
      more={owner_code === null && permission.has('Task-Assign') ? [takeIt] : []}
    />
  )
}

const TicketLink = ({ number }: { number: string }) => {
  const pathOf = useTicketPath()
  return <Link {...pathOf(number)}>{number}</Link>
}

const Notes = ({ notes }: { notes: contract.ComplaintDetail['notes'] }) => {
  const t = useWords(complaintWords)
  const kinds = useWords(complaintNoteWords)
  const dates = useDates()
  return (
    <Section title={t('notes')}>
      {notes.length === 0 && <SectionText>{t('noNotes')}</SectionText>}
      <RowList>
        {notes.map((one) => (
          <li key={one.note_id}>
            <span>
              <small>{kinds(one.kind)}</small>
              <br />
              {one.body}
            </span>
            <small>
              {dates.visit(one.created_date)} · {one.username}
            </small>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
