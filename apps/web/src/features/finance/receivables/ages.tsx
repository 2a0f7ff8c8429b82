import { type AgingBucket, agingBuckets } from '@sejuk/domain/customers/credit'
import type { AgeingBasis } from '@sejuk/domain/finance/receivables'
import { shortRupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { useWords } from '../../../lib/language/words.ts'
import style from './receivables.module.css'

type Ages = Record<AgingBucket, number>

/** Counted from the invoice date, the first age is what was written today. */
export const ageWord = (age: AgingBucket, by: AgeingBasis) =>
  age === 'not_due' && by === 'invoice' ? 'writtenToday' : age

/** What is owed by age, as one bar; each age has its colour, the same everywhere. */
export const AgeBar = ({ ages, by, share = 1 }: { ages: Ages; by: AgeingBasis; share?: number }) => {
  const t = useWords(receivableWords)
  const said = agingBuckets.map((age) => `${t(ageWord(age, by))} ${shortRupiah(ages[age])}`).join(', ')
  return (
    <div className={style.ages} role="img" aria-label={said} style={{ width: `${Math.round(share * 100)}%` }}>
      {agingBuckets.map((age) => ages[age] > 0 && <i key={age} data-age={age} style={{ flexGrow: ages[age] }} />)}
    </div>
  )
}

export const openOf = (ages: Ages) => agingBuckets.reduce((sum, age) => sum + ages[age], 0)
export const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0)
