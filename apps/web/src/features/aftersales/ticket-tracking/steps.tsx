import { type TrackingStep, trackingSteps } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { trackingStepWords } from '@sejuk/words/aftersales/ticket-tracking'
import { useWords } from '../../../lib/language/words.ts'
import style from './tracking-page.module.css'

/** How far it is, at a glance. */
export const Steps = ({ step }: { step: TrackingStep }) => {
  const t = useWords(trackingStepWords)
  const at = trackingSteps.indexOf(step)
  return (
    <ol className={style.steps}>
      {trackingSteps.map((one, n) => (
        <li key={one} data-past={n <= at || undefined} aria-current={n === at ? 'step' : undefined}>
          <span>{t(one)}</span>
        </li>
      ))}
    </ol>
  )
}
