import { getTechnician } from '@sejuk/contract/aftersales/technicians'
import { listWorkOrders } from '@sejuk/contract/aftersales/work-orders'
import { pageTo } from '@sejuk/domain/pages'
import { technicianChoiceWords, technicianWords } from '@sejuk/words/aftersales/technicians'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { useWeekdays } from '../../../entities/pickers/weekday-field.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { EmptyState, FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './admin-technicians.module.css'
import { Face } from './face.tsx'

const tabs = ['work-order', 'profile'] as const
type Tab = (typeof tabs)[number]

/** A technician at a desk: the newest of their jobs, and what is known of them. It opens with the jobs. */
export const OwnTechnicianPage = () => {
  const t = useWords(technicianWords)
  const navigate = useNavigate()
  const asked = (useSearch() as { tab?: string }).tab
  const tab: Tab = tabs.find((one) => one === asked) ?? 'work-order'
  return (
    <>
      <PageHead title={t('ownTitle')} />
      <PageBody>
        <StatusTabs<Tab>
          label={t('ownTitle')}
          value={tab}
          onChange={(next) => void navigate({ to: '.', search: { tab: next } })}
          tabs={[
            { value: 'work-order', label: t('ownJobs'), count: undefined },
            { value: 'profile', label: t('profile'), count: undefined },
          ]}
        />
        {tab === 'work-order' ? <OwnJobs /> : <Profile />}
      </PageBody>
    </>
  )
}

const OwnJobs = () => {
  const t = useWords(technicianWords)
  const services = useWords(ticketChoiceWords)
  const dates = useDates()
  const gate = useGate(listWorkOrders)
  const found = useCall(listWorkOrders, { limit: 100, sort: '-scheduled_date' }, { enabled: gate.enabled })
  if (!found.data) return <RecordGuard gate={gate} found={found} />
  if (found.data.data.length === 0) return <EmptyState />
  return (
    <Section>
      <PlainTable className={style.stacked}>
        <thead>
          <tr>
            <th>{t('workOrder')}</th>
            <th>{t('status')}</th>
            <th>{t('schedule')}</th>
            <th>{t('customer')}</th>
            <th>{t('area')}</th>
            <th>{t('service')}</th>
            <th>{t('unit')}</th>
          </tr>
        </thead>
        <tbody>
          {found.data.data.map((job) => (
            <tr key={job.work_order_number}>
              <td data-whole>
                <Link {...pageTo('workOrder', { work_order_number: job.work_order_number })}>
                  {job.work_order_number}
                </Link>
              </td>
              <td>
                <ServiceStatus status={job.service_status} />
              </td>
              <td>
                {dates.day(job.scheduled_date)} {job.slot}
              </td>
              <td>{job.customer_name}</td>
              <td>{job.area_name}</td>
              <td>{services(job.service_type)}</td>
              <td>{job.unit_name ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

const Profile = () => {
  const t = useWords(technicianWords)
  const say = useSay()
  const choice = useWords(technicianChoiceWords)
  const days = useWeekdays()
  const dates = useDates()
  const { usercode } = useViewer()
  const gate = useGate(getTechnician)
  const found = useCall(getTechnician, { technician_code: usercode }, { enabled: gate.enabled })
  const person = found.data?.data
  if (!gate.enabled) return <ForbiddenState reason={say(gate.because)} />
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!person) return <Pending />
  return (
    <Section title={person.technician_name}>
      <SectionBody>
        <Face path={person.thumbnail_path} name={person.technician_name} size="large" />
      </SectionBody>
      <Facts
        facts={[
          [t('technician_code'), person.technician_code],
          [t('asc_code'), person.asc_name],
          [t('status'), choice(person.status)],
          [t('skills'), person.skills.map((skill) => choice(skill)).join(', ')],
          [t('certification_level'), person.certification_level && choice(person.certification_level)],
          [t('certification_valid_to'), dates.day(person.certification_valid_to)],
          [t('zones'), person.zones.map(({ district_name }) => district_name).join(', ') || t('zonesHelp')],
          [t('work_days'), days(person.work_days)],
          [t('jobs_today'), t('ofMost', { n: person.jobs_today, most: person.max_jobs_day })],
        ]}
      />
    </Section>
  )
}
