import type { WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** Actual visits and appointments. */
export const VisitSection = ({ order }: { order: WorkOrderDetail }) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  return (
    <Section title={t('visits')}>
      {order.visits.length === 0 && <SectionText>{t('noVisits')}</SectionText>}
      <RowList>
        {order.visits.map((visit) => (
          <li key={visit.visit_no}>
            <span>
              <b>{t('visitNo', { n: visit.visit_no })}</b> {visit.technician_name ?? visit.technician_code}
              {visit.far_reason && <small> {visit.far_reason}</small>}
            </span>
            <small>
              {dates.visit(visit.arrived_date)}
              {visit.left_date && ` – ${dates.time(visit.left_date)}`}
              {visit.distance_m !== null && ` · ${t('distance', { metres: visit.distance_m })}`}
            </small>
          </li>
        ))}
        {order.appointments.map((one) => (
          <li key={`a${one.schedule_id}`}>
            <span>
              {dates.day(one.scheduled_date)}, {one.slot}
              {one.reason && <small> {one.reason}</small>}
            </span>
            <small>{one.create_user_name}</small>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

export const SupportSection = ({ order }: { order: WorkOrderDetail }) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  if (order.supports.length === 0) return null
  return (
    <Section title={t('supports')}>
      <RowList>
        {order.supports.map((one) => (
          <li key={one.support_id}>
            <span>
              <b>{one.problem}</b>
              <br />
              {[one.supporter_name, one.answer_note, one.proof_note, one.evaluation].filter(Boolean).join(' · ')}
              {one.rating !== null && ` · ${one.rating}/5`}
            </span>
            <small>
              {t('asked', { name: one.asked_user_name })}, {dates.visit(one.asked_date)}
            </small>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
