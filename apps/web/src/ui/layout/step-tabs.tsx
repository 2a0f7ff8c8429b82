import IconCircleCheck from '#icon/CircleCheckFilled'
import IconCircleHalf from '#icon/CircleHalf2'
import style from './step-tabs.module.css'

type Step = { key: string; label: string; isDone: boolean; isLocked: boolean }
type Props = { label: string; steps: readonly Step[]; current: string; onGo: (key: string) => void }

/** The steps of a flow: done ones are ticks, the others numbers; only the current one is written out on a phone. */
export const StepTabs = ({ label, steps, current, onGo }: Props) => (
  <nav aria-label={label}>
    <ol className={style.steps}>
      {steps.map(({ key, label: name, isDone, isLocked }, n) => (
        <li key={key} data-current={key === current || undefined}>
          <button
            type="button"
            aria-current={key === current ? 'step' : undefined}
            disabled={isLocked}
            onClick={() => onGo(key)}
          >
            {key === current ? (
              <IconCircleHalf size={18} aria-hidden="true" />
            ) : isDone ? (
              <IconCircleCheck size={18} className={style.done} aria-hidden="true" />
            ) : (
              <span aria-hidden="true">{n + 1}</span>
            )}
            <span className={style.name}>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
