import type { PriceRuleAnswer, priceForCustomer } from '@sejuk/contract/catalogue/prices'
import type { Data } from '@sejuk/contract/endpoint'
import { rupiah } from '@sejuk/domain/values/money'
import { priceRuleWords, priceWords } from '@sejuk/words/catalogue/prices'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { StatusIcon } from '../../ui/record/status-icon.tsx'
import style from './item-prices.module.css'
import { usePriceReason } from './price-names.ts'

type Answer = Data<typeof priceForCustomer>[number]

/** The price in one figure. */
export const PriceShown = ({ answer }: { answer: Answer | undefined }) => {
  const t = useWords(priceWords)
  return (
    <div className={style.price} role="status">
      <span>{t('priceIs')}</span>
      {answer?.price_include_tax ? (
        <>
          <b>{rupiah(answer.price_include_tax)}</b>
          <small>{t('withoutTax', { amount: rupiah(answer.price_without_tax ?? 0) })}</small>
        </>
      ) : (
        <b>{answer ? t('noPrice') : '–'}</b>
      )}
    </div>
  )
}

/** Every rule in the order in which they are asked; the first that has a price wins, the others stay in sight. */
export const PriceLadder = ({ answer }: { answer: Answer }) => {
  const t = useWords(priceWords)
  const rules = useWords(priceRuleWords)
  const reason = usePriceReason()
  const says = (one: PriceRuleAnswer) => reason(one) ?? t('noPriceForItem')
  return (
    <ol className={style.ladder}>
      {answer.rules.map((one) => {
        const isWinner = one.rule === answer.rule
        return (
          <li key={one.rule} data-winner={isWinner || undefined} data-none={one.price_code === null || undefined}>
            <StatusIcon tone={isWinner ? 'good' : 'neutral'} size={14} />
            <div>
              <b>{rules(one.rule)}</b>
              <small>{says(one)}</small>
            </div>
            <span>{one.price_include_tax === null ? '–' : thousands(one.price_include_tax)}</span>
          </li>
        )
      })}
    </ol>
  )
}
