import { creditShare } from '@sejuk/domain/customers/credit'
import { rupiah } from '@sejuk/domain/values/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { useWords } from '../../../lib/language/words.ts'
import style from './credit-bar.module.css'

/** The used share of the limit; above it the bar is full and labelled. */
export const CreditBar = ({ used, limit }: { used: number; limit: number }) => {
  const t = useWords(customerWords)
  const share = creditShare(used, limit)
  // Who pays before delivery has no limit to exceed.
  const isBeyond = limit > 0 && share > 1
  return (
    <span
      className={style.credit}
      data-beyond={isBeyond || undefined}
      title={`${t('credit_used')}: ${rupiah(used)} / ${rupiah(limit)}${isBeyond ? `. ${t('creditBeyond')}` : ''}`}
    >
      {limit > 0 && (
        <span className={style.bar} aria-hidden="true">
          <span style={{ width: `${Math.min(100, Math.round(share * 100))}%` }} />
        </span>
      )}
      {rupiah(used)}
    </span>
  )
}
