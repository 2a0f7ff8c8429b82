import type { WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { stepsBehind, type WorkOrderStep, workOrderSteps } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { workOrderStepWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import IconCircle from '#icon/Circle'
import IconCircleCheckFilled from '#icon/CircleCheckFilled'
import IconCircleHalf2 from '#icon/CircleHalf2'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './work-orders.module.css'

const datesOf = (order: WorkOrderDetail): Record<WorkOrderStep, string | null> => ({
  Dispatched: order.dispatched_date,
  Accepted: order.accepted_date,
  Scheduled: order.first_scheduled_date,
  Visited: order.first_visit_date,
  Servicing: null,
  Finished: order.finished_date,
  Confirmed: order.service_status === 'Cancelled' ? null : order.closed_date,
})

/** The progress of a work order. */
export const StepRail = ({ order }: { order: WorkOrderDetail }) => {
  const t = useWords(workOrderWords)
  const steps = useWords(workOrderStepWords)
  const dates = useDates()
  const behind = stepsBehind(order.service_status)
  const taken = datesOf(order)
  return (
    <ol className={style.rail}>
      {workOrderSteps.map((step, n) => {
        const is = n < behind ? 'done' : n === behind && behind > 0 ? 'next' : 'ahead'
        return (
          <li key={step} data-is={is} aria-current={is === 'next' ? 'step' : undefined}>
            {is === 'done' ? (
              <IconCircleCheckFilled size={18} />
            ) : is === 'next' ? (
              <IconCircleHalf2 size={18} />
            ) : (
              <IconCircle size={18} />
            )}
            <b>{steps(step)}</b>
            <small>{is === 'next' ? t('nextStep') : is === 'done' ? dates.visit(taken[step]) : '-'}</small>
          </li>
        )
      })}
    </ol>
  )
}
