import type { BankAccount } from '@sejuk/contract/money/bank-statements'
import { rupiah } from '@sejuk/domain/values/money'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import style from './bank-accounts.module.css'

type Props = { accounts: readonly BankAccount[]; chosen: BankAccount | undefined; onChoose: (code: string) => void }

/** One account is open at a time; one without today's file says so. */
export const BankAccounts = ({ accounts, chosen, onChoose }: Props) => {
  const t = useWords(bankLineWords)
  const dates = useDates()
  const stand = ({ statement, decide, certain }: BankAccount) => {
    if (!statement) return <span data-late>{t('noFile')}</span>
    const day = dates.day(statement.to_date)
    if (statement.to_date < companyToday()) return <span data-late>{t('noFileToday', { day })}</span>
    const n = decide.count + certain.count
    return `${t('upTo', { day })}, ${n === 0 ? t('nothingOpen') : t('openLines', { n })}`
  }
  const file = chosen?.statement
  return (
    <>
      <fieldset className={style.accounts} aria-label={t('account')}>
        {accounts.map((account) => (
          <button
            key={account.account_code}
            type="button"
            aria-pressed={account === chosen}
            onClick={() => onChoose(account === chosen ? '' : account.account_code)}
          >
            <small>{account.account_name}</small>
            <b>{stand(account)}</b>
          </button>
        ))}
      </fieldset>
      {file && (
        <Facts
          isFramed
          facts={[
            [t('opening'), rupiah(file.opening)],
            [t('in', { n: file.in_count }), rupiah(file.in_amount)],
            [t('out', { n: file.out_count }), rupiah(file.out_amount)],
            [t('closing'), t('addsUp', { amount: rupiah(file.closing), n: file.known_lines })],
          ]}
        />
      )}
      {file?.gap_amount ? <Note>{t('gap', { amount: rupiah(file.gap_amount) })}</Note> : null}
      {file && <p>{t('broughtBy', { name: file.import_user_name })}</p>}
    </>
  )
}
