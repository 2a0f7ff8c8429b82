import { shareOfStandard } from '@sejuk/domain/aftersales/costs'
import { rupiah } from '@sejuk/domain/values/money'
import { costWords } from '@sejuk/words/aftersales/costs'
import { useWords } from '../../../lib/language/words.ts'
import style from './costs.module.css'

type Row = { asked_amount: number; standard_amount: number }

/** The price list's amount, with a bar of the requested share. */
export const Share = ({ row }: { row: Row }) => {
  const t = useWords(costWords)
  const percent = shareOfStandard(row.asked_amount, row.standard_amount)
  return (
    <span className={style.share} title={t('share', { percent })}>
      {rupiah(row.standard_amount)}
      <i data-over={percent > 100 || undefined} style={{ inlineSize: `${Math.min(percent, 200) / 2}%` }} />
    </span>
  )
}
