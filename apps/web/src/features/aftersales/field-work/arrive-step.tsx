import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import { whyBack, workActionOf } from '@sejuk/domain/aftersales/work-orders/field-work'
import { backWords, fieldWorkWords, jobStepWords } from '@sejuk/words/aftersales/field-work'
import IconArrowRight from '#icon/ArrowRight'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Arrive } from './arrive.tsx'
import { jobPage } from './job-card.tsx'
import { JobFacts } from './job-facts.tsx'
import { MoreActions } from './more-actions.tsx'
import { UnitTabs } from './units/unit-tabs.tsx'
import type { FieldWork } from './use-field-work.ts'
import { WayButton } from './way-button.tsx'

type Props = {
  job: FieldJob
  unit: WorkOrderUnit | undefined
  work: FieldWork
  onDone: () => void
  /** To the next step, once the work has begun. */
  onGo: (() => void) | undefined
}

/** Where to go and what for; the arrival, and the beginning of the work. */
export const ArriveStep = ({ job, unit, work, onDone, onGo }: Props) => {
  const t = useWords(fieldWorkWords)
  const stepName = useWords(jobStepWords)
  const backName = useWords(backWords)
  const { work_order_number, service_status: status } = job
  const back = whyBack(job)
  const isExpected = status === 'Scheduled' || status === 'Re_Scheduled'
  const isThere = ['Visited', 'Re_Visited', 'Evaluate_Support'].includes(status)
  return (
    <>
      {back && (
        <Note>
          <b>{backName(back.why)}</b> {back.reason}
        </Note>
      )}
      <JobFacts job={job} unit={unit} />
      <UnitTabs units={job.units} open={unit} pageOf={(id) => jobPage(job, id)} />
      {isExpected && (
        <Arrive
          job={job}
          onArrive={(payload, position) => {
            void work.report(work_order_number, 'visit', payload, position).then(onDone)
          }}
        />
      )}
      <MoreActions job={job} work={work} onDone={onDone} />
      {isThere && (
        <StepBar>
          <WayButton job={job} />
          <Button
            kind="primary"
            size="large"
            onClick={() => void work.report(work_order_number, workActionOf(job.service_type), {}).then(onDone)}
          >
            {t('startWork')}
          </Button>
        </StepBar>
      )}
      {onGo && (
        <StepBar note={t('stepComplete')} isComplete>
          <WayButton job={job} />
          <Button kind="primary" size="large" onClick={onGo}>
            {t('nextStep', { step: stepName('Photos') })}
            <IconArrowRight size={22} aria-hidden="true" />
          </Button>
        </StepBar>
      )}
    </>
  )
}
