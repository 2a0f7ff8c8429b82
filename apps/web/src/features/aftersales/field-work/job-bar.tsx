import { type JobStep, jobSteps } from '@sejuk/domain/aftersales/work-orders/field-work'
import { fieldWorkWords, jobStepWords } from '@sejuk/words/aftersales/field-work'
import IconArrowRight from '#icon/ArrowRight'
import IconSend from '#icon/Send'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import type { MissingPiece } from './use-missing.ts'

/** More answers than this are only counted. */
const mostNamed = 2

type Props = {
  step: JobStep
  missing: readonly MissingPiece[]
  onGo: (step: JobStep) => void
  /** Leads to what is missing. */
  onFill: (piece: MissingPiece) => void
  onFinish: () => void
}

/** The one next action: what is missing in this step, else the next step; at the end what is missing anywhere, or the sending. */
export const JobBar = ({ step, missing, onGo, onFill, onFinish }: Props) => {
  const t = useWords(fieldWorkWords)
  const stepName = useWords(jobStepWords)
  const next = jobSteps[jobSteps.indexOf(step) + 1]
  const asked = next ? missing.filter((one) => one.step === step) : missing
  const [first] = asked
  const checks = asked.filter(({ isCheck }) => isCheck)
  const isMany = checks.length > mostNamed
  const names = asked.filter(({ isCheck }) => !isMany || !isCheck).map(({ name }) => name)
  const note = first
    ? t('missing', { list: [...names, ...(isMany ? [t('missingAnswers', { n: checks.length })] : [])].join(', ') })
    : t(next ? 'stepComplete' : 'allComplete')
  return (
    <StepBar note={note} isComplete={!first}>
      {first && next && (
        <Button size="large" onClick={() => onGo(next)}>
          {t('next')}
        </Button>
      )}
      {first ? (
        <Button kind="primary" size="large" onClick={() => onFill(first)}>
          {first.action}
        </Button>
      ) : next ? (
        <Button kind="primary" size="large" onClick={() => onGo(next)}>
          {t('nextStep', { step: stepName(next) })}
          <IconArrowRight size={22} aria-hidden="true" />
        </Button>
      ) : (
        <Button kind="primary" size="large" icon={<IconSend size={22} />} onClick={onFinish}>
          {t('finish')}
        </Button>
      )}
    </StepBar>
  )
}
