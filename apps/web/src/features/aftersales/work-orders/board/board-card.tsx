import type { BoardJob } from '@sejuk/contract/aftersales/work-order-board'
import { pageTo } from '@sejuk/domain/pages'
import type { Gate } from '@sejuk/domain/workflow'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import IconCalendarTime from '#icon/CalendarTime'
import { ServiceStatus } from '../../../../entities/status/service-status.tsx'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { IconButton } from '../../../../ui/actions/button.tsx'
import { SlaClock } from '../sla-clock.tsx'
import style from './board.module.css'

type Props = {
  job: BoardJob
  isClash: boolean
  gate: Gate
  onDrag: (job: BoardJob | undefined) => void
  onMove: () => void
}

/** One job. It can be dragged, or moved by its button, where its status lets it be. */
export const BoardCard = ({ job, isClash, gate, onDrag, onMove }: Props) => {
  const t = useWords(workOrderWords)
  const say = useSay()
  return (
    <article
      className={style.card}
      data-clash={isClash || undefined}
      draggable={gate.enabled}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', job.work_order_number)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(job)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div>
        <Link {...pageTo('workOrder', { work_order_number: job.work_order_number })}>{job.customer_name}</Link>
        <small title={job.area_name}>{job.slot ?? job.area_name}</small>
        <small>{t(job.service_type)}</small>
        <ServiceStatus status={job.service_status} /> {!job.slot && <SlaClock due={job.sla_due} />}
      </div>
      <IconButton
        label={`${t('moveTo')}: ${job.work_order_number}`}
        title={gate.enabled ? t('moveTo') : say(gate.because)}
        aria-disabled={gate.enabled ? undefined : true}
        onClick={gate.enabled ? onMove : undefined}
      >
        <IconCalendarTime size={16} />
      </IconButton>
    </article>
  )
}
