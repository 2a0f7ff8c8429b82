import type { Ageing } from '@sejuk/contract/finance/receivables'
import { type AgingBucket, agingBuckets } from '@sejuk/domain/customers/credit'
import type { AgeingBasis } from '@sejuk/domain/finance/receivables'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { shortRupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ageWord, openOf, shareOf } from './ages.tsx'
import style from './receivables.module.css'

/** How many days back an age begins and ends, as invoices are found by their date. */
const daysBack: Record<AgingBucket, { from?: number; to?: number }> = {
  not_due: { from: 0 },
  to_30: { from: 30, to: 1 },
  to_60: { from: 60, to: 31 },
  to_90: { from: 90, to: 61 },
  over_90: { to: 91 },
}

const invoicesOf = (age: AgingBucket, by: AgeingBasis, dept_code: string | undefined) => {
  const branch = dept_code ? { dept_code } : {}
  if (by === 'due') return pageTo('salesInvoices', { overdue: age, ...branch })
  const { from, to } = daysBack[age]
  const day = (back: number) => addDays(companyToday(), -back)
  return pageTo('salesInvoices', {
    ...{ is_open: 'true', ...branch },
    ...(from === undefined ? {} : { from: day(from) }),
    ...(to === undefined ? {} : { to: day(to) }),
  })
}

type Props = { ageing: Ageing; by: AgeingBasis; dept_code: string | undefined }

/** What is owed in all and by age; each figure opens its invoices. */
export const AgeFigures = ({ ageing, by, dept_code }: Props) => {
  const t = useWords(receivableWords)
  const whole = openOf(ageing)
  return (
    <div className={style.figures}>
      <div>
        {t('receivable')}
        <b>{shortRupiah(whole)}</b>
        <small>{t('lateShare', { n: shareOf(ageing.late, whole) })}</small>
      </div>
      {agingBuckets.map((age) => (
        <div key={age}>
          <span className={style.key}>
            <i data-age={age} />
            {t(ageWord(age, by))}
          </span>
          <b>{shortRupiah(ageing[age])}</b>
          <Link {...invoicesOf(age, by, dept_code)}>{t('invoices')}</Link>
        </div>
      ))}
    </div>
  )
}
