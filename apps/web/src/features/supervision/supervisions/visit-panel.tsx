import { checkVisit, scheduleVisit } from '@sejuk/contract/supervision/calendar'
import type { SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { visitSlots } from '@sejuk/domain/supervision/supervision-statuses'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { row: SupervisionDetail; onClose: () => void }

/** One visit; what speaks against it is said before it is saved. */
export const VisitPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  const today = useToday()
  const { supervision_code, row_version } = row
  const [first] = row.technicians
  return (
    <EndpointPanel
      title={t('schedule')}
      sub={row.project_name}
      endpoint={scheduleVisit}
      initial={{
        ...{ technician_code: first?.usercode ?? '', visit_date: today, purpose: '' },
        time_slot: visitSlots[0] as string,
      }}
      fixed={{ supervision_code, row_version }}
      labels={{
        ...{ technician_code: t('technician_code'), visit_date: t('visit_date') },
        ...{ time_slot: t('time_slot'), purpose: t('purpose') },
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const { technician_code, visit_date, time_slot } = values
        return (
          <>
            <StaffPicker
              label={t('technician_code')}
              value={technician_code || undefined}
              known={{ code: first?.usercode ?? null, name: first?.username ?? null }}
              error={errorOf('technician_code')}
              onChange={(code = '') => change({ technician_code: code })}
            />
            <DateField
              label={t('visit_date')}
              value={visit_date}
              error={errorOf('visit_date')}
              isRequired
              onChange={(day) => change({ visit_date: day })}
            />
            <ChoiceField
              label={t('time_slot')}
              value={time_slot}
              error={errorOf('time_slot')}
              options={visitSlots.map((value) => ({ value, label: value }))}
              onChange={(slot) => change({ time_slot: slot })}
            />
            <TextField
              label={t('purpose')}
              value={values.purpose}
              most={200}
              error={errorOf('purpose')}
              onChange={(purpose) => change({ purpose })}
            />
            {technician_code && visit_date && (
              <Warnings asked={{ supervision_code, technician_code, visit_date, time_slot }} />
            )}
          </>
        )
      }}
    </EndpointPanel>
  )
}

type Asked = { supervision_code: string; technician_code: string; visit_date: string; time_slot: string }
const Warnings = ({ asked }: { asked: Asked }) => {
  const t = useWords(supervisionWords)
  const time_slot = visitSlots.find((one) => one === asked.time_slot) ?? visitSlots[0]
  const found = useCall(checkVisit, { ...asked, time_slot }, { keepPrevious: true }).data?.data
  if (!found) return null
  return (
    <>
      {found.warnings.map((warning) => (
        <Note key={warning}>{t(warning)}</Note>
      ))}
      <p>{t('travelTime', { n: found.travel_minutes })}</p>
    </>
  )
}
