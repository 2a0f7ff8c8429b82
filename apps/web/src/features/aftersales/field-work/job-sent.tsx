import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { fieldTabOf } from '@sejuk/domain/aftersales/work-orders/field-work'
import { pageTo } from '@sejuk/domain/pages'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconCircleCheck from '#icon/CircleCheckFilled'
import IconCloudUp from '#icon/CloudUp'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { expectedJobs } from './expected-jobs.ts'
import style from './field-job.module.css'
import { JobCard } from './job-card.tsx'
import sentStyle from './job-sent.module.css'
import { photosOf } from './photos-of.ts'
import type { FieldWork } from './use-field-work.ts'

/** After the last step: what was sent, what still waits, and where to go next. The form does not come back. */
export const JobSent = ({ job, work }: { job: FieldJob; work: FieldWork }) => {
  const t = useWords(fieldWorkWords)
  const { shelf, isOnline } = work
  const { work_order_number } = job
  const { reports = [], known = [], photos = [], jobs } = shelf ?? {}
  const isOfJob = (one: { work_order_number: string }) => one.work_order_number === work_order_number
  const isReportHere = reports.some(isOfJob)
  const asked = photosOf(job, photos)
  const all = asked.reduce((sum, { taken }) => sum + taken, 0)
  const waiting = photos.filter(isOfJob).length
  const isDone = !isReportHere && !waiting
  const [head, text] = isDone
    ? (['doneReport', 'doneText'] as const)
    : isOnline
      ? (['sendingReport', 'sendingText'] as const)
      : (['waitsReport', 'waitsText'] as const)
  const today = jobs?.today ?? ''
  const next = expectedJobs(jobs?.jobs ?? [], known).find((one) => !isOfJob(one) && fieldTabOf(one, today) === 'Today')
  return (
    <>
      <div className={sentStyle.done} data-all={isDone || undefined} role="status">
        {isDone ? <IconCircleCheck size={72} aria-hidden="true" /> : <IconCloudUp size={72} aria-hidden="true" />}
        <h2>{t(head)}</h2>
        {!isDone && <p>{t(text)}</p>}
        {/* Nothing more is asked of the technician, whether it is sent yet or not. */}
        <p>{t('doneText')}</p>
      </div>
      <Section aria-label={t('reportAndSign')}>
        <RowList>
          <li>
            <b>{t('reportAndSign')}</b>
            <small>{t(isReportHere ? 'waits' : 'isSent')}</small>
          </li>
          {all > 0 && (
            <li>
              <b>{t('photos')}</b>
              <small>{t('nOf', { n: all - waiting, all })}</small>
            </li>
          )}
          {(job.service_status === 'Finished' || job.service_status === 'Finished_SN_Invalid') && (
            <li>
              <b>{t('officeCheck')}</b>
              <small>{t('waits')}</small>
            </li>
          )}
        </RowList>
      </Section>
      {next && (
        <Section title={t('upNext')}>
          <JobCard job={next} isNext today={today} waiting={0} />
        </Section>
      )}
      <Link className={style.toToday} {...pageTo('fieldJobs')}>
        {t('todayList')}
      </Link>
    </>
  )
}
