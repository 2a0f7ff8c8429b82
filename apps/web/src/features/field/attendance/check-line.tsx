import type { AttendanceCheck } from '@sejuk/contract/field/attendance'
import type { CheckStatus } from '@sejuk/domain/field/attendance'
import { checkInWords } from '@sejuk/words/field/attendance'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<CheckStatus, Tone> = { Submitted: 'waiting', Approved: 'good', Rejected: 'bad' }

export const CheckChip = ({ status }: { status: CheckStatus }) => {
  const t = useWords(checkInWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}

/** One check with all that HR sees of it, the risk hints in the same words. */
export const CheckLine = ({ check }: { check: AttendanceCheck }) => {
  const t = useWords(checkInWords)
  const dates = useDates()
  return (
    <li>
      <span>
        <b>{t(check.kind === 'in' ? 'checkIn' : 'checkOut')}</b> {dates.time(check.at_server)}, {t(check.place)}
        {check.office_name && check.distance_m !== null && (
          <small>
            {' '}
            {check.office_name} {t('metres', { n: check.distance_m })}
          </small>
        )}
        {check.risk.map((risk) => (
          <small key={risk}> {t(risk)}.</small>
        ))}
      </span>
      <CheckChip status={check.status} />
    </li>
  )
}
