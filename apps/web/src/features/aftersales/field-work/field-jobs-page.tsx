import { type FieldTab, fieldTabOf, fieldTabs } from '@sejuk/domain/aftersales/work-orders/field-work'
import { pageTo } from '@sejuk/domain/pages'
import { fieldTabWords, fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { expectedJobs } from './expected-jobs.ts'
import style from './field-jobs.module.css'
import { JobCard } from './job-card.tsx'
import { NetworkBar } from './network-bar.tsx'
import { useFieldWork } from './use-field-work.ts'

const isTab = (given: unknown): given is FieldTab => fieldTabs.includes(given as FieldTab)

/** The technician's jobs: today, upcoming, waiting for parts, done. Works offline. */
export const FieldJobsPage = () => {
  const t = useWords(fieldWorkWords)
  const tabName = useWords(fieldTabWords)
  const dates = useDates()
  const { username } = useViewer()
  const navigate = useNavigate()
  const { tab: asked }: { tab?: string } = useSearch()
  const tab = isTab(asked) ? asked : 'Today'
  const work = useFieldWork()
  const { shelf } = work
  const today = shelf?.jobs?.today ?? ''
  const jobs = shelf?.jobs ? expectedJobs(shelf.jobs.jobs, shelf.known) : []
  const byTab = (one: FieldTab) => jobs.filter((job) => fieldTabOf(job, today) === one)
  const shown = byTab(tab)
  return (
    <>
      <PageHead
        title={today ? `${dates.dayName(today)}, ${dates.day(today)}` : t('title')}
        sub={shelf?.jobs && t('jobsN', { name: username, n: byTab('Today').length })}
      />
      <NetworkBar work={work} />
      <PageBody>
        {shelf && !shelf.jobs && !work.isSending && <Note>{t('noJobsYet')}</Note>}
        {(!shelf || (!shelf.jobs && work.isSending)) && <Pending />}
        {shelf?.jobs && (
          <>
            <StatusTabs
              label={t('title')}
              tabs={fieldTabs.map((value) => ({ value, label: tabName(value), count: byTab(value).length }))}
              value={tab}
              onChange={(value) => void navigate(pageTo('fieldJobs', { tab: value }))}
            />
            {shown.length === 0 && <p className={style.empty}>{t('noJobs')}</p>}
            <ul className={style.jobs}>
              {shown.map((job, n) => (
                <li key={job.work_order_number}>
                  <JobCard
                    job={job}
                    isNext={tab === 'Today' && n === 0}
                    today={tab === 'Today' ? today : undefined}
                    waiting={
                      shelf.reports.filter((one) => one.work_order_number === job.work_order_number).length +
                      shelf.photos.filter((one) => one.work_order_number === job.work_order_number).length
                    }
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </PageBody>
    </>
  )
}
