import type { CustomerAccount } from '@sejuk/contract/money/accounts'
import { rupiah } from '@sejuk/domain/values/money'
import { isOnTerms, isPaidBefore, wayOf } from '@sejuk/domain/sales/payment-ways'
import { accountWords } from '@sejuk/words/money/accounts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './accounts.module.css'

/** Five figures that are one sum: what is open, and ordered, less what we owe, is the exposure; the limit less it is left. */
export const AccountFigures = ({ account }: { account: CustomerAccount }) => {
  const t = useWords(accountWords)
  const { open, late, invoice_count, not_billed, credit, held, exposure, limit, left, sources } = account
  const way = wayOf(account.collect_method)
  const isJudged = isOnTerms(way) || limit > 0
  const withSomething = sources.filter((one) => one.left > 0).length
  const share = limit > 0 ? Math.min(100, Math.max(0, Math.round((exposure / limit) * 100))) : 100
  return (
    <div className={style.figures}>
      <div>
        {t('openInvoices')}
        <b>{thousands(open)}</b>
        <small>{t('invoicesLate', { n: invoice_count, late: rupiah(late) })}</small>
      </div>
      <div>
        {t('notBilled')}
        <b>{thousands(not_billed)}</b>
      </div>
      <div data-credit={credit > 0 || undefined}>
        {t('credit')}
        <b>{credit > 0 ? `−${thousands(credit)}` : '0'}</b>
        <small>{held > 0 ? t('heldOf', { amount: rupiah(held) }) : t('nOf', { n: withSomething })}</small>
      </div>
      <div>
        {t('exposure')}
        <b>{thousands(exposure)}</b>
        <small>{t('sumOfThree')}</small>
      </div>
      {isJudged ? (
        <div>
          {t('limit', { amount: thousands(limit) })}
          <b>{left < 0 ? t('over', { amount: thousands(-left) }) : t('left', { amount: thousands(left) })}</b>
          <span className={style.bar} aria-hidden>
            <i data-over={left < 0 || undefined} style={{ width: `${share}%` }} />
          </span>
        </div>
      ) : (
        <div>
          {t('noLimit')}
          <b>{account.collect_method}</b>
          <small>{t(isPaidBefore(way) ? 'paysBefore' : 'paysAtDoor')}</small>
        </div>
      )}
    </div>
  )
}
