import type { CheckedSerial } from '@sejuk/contract/retail/retail-orders'
import { sellingWords } from '@sejuk/words/retail/selling'
import IconCircleCheck from '#icon/CircleCheck'
import IconClock from '#icon/Clock'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import style from './selling.module.css'

type Props = {
  serial: string
  verdict: CheckedSerial | undefined
  units: number
  isReported: boolean
  onReport: () => void
}

/** What is known of a number: the checks that passed, or the rule's own sentence and what can be done. */
export const SerialVerdict = ({ serial, verdict, units, isReported, onReport }: Props) => {
  const t = useWords(sellingWords)
  const say = useSay()
  const dates = useDates()
  if (!verdict)
    return (
      <p className={style.check}>
        <IconClock size={18} aria-hidden="true" /> {t('unchecked')}
      </p>
    )
  if (!verdict.ok)
    return (
      <Note as="div" tone="bad" role="alert">
        <b>{say(verdict.message ?? '')}</b>
        {verdict.sold_by && <p>{t('soldBy', { name: verdict.sold_by })}</p>}
        {verdict.sold_to && <p>{t('soldTo', { name: verdict.sold_to })}</p>}
        <p className={style.letters} aria-label={serial} role="img">
          {[...serial].map((letter, n) => (
            <span key={`${n + 1}${letter}`} data-like={/[0O1I]/.test(letter) || undefined}>
              {letter}
            </span>
          ))}
        </p>
        <p>{t('lookAlike')}</p>
        {verdict.because?.code === 'serial-not-delivered-here' && !isReported && (
          <Button onClick={onReport}>{t('report')}</Button>
        )}
        <p>{t('notCounted', { n: units })}</p>
      </Note>
    )
  const lines = [
    verdict.item_name,
    verdict.delivered_date && t('delivered', { date: dates.day(verdict.delivered_date) }),
    t('neverSold'),
    verdict.pair_serial && t('pairFits'),
  ].filter(Boolean)
  return (
    <ul className={style.checks}>
      {lines.map((line) => (
        <li key={line}>
          <IconCircleCheck size={18} aria-hidden="true" /> {line}
        </li>
      ))}
    </ul>
  )
}
