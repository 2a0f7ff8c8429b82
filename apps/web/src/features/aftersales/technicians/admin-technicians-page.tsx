import { configureTechnician } from '@sejuk/contract/aftersales/technicians'
import { type BoardJob, workOrderBoard } from '@sejuk/contract/aftersales/work-order-board'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { technicianWords } from '@sejuk/words/aftersales/technicians'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { AscPicker } from '../../../entities/pickers/asc-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './admin-technicians.module.css'

const week = 7
const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A centre's technicians by day, and unassigned jobs. Centre and first day are in the address. */
export const AdminTechniciansPage = () => {
  const t = useWords(technicianWords)
  const say = useSay()
  const today = useToday()
  const navigate = useNavigate()
  const { asc_code: own } = useViewer()
  const gate = useGate(workOrderBoard)
  const search: { asc_code?: string; from?: string } = useSearch()
  const asc_code = search.asc_code ?? own ?? ''
  const from = isDay(search.from) ? search.from : today
  const ask = (part: object) => void navigate({ to: '.', search: (asked: object) => ({ ...asked, ...part }) })
  const found = useCall(
    workOrderBoard,
    { asc_code, from, days: week },
    { enabled: gate.enabled && asc_code !== '', keepPrevious: true },
  )
  return (
    <>
      <PageHead title={t('adminTitle')} sub={t('week')}>
        <Button kind="primary" onClick={() => void navigate(pageTo('workOrderBoard', asc_code ? { asc_code } : {}))}>
          {t('board')}
        </Button>
      </PageHead>
      <PageBody>
        <div className={style.weeks}>
          <Button onClick={() => ask({ from: addDays(from, -week) })}>{t('previousWeek')}</Button>
          <Button onClick={() => ask({ from: undefined })}>{t('thisWeek')}</Button>
          <Button onClick={() => ask({ from: addDays(from, week) })}>{t('nextWeek')}</Button>
        </div>
        {!own && (
          <FieldGrid>
            <AscPicker value={asc_code || undefined} onChange={(code) => ask({ asc_code: code })} />
          </FieldGrid>
        )}
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <Board board={found.data.data} />
        ) : (
          asc_code !== '' && <Pending />
        )}
      </PageBody>
    </>
  )
}

type BoardData = (typeof workOrderBoard)['data']['_zod']['output']

const Board = ({ board }: { board: BoardData }) => {
  const t = useWords(technicianWords)
  const dates = useDates()
  const mayConfigure = useGate(configureTechnician)
  const of = (technician_code: string, day: string) =>
    board.jobs.filter((job) => job.technician_code === technician_code && job.scheduled_date === day)
  const unassigned = board.jobs.filter((job) => !job.technician_code)
  return (
    <>
      <Section>
        <PlainTable className={`${style.board} ${style.stacked}`}>
          <thead>
            <tr>
              <th>{t('technician_name')}</th>
              {board.days.map(({ day, holiday }) => (
                <th key={day} data-free={holiday ? true : undefined}>
                  {dates.dayName(day)}
                  <small>{holiday ?? dates.day(day)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.technicians.map((person) => (
              <tr key={person.technician_code}>
                <th scope="row">
                  {mayConfigure.enabled ? (
                    <Link {...pageTo('adminTechnicianConfig', { technician_code: person.technician_code })}>
                      {person.technician_name}
                    </Link>
                  ) : (
                    person.technician_name
                  )}
                  <small>{person.technician_code}</small>
                </th>
                {board.days.map(({ day }) => (
                  <td key={day} data-title={`${dates.dayName(day)}, ${dates.day(day)}`}>
                    {of(person.technician_code, day).map((job) => (
                      <Job key={job.work_order_number} job={job} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Section>
      <Section title={`${t('unassigned')} (${unassigned.length + board.waiting.length})`}>
        {unassigned.length + board.waiting.length === 0 && <SectionText>{t('noJobs')}</SectionText>}
        <ul className={style.lane}>
          {[...unassigned, ...board.waiting].map((job) => (
            <li key={job.work_order_number}>
              <Job job={job} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const Job = ({ job }: { job: BoardJob }) => {
  const services = useWords(ticketChoiceWords)
  return (
    <div className={style.job}>
      <Link {...pageTo('adminWorkOrder', { work_order_number: job.work_order_number })}>{job.work_order_number}</Link>
      <small>{[job.slot, services(job.service_type), job.customer_name].filter(Boolean).join(' · ')}</small>
    </div>
  )
}
