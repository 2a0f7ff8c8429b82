import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { isBegun, isDone } from '@sejuk/domain/aftersales/work-orders/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconCircleCheck from '#icon/CircleCheckFilled'
import IconCircleHalf from '#icon/CircleHalf2'
import { useWords } from '../../../lib/language/words.ts'
import style from './field-job.module.css'

const steps = ['stepSchedule', 'stepVisit', 'stepService', 'stepFinish'] as const

/** The next step, if any. */
const stepOf = (status: ServiceStatus) => {
  if (isDone(status)) return steps.length
  if (isBegun(status)) return 2
  return status === 'Scheduled' || status === 'Re_Scheduled' ? 1 : 0
}

export const JobSteps = ({ status }: { status: ServiceStatus }) => {
  const t = useWords(fieldWorkWords)
  const at = stepOf(status)
  return (
    <ol className={style.steps}>
      {steps.map((step, n) => (
        <li key={step} aria-current={n === at ? 'step' : undefined} data-done={n < at || undefined}>
          {n < at && <IconCircleCheck size={18} aria-hidden="true" />}
          {n === at && <IconCircleHalf size={18} aria-hidden="true" />}
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
