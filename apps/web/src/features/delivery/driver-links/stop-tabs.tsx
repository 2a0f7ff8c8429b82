import { driverWords } from '@sejuk/words/delivery/driver-links'
import IconCircleCheck from '#icon/CircleCheckFilled'
import IconCircleHalf from '#icon/CircleHalf2'
import { useWords } from '../../../lib/language/words.ts'
import style from './stop-form.module.css'

const stopSteps = ['goods', 'photo', 'money', 'receipt'] as const
export type StopStep = (typeof stopSteps)[number]

type Props = {
  label: string
  step: StopStep
  /** Steps that are not asked for here are left out. */
  whole: Partial<Record<StopStep, boolean>>
  onGo: (step: StopStep) => void
}

/** What is done at a stop, with what is complete ticked; any of them may be opened again. */
export const StopTabs = ({ label, step, whole, onGo }: Props) => {
  const t = useWords(driverWords)
  return (
    <nav className={style.tabs} aria-label={label}>
      {stopSteps
        .filter((one) => whole[one] !== undefined)
        .map((one) => (
          <button key={one} type="button" aria-current={one === step ? 'step' : undefined} onClick={() => onGo(one)}>
            {one === step ? (
              <IconCircleHalf size={18} aria-hidden="true" />
            ) : (
              whole[one] && <IconCircleCheck size={18} data-done aria-hidden="true" />
            )}
            {t(one)}
          </button>
        ))}
    </nav>
  )
}
