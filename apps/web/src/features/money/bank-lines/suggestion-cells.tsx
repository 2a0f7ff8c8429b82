import type { BankLine, BankSuggestion } from '@sejuk/contract/money/bank-lines'
import { speaksFor, type Surety } from '@sejuk/domain/money/bank-suggestions'
import { rupiah } from '@sejuk/domain/values/money'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import IconCheck from '#icon/Check'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import style from './suggestion-cells.module.css'

const tones: Record<Surety, Tone> = {
  Certain: 'good',
  Likely: 'active',
  Short: 'attention',
  Over: 'attention',
  Unknown: 'neutral',
}
const states = { New: 'waiting', Matched: 'good', Not_Ours: 'neutral', Unidentified: 'attention' } as const

export const SuretyChip = ({ sure }: { sure: Surety }) => {
  const t = useWords(bankLineWords)
  return <StatusChip tone={tones[sure]}>{t(sure)}</StatusChip>
}
export const LineStateChip = ({ state }: Pick<BankLine, 'state'>) => {
  const t = useWords(bankLineWords)
  return <StatusChip tone={states[state]}>{t(state)}</StatusChip>
}

/** What speaks for it first, what differs with a cross; no percentages, since reasons can be checked. */
export const Reasons = ({ reasons, most }: { reasons: BankSuggestion['reasons']; most?: number }) => {
  const t = useWords(bankLineWords)
  const sorted = [...reasons.filter(speaksFor), ...reasons.filter((one) => !speaksFor(one))].slice(0, most)
  return (
    <span className={style.reasons}>
      {sorted.map((reason) => (
        <span key={reason} data-against={speaksFor(reason) ? undefined : true}>
          {speaksFor(reason) ? <IconCheck size={12} aria-hidden="true" /> : <IconX size={12} aria-hidden="true" />}
          {t(reason)}
        </span>
      ))}
    </span>
  )
}

export const useSuggestionText = () => {
  const t = useWords(bankLineWords)
  return ({ receipt_code, cheque_code, order_code, allocations, missing }: BankSuggestion) => {
    if (receipt_code) return t('tiedTo', { code: receipt_code })
    if (cheque_code) return t('chequeClears', { code: cheque_code })
    const [first] = allocations
    const what = [
      ...(order_code ? [t('ofOrder', { code: order_code })] : []),
      ...(first ? [allocations.length === 1 ? first.invoice_code : t('paysN', { n: allocations.length })] : []),
      ...(missing > 0 ? [t('shortBy', { amount: rupiah(missing) })] : []),
      ...(missing < 0 ? [t('overBy', { amount: rupiah(-missing) })] : []),
    ]
    return what.join(', ')
  }
}
