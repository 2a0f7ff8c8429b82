import { smallestMissing } from '@sejuk/domain/delivery/money-at-door'
import { rupiah } from '@sejuk/domain/values/money'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import style from './stop-form.module.css'

type Props = {
  due: number
  taken: number | null
  onTake: (taken: number | null) => void
  /** Asks whether money came or the office lets the goods go. */
  onAsk: () => void
  onStay: () => void
  onNext: () => void
}

export const isPaidAtDoor = (due: number, taken: number | null) => due - (taken ?? 0) < smallestMissing

/** Before the goods change hands: what is due, what lies on the table, and what to do where it is less. */
export const MoneyStep = ({ due, taken, onTake, onAsk, onStay, onNext }: Props) => {
  const t = useWords(driverWords)
  const isPaid = isPaidAtDoor(due, taken)
  const more = (taken ?? 0) - due
  return (
    <>
      <p className={style.due}>
        <span>{t('moneyDue')}</span>
        <b>{rupiah(due)}</b>
      </p>
      <MoneyField label={t('moneyTaken')} value={taken} onChange={onTake} isRequired={due > 0} />
      <Button onClick={() => onTake(due)}>{t('moneyExact')}</Button>
      {!isPaid && (
        <>
          <Note tone="bad">{t('moneyMissing', { missing: rupiah(due - (taken ?? 0)) })}</Note>
          <Button onClick={onAsk}>{t('moneyAsk')}</Button>
          <Button onClick={onStay}>{t('moneyStay')}</Button>
        </>
      )}
      {isPaid && more > 0 && <Note>{t('moneyMore', { more: rupiah(more) })}</Note>}
      <StepBar note={t(isPaid ? 'moneyFull' : 'money')} isComplete={isPaid}>
        <Button kind="primary" size="large" disabled={!isPaid} onClick={onNext}>
          {t('toReceipt')}
        </Button>
      </StepBar>
    </>
  )
}
