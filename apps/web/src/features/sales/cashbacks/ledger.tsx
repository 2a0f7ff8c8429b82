import type { CashbackMovement } from '@sejuk/contract/sales/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackWords, ledgerKindWords } from '@sejuk/words/sales/cashbacks'
import { CashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { SectionText } from '../../../ui/record/section.tsx'
import style from './ledger.module.css'

/** Every rupiah that came or went, the newest first, with what was left after it. */
export const Ledger = ({ rows, ofMany }: { rows: readonly CashbackMovement[]; ofMany?: boolean }) => {
  const t = useWords(cashbackWords)
  const kinds = useWords(ledgerKindWords)
  const dates = useDates()
  const say = useSay()
  if (rows.length === 0) return <SectionText>{t('ledgerEmpty')}</SectionText>
  return (
    <ol className={style.ledger}>
      {rows.map((row) => (
        <li key={row.ledger_id} data-way={row.amount > 0 ? 'in' : 'out'}>
          <div>
            <b>{kinds(row.kind)}</b> {ofMany && <CashbackLink code={row.cashback_code} />}
            <small>
              {[
                row.order_code,
                row.invoice_code,
                row.reason && say(row.reason),
                dates.dateTime(row.created_date),
                row.username,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <div className={style.sums}>
            <b>
              {row.amount > 0 ? '+' : ''}
              {rupiah(row.amount)}
            </b>
            <small>
              {t('balance')} {rupiah(row.balance)}
            </small>
          </div>
        </li>
      ))}
    </ol>
  )
}
