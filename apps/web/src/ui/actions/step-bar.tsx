import type { ReactNode } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheckFilled'
import style from './step-bar.module.css'

type Props = {
  /** What is missing, or that nothing is. */
  note?: ReactNode
  isComplete?: boolean
  children?: ReactNode
}

/** At the thumb in a flow of steps: what is missing above, the next action below. The menu bar makes room for it. */
export const StepBar = ({ note, isComplete = false, children }: Props) => (
  <div className={style.bar} data-step-bar>
    {note && (
      <p id="step-note" className={style.note} data-complete={isComplete || undefined} role="status">
        {isComplete ? (
          <IconCircleCheck size={20} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={20} aria-hidden="true" />
        )}
        <span>{note}</span>
      </p>
    )}
    <div className={style.buttons}>{children}</div>
  </div>
)
