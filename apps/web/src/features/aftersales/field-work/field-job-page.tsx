import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { isBegun, isDone, workActionOf } from '@sejuk/domain/aftersales/field-work'
import { pageTo } from '@sejuk/domain/pages'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconPhone from '#icon/Phone'
import { toast } from '../../../lib/browser/toasts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Arrive } from './arrive.tsx'
import { expectedJob } from './expected-jobs.ts'
import style from './field-job.module.css'
import { FinishJob } from './finish-job.tsx'
import { jobPage } from './job-card.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobGone } from './job-gone.tsx'
import { JobPhotos } from './job-photos.tsx'
import { JobSteps } from './job-steps.tsx'
import { MoreActions } from './more-actions.tsx'
import { NetworkBar } from './network-bar.tsx'
import { phoneLink } from './outward-links.ts'
import { StoredParts } from './stored-parts.tsx'
import { UnitTabs } from './unit-tabs.tsx'
import { UnitWork } from './unit-work.tsx'
import { type FieldWork, useFieldWork } from './use-field-work.ts'
import { useUnitForms } from './use-unit-forms.ts'

/** One job from arrival to signature, unit by unit. Works offline. */
export const FieldJobPage = () => {
  const t = useWords(fieldWorkWords)
  const { work_order_number = '', work_order_detail_id = '' }: Record<string, string> = useParams()
  const work = useFieldWork()
  const { shelf } = work
  const known = shelf?.jobs?.jobs.find((one) => one.work_order_number === work_order_number)
  if (!known || !shelf)
    return (
      <>
        <PageHead title={work_order_number} />
        <NetworkBar work={work} isJob />
        <PageBody>
          {!shelf || work.isSending ? <Pending /> : <JobGone work={work} number={work_order_number} />}
          <Link {...pageTo('fieldJobs')}>{t('title')}</Link>
        </PageBody>
      </>
    )
  const job = expectedJob(known, shelf.reports)
  return <Job key={work_order_number} job={job} detailId={Number(work_order_detail_id)} work={work} />
}

type Props = { job: FieldJob; detailId: number; work: FieldWork }

const Job = ({ job, detailId, work }: Props) => {
  const t = useWords(fieldWorkWords)
  const { usercode, shelf } = work
  const { reports = [], photos = [], jobs } = shelf ?? {}
  const forms = useUnitForms(usercode, job, reports)
  const { work_order_number, service_status: status, units } = job
  const unit = units.find((one) => one.work_order_detail_id === detailId) ?? units[0]
  const form = unit && forms.units[unit.work_order_detail_id]
  const isAtWork = status === 'Servicing'
  const told = () => toast('saved', t(work.isOnline ? 'handedOver' : 'kept'))
  const keepUnit = async () => {
    if (!unit) return
    const ids = [unit.work_order_detail_id]
    await work.report(work_order_number, 'save-work', { units: forms.payload(ids) })
    await forms.forget(ids)
    told()
  }
  const finish = async () => {
    const ids = units.map((one) => one.work_order_detail_id)
    await work.report(work_order_number, 'finish', { units: forms.payload(ids), ...forms.signing })
    await forms.forget(ids)
    told()
  }
  return (
    <>
      <PageHead
        title={job.customer_name}
        sub={
          unit && units.length > 1
            ? t('unitNOf', { code: work_order_number, n: unit.line_no, all: units.length })
            : work_order_number
        }
        crumb={<Link {...pageTo('fieldJobs')}>{t('title')}</Link>}
      >
        <a
          className={style.call}
          href={phoneLink(job.customer_phone)}
          aria-label={t('call', { name: job.customer_name })}
        >
          <IconPhone size={24} />
        </a>
      </PageHead>
      <NetworkBar work={work} isJob />
      <JobSteps status={status} />
      <PageBody>
        {status === 'Cancelled' && <JobGone work={work} number={work_order_number} isCancelled />}
        {isDone(status) && status !== 'Cancelled' && (
          <Note tone="good" role="status">
            {t('doneText')}
          </Note>
        )}
        {(status === 'Scheduled' || status === 'Re_Scheduled') && (
          <Arrive
            job={job}
            onArrive={(payload, position) => {
              void work.report(work_order_number, 'visit', payload, position).then(told)
            }}
          />
        )}
        {['Visited', 'Re_Visited', 'Evaluate_Support'].includes(status) && (
          <Section title={t('stepService')}>
            <SectionBody>
              <Button
                kind="primary"
                size="large"
                onClick={() => void work.report(work_order_number, workActionOf(job.service_type), {}).then(told)}
              >
                {t('startWork')}
              </Button>
            </SectionBody>
          </Section>
        )}
        <JobFacts job={job} unit={unit} />
        <UnitTabs units={units} open={unit} pageOf={(id) => jobPage(job, id)} />
        {isBegun(status) && <JobPhotos usercode={usercode} job={job} photos={photos} />}
        {isAtWork && forms.isReady && unit && form && (
          <>
            <UnitWork
              form={form}
              choices={jobs?.choices ?? {}}
              isRepair={job.service_type === 'Repair'}
              onChange={(part) => forms.changeUnit(unit.work_order_detail_id, part)}
            />
            {forms.isTouched(unit.work_order_detail_id) && (
              <Button size="large" onClick={() => void keepUnit()}>
                {t('saveUnit')}
              </Button>
            )}
            <FinishJob usercode={usercode} job={job} photos={photos} forms={forms} onFinish={() => void finish()} />
          </>
        )}
        {!isDone(status) && unit && <StoredParts job={job} detail={unit.work_order_detail_id} />}
        {!isDone(status) && <MoreActions job={job} work={work} onDone={told} />}
      </PageBody>
    </>
  )
}
