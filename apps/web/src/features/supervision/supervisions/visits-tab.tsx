import { cancelVisit, type SupervisionVisit, visitCalendar } from '@sejuk/contract/supervision/calendar'
import { getSupervision, type SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

export const VisitsTab = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const found = useCall(visitCalendar, { supervision_code: row.supervision_code })
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  const visits = (found.data?.data.visits ?? []).toSorted((one, other) => (one.visit_date < other.visit_date ? -1 : 1))
  return (
    <Section title={t('tabVisits')}>
      {!found.data && <Pending />}
      {found.data && visits.length === 0 && <SectionText>{t('noVisits')}</SectionText>}
      <RowList>
        {visits.map((visit) => (
          <Visit key={visit.visit_id} visit={visit} />
        ))}
      </RowList>
    </Section>
  )
}

const Visit = ({ visit }: { visit: SupervisionVisit }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const today = useToday()
  const gate = useGate(cancelVisit)
  const send = useSend(cancelVisit)
  const refresh = useRefresh(getSupervision)
  const cancel = async () => {
    const isSure = await confirm({ title: t('cancelVisit'), text: dates.day(visit.visit_date), isDangerous: true })
    if (isSure) send.mutate({ visit_id: visit.visit_id }, { onSuccess: refresh })
  }
  return (
    <li>
      <span>
        <b>{dates.day(visit.visit_date)}</b> {visit.time_slot} · {visit.technician_name}
        {visit.purpose && ` · ${visit.purpose}`} · {t('travelTime', { n: visit.travel_minutes })}{' '}
        {visit.warnings.map((warning) => (
          <StatusChip key={warning} tone="attention">
            {t(warning)}
          </StatusChip>
        ))}
      </span>
      {gate.enabled && visit.visit_date >= today && (
        <Button size="small" onClick={() => void cancel()}>
          {t('cancelVisit')}
        </Button>
      )}
    </li>
  )
}
