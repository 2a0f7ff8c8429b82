import {
  type CashbackResult,
  type MaxDiscountInputs,
  maxAllowedCashback,
} from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { cashbackPanelWords } from '@sejuk/words/sales/cashbacks'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import style from './allowance.module.css'

type Props = { sums: MaxDiscountInputs; planned: number; result: CashbackResult; isDivided: boolean }

/** How much discount an order may have, what takes of it, and what the cashback makes of the rest. */
export const Allowance = ({ sums, planned, result, isDivided }: Props) => {
  const t = useWords(cashbackPanelWords)
  const whole = sums.max_allowed_discount_include_tax
  const free = Math.max(0, maxAllowedCashback(sums) - planned)
  const parts = [
    ['item', t('itemDiscount'), sums.item_discount_total_amount_include_tax],
    ['extra', t('extraDiscount'), sums.extra_discount_amount_include_tax],
    ['cashback', t('planned'), planned],
    ['free', t('stillFree'), free],
  ] as const
  const widest = Math.max(
    whole,
    parts.reduce((sum, [, , amount]) => sum + amount, 0),
    1,
  )
  return (
    <Section title={t('allowance')} actions={<Total>{rupiah(whole)}</Total>}>
      <SectionBody>
        <div className={style.bar} aria-hidden="true">
          {parts.map(([key, , amount]) => (
            <span key={key} data-part={key} style={{ width: `${(amount / widest) * 100}%` }} />
          ))}
        </div>
        <ul className={style.parts}>
          {parts.map(([key, label, amount]) => (
            <li key={key}>
              <i data-part={key} aria-hidden="true" /> {label} <b>{rupiah(amount)}</b>
            </li>
          ))}
        </ul>
      </SectionBody>
      <Facts
        facts={[
          [t('rebate'), rupiah(result.real_rebated_cashback_amount)],
          [
            t('discount'),
            <>
              {rupiah(result.cashback_discount)}{' '}
              <small className={style.how}>{t(isDivided ? 'dividedBy' : 'asItIs')}</small>
            </>,
          ],
          [t('percent'), `${writeNumber(result.cashback_percent * 100, 2)}%`],
        ]}
      />
    </Section>
  )
}
