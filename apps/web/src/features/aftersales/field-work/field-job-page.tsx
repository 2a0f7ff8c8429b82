import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { isBegun, isDone, type JobStep, jobSteps } from '@sejuk/domain/aftersales/work-orders/field-work'
import { pageTo } from '@sejuk/domain/pages'
import { fieldWorkWords, jobStepWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import IconPhone from '#icon/Phone'
import { toast } from '../../../lib/browser/toasts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StepTabs } from '../../../ui/layout/step-tabs.tsx'
import { ArriveStep } from './arrive-step.tsx'
import { expectedJob } from './expected-jobs.ts'
import style from './field-job.module.css'
import { JobFacts } from './job-facts.tsx'
import { JobGone } from './job-gone.tsx'
import { JobSent } from './job-sent.tsx'
import { NetworkBar } from './network-bar.tsx'
import { phoneLink } from './outward-links.ts'
import { StoredParts } from './units/stored-parts.tsx'
import { useUnitForms } from './units/use-unit-forms.ts'
import { type FieldWork, useFieldWork } from './use-field-work.ts'
import { useMissing } from './use-missing.ts'
import { WorkStep } from './work-step.tsx'

/** One job from arrival to signature, step by step. Works offline. */
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
  const job = expectedJob(known, shelf.known)
  return <Job key={work_order_number} job={job} detailId={Number(work_order_detail_id)} work={work} />
}

type Props = { job: FieldJob; detailId: number; work: FieldWork }

const Job = ({ job, detailId, work }: Props) => {
  const t = useWords(fieldWorkWords)
  const stepName = useWords(jobStepWords)
  const { usercode, shelf } = work
  const { known = [], photos = [] } = shelf ?? {}
  const forms = useUnitForms(usercode, job, known)
  const missing = useMissing(job, photos, forms)
  const { work_order_number, service_status: status, units } = job
  const unit = units.find((one) => one.work_order_detail_id === detailId) ?? units[0]
  const isAtWork = status === 'Servicing' && forms.isReady
  const [opened, setOpened] = useState<JobStep>()
  // The first step with something to do; from then on the technician goes where they want.
  if (isAtWork && !opened) setOpened(missing[0]?.step ?? 'Signature')
  const isReachable = (one: JobStep) => one === 'Arrive' || isAtWork || (one === 'Photos' && isBegun(status))
  const step = opened && isReachable(opened) ? opened : 'Arrive'
  const go = (to: JobStep) => {
    setOpened(to)
    window.scrollTo({ top: 0 })
  }
  const told = () => toast('saved', t(work.isOnline ? 'handedOver' : 'kept'))
  const isOver = isDone(status)
  const isStepDone = (one: JobStep) =>
    one === 'Arrive' ? isBegun(status) && isAtWork : isAtWork && !missing.some((piece) => piece.step === one)
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
      {!isOver && (
        <StepTabs
          label={t('steps')}
          steps={jobSteps.map((key) => ({
            key,
            label: stepName(key),
            isDone: isStepDone(key),
            isLocked: !isReachable(key),
          }))}
          current={step}
          onGo={(key) => go(key as JobStep)}
        />
      )}
      <PageBody>
        {status === 'Cancelled' && <JobGone work={work} number={work_order_number} isCancelled />}
        {isOver && status !== 'Cancelled' && <JobSent job={job} work={work} />}
        {isOver && <JobFacts job={job} unit={unit} />}
        {step === 'Arrive' && !isOver && (
          <ArriveStep
            job={job}
            unit={unit}
            work={work}
            onDone={told}
            onGo={isAtWork ? () => go('Photos') : undefined}
          />
        )}
        {step !== 'Arrive' && !isOver && (
          <WorkStep {...{ job, unit, work, forms, missing, step }} onGo={go} onKept={told} />
        )}
        {!isOver && unit && <StoredParts job={job} detail={unit.work_order_detail_id} />}
      </PageBody>
    </>
  )
}
