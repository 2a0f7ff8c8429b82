import type { Data } from '@sejuk/contract/endpoint'
import type { DesignTaskRow, designBoard } from '@sejuk/contract/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './design-board.module.css'

type Figures = Data<typeof designBoard>['figures']
const onTimeTarget = 90

/** Which tasks a figure counts; pressed, it leaves only those on the board. */
export const countedBy: Record<string, (task: DesignTaskRow, days: readonly { day: string }[]) => boolean> = {
  late: ({ days_late }) => days_late > 0,
  due: ({ needed_by }, days) => days.some(({ day }) => day === needed_by),
  atSpv: ({ requester_task_status }) => requester_task_status === 'Submitted_To_SPV',
  atManager: ({ requester_task_status }) =>
    requester_task_status === 'Approved_By_SPV' || requester_task_status === 'Approved_By_Manager',
}

type Props = { figures: Figures; chosen: string | undefined; onChoose: (figure: string) => void }

export const BoardFigures = ({ figures, chosen, onChoose }: Props) => {
  const t = useWords(designWords)
  const isBehind = figures.on_time_percent !== null && figures.on_time_percent < onTimeTarget
  const filters = [
    ['late', t('late'), figures.late, figures.late > 0 && t('oldestLate', { n: figures.oldest_late_days })],
    ['due', t('dueThisWeek'), figures.due, ''],
    ['atSpv', t('atSpv'), figures.at_spv, ''],
    ['atManager', t('atManager'), figures.at_manager, ''],
  ] as const
  return (
    <section className={style.figures}>
      <div>
        <span>{t('openTasks')}</span>
        <b>{figures.open}</b>
        <small>{t('withDesigners', { n: figures.open - figures.waiting, m: figures.waiting })}</small>
      </div>
      {filters.map(([key, label, n, text]) => (
        <button key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
          <span>{label}</span>
          <b>
            {key === 'late' && n > 0 && <StatusIcon tone="attention" />} {n}
          </b>
          <small>{text}</small>
        </button>
      ))}
      <div>
        <span>{t('released90')}</span>
        <b>{figures.released}</b>
        <small>{figures.versions_each !== null && t('versionsEach', { n: figures.versions_each })}</small>
      </div>
      <div>
        <span>{t('onTime90')}</span>
        <b>
          {isBehind && <StatusIcon tone="attention" />}{' '}
          {figures.on_time_percent === null ? '-' : `${figures.on_time_percent}%`}
        </b>
        <small>{t('target', { n: onTimeTarget })}</small>
      </div>
    </section>
  )
}
