import { agingBuckets } from '@sejuk/domain/customers/credit'
import { shortRupiah } from '@sejuk/domain/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { useWords } from '../../../lib/language/words.ts'
import style from './receivables.module.css'

export type Ages = Record<(typeof agingBuckets)[number], number>

/** What is owed by age, as one bar; each age has its colour, the same everywhere. */
export const AgeBar = ({ ages, share = 1 }: { ages: Ages; share?: number }) => {
  const t = useWords(receivableWords)
  const said = agingBuckets.map((age) => `${t(age)} ${shortRupiah(ages[age])}`).join(', ')
  return (
    <div className={style.ages} role="img" aria-label={said} style={{ width: `${Math.round(share * 100)}%` }}>
      {agingBuckets.map((age) => ages[age] > 0 && <i key={age} data-age={age} style={{ flexGrow: ages[age] }} />)}
    </div>
  )
}

export const openOf = (ages: Ages) => agingBuckets.reduce((sum, age) => sum + ages[age], 0)
export const lateOf = (ages: Ages) => openOf(ages) - ages.not_due
