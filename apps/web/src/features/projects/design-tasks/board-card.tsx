import type { DesignTaskRow } from '@sejuk/contract/projects/design-tasks'
import { designTask } from '@sejuk/domain/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import IconUserShare from '#icon/UserShare'
import { DesignChip } from '../../../entities/projects/project-status.tsx'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import style from './design-board.module.css'
import { designTarget } from './design-target.ts'

type Props = { task: DesignTaskRow; onDrag: (task: DesignTaskRow | undefined) => void; onMove: () => void }

/** One task. Only what is late or came back is tinted. */
export const BoardCard = ({ task, onDrag, onMove }: Props) => {
  const t = useWords(designWords)
  const say = useSay()
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const now = new Date().toISOString()
  const isOffered = designTask.isOffered('assign', task, viewer, now)
  const gate = designTask.gate('assign', task, viewer, now)
  const isBack =
    task.requester_task_status === 'Rejected_By_SPV' || task.requester_task_status === 'Rejected_By_Manager'
  return (
    <article
      className={style.card}
      data-late={task.days_late > 0 || undefined}
      data-back={isBack || undefined}
      data-free={task.designer_code === null || undefined}
      draggable={isOffered && gate.enabled}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', task.design_task_code)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(task)
      }}
      onDragEnd={() => onDrag(undefined)}
      onKeyDown={({ key, target, currentTarget }) => {
        if (target !== currentTarget.querySelector('a')) return
        if (key.toLowerCase() === 'a' && isOffered && gate.enabled) onMove()
        if (key.toLowerCase() === 'v') void navigate(designTarget(task))
      }}
    >
      <div className={style.code}>
        <Link {...designTarget(task)}>{task.design_task_code}</Link>
        <span>{t('versionShort', { n: Math.max(1, task.version) })}</span>
      </div>
      <b>{task.project_name}</b>
      <div className={style.scopes}>
        <small>{task.scopes.map((scope) => t(scope)).join(', ')}</small>
        <small>{t('hoursSpent', { n: task.spent_hours, m: task.est_hours })}</small>
      </div>
      <div className={style.foot}>
        <DesignChip status={task.requester_task_status} />
        {isOffered && (
          <IconButton
            label={`${t('assign')}: ${task.design_task_code}`}
            title={gate.enabled ? t('assign') : say(gate.because)}
            aria-disabled={gate.enabled ? undefined : true}
            onClick={gate.enabled ? onMove : undefined}
          >
            <IconUserShare size={16} />
          </IconButton>
        )}
      </div>
      {task.days_late > 0 && <small>{t('daysLate', { n: task.days_late })}</small>}
    </article>
  )
}
