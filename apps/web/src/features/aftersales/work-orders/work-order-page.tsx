import {
  getWorkOrder,
  type OpenedWorkOrder,
  undoWorkOrder,
  type WorkOrderDetail,
} from '@sejuk/contract/aftersales/work-orders'
import { createRmaRequest } from '@sejuk/contract/returns/rma-requests'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { technicianWords } from '@sejuk/words/aftersales/technicians'
import { trackingLinkWords } from '@sejuk/words/aftersales/ticket-tracking'
import { surveyStatusWords, workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { UndoStrip } from '../../../entities/aftersales/undo-strip.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useRecordVisit } from '../../../lib/navigation/recent-visits.ts'
import { useNavigate, useParams } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Column, Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { CostSection } from './cost-section.tsx'
import { LogSection } from './log-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import { SlaClock } from './sla-clock.tsx'
import { SparepartSection } from './sparepart-section.tsx'
import { StepRail } from './step-rail.tsx'
import { UnitSection } from './unit-section.tsx'
import { useListPage, useMirrorPage } from './use-list-page.ts'
import { useWorkOrderActions } from './use-work-order-actions.tsx'
import { SupportSection, VisitSection } from './visit-sections.tsx'

export const WorkOrderPage = () => {
  const t = useWords(workOrderWords)
  const { work_order_number = '' }: { work_order_number?: string } = useParams()
  return (
    <LoadedRecord endpoint={getWorkOrder} input={{ work_order_number }} title={t('detailTitle')}>
      {(order) => <Detail order={order} />}
    </LoadedRecord>
  )
}

/** The first that can be done now and harms nothing is the next step. */
const nextFirst = (actions: readonly Action[]): Action[] => {
  const next = actions.find(({ gate, isDangerous }) => !isDangerous && (!gate || gate.enabled))
  return actions.map((action) => ({ ...action, isPrimary: action === next }))
}

/** A unit that cannot be repaired is exchanged. */
const useReplaceUnit = ({ work_order_number, units }: OpenedWorkOrder): Action[] => {
  const t = useWords(rmaWords)
  const navigate = useNavigate()
  const may = useGate(createRmaRequest)
  const serials = units.map((unit) => unit.serial_outdoor ?? unit.serial_indoor).filter((serial) => serial !== null)
  if (!may.enabled || serials.length === 0) return []
  const [serial_number] = serials
  const open = () => void navigate(pageTo('addRma', { work_order_number, serial_number }))
  return [{ key: 'replace-unit', label: t('replaceUnit'), onPress: open }]
}

const Detail = ({ order }: { order: OpenedWorkOrder }) => {
  const t = useWords(workOrderWords)
  const technicians = useWords(technicianWords)
  const list = useListPage()
  const listName = list === 'adminTechnicians' ? technicians('adminTitle') : t('title')
  const mirrorOf = useMirrorPage()
  const record = useWorkOrderActions<OpenedWorkOrder>()
  const replaceUnit = useReplaceUnit(order)
  useRecordVisit(order.work_order_number)
  // The bar of a phone has room for the number and the menu; the rest stands below it.
  const isPhone = useNarrow()
  const standing = (
    <>
      <ServiceStatus status={order.service_status} size="large" />{' '}
      <StatusChip tone="neutral">{t(order.warranty)}</StatusChip>{' '}
      <StatusChip tone={order.priority === 'Urgent' || order.priority === 'High' ? 'attention' : 'neutral'}>
        {t('priority')}: {t(order.priority)}
      </StatusChip>{' '}
      <SlaClock due={order.sla_due} isNamed />
    </>
  )
  return (
    <>
      <PageHead
        title={order.work_order_number}
        crumb={<Link {...pageTo(list)}>{listName}</Link>}
        sub={isPhone ? undefined : standing}
      >
        {!isPhone && <CopyButton text={order.work_order_number} />}
      </PageHead>
      <RecordComments kind="workOrders" code={order.work_order_number} />
      <ActionRow name={order.work_order_number} actions={[...nextFirst(record.actionsOf(order)), ...replaceUnit]} />
      <PageBody>
        {isPhone && <Row>{standing}</Row>}
        <Undo order={order} />
        <Wish order={order} />
        <StepRail order={order} />
        <WorkOrderFacts order={order} />
        <Columns>
          <Column>
            <UnitSection units={order.units} pageOf={mirrorOf(order.work_order_number)} />
            <PhotoSection work_order_number={order.work_order_number} />
          </Column>
          <Column>
            <SparepartSection order={order} actions={record.actionsOf(order)} />
            <CostSection order={order} />
            <VisitSection order={order} />
            <SupportSection order={order} />
          </Column>
        </Columns>
        <LogSection work_order_number={order.work_order_number} />
      </PageBody>
      {record.panel}
    </>
  )
}

const Undo = ({ order: { work_order_number, row_version, undo } }: { order: OpenedWorkOrder }) => {
  const actions = useWords(workOrderActionWords)
  const send = useSend(undoWorkOrder)
  if (!undo) return null
  return (
    <UndoStrip
      action={actions(undo.action)}
      until={undo.until}
      isBusy={send.isPending}
      onUndo={() => send.mutate({ work_order_number, row_version })}
    />
  )
}

const Wish = ({ order: { wish } }: { order: OpenedWorkOrder }) => {
  const t = useWords(trackingLinkWords)
  const dates = useDates()
  if (!wish) return null
  return (
    <Note role="status">
      {t('wish')}{' '}
      <b>
        {dates.dayName(wish.wanted_date)} {dates.day(wish.wanted_date)}, {wish.wanted_slot}
      </b>
      {wish.note && `: ${wish.note}`}
    </Note>
  )
}

/** What is not there yet needs no place. */
const told = (facts: [string, string | null][]) => facts.filter(([, value]) => value)

const WorkOrderFacts = ({ order }: { order: WorkOrderDetail }) => {
  const t = useWords(workOrderWords)
  const surveys = useWords(surveyStatusWords)
  const dates = useDates()
  const isHidden = order.customer_phone.includes('•')
  const phone = isHidden ? (
    order.customer_phone
  ) : (
    <a href={`tel:+62${order.customer_phone}`}>{displayPhone(order.customer_phone)}</a>
  )
  const when = order.scheduled_date ? `${dates.day(order.scheduled_date)}, ${order.slot ?? ''}` : null
  return (
    <Section>
      <Facts
        facts={[
          [t('customer_name'), order.customer_name],
          [t('customer_phone'), phone],
          [t('customer_address'), `${order.customer_address}, ${order.area_name}`],
          [
            t('ticket_number'),
            <Link key="ticket" {...pageTo('ticket', { ticket_number: order.ticket_number })}>
              {order.ticket_number}
            </Link>,
          ],
          [t('service_type'), t(order.service_type)],
          [t('asc_name'), `${order.asc_name} (${order.asc_code})`],
          [t('technician'), order.technician_name],
          [t('scheduled_date'), when],
          [t('dept_name'), order.dept_name],
          ...told([
            [t('survey_status'), order.survey_status && surveys(order.survey_status)],
            [t('reason'), order.reason],
            [t('noteForTechnician'), order.schedule_note ?? order.dispatch_note],
            [t('signed_by'), order.signed_by ?? order.unsigned_reason],
          ]),
        ]}
      />
      {order.siblings.length > 0 && (
        <RowList aria-label={t('siblings')}>
          {order.siblings.map((one) => (
            <li key={one.work_order_number}>
              <Link {...pageTo('workOrder', { work_order_number: one.work_order_number })}>
                {one.work_order_number}
              </Link>
              <ServiceStatus status={one.service_status} />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
