import * as contract from '@sejuk/contract/money/accounts'
import { createCreditUse } from '@sejuk/contract/money/credit-uses'
import { createRefund } from '@sejuk/contract/money/refunds'
import type { UseLine } from '@sejuk/domain/money/credit-uses'
import { pageTo } from '@sejuk/domain/pages'
import { isOnTerms, wayOf } from '@sejuk/domain/sales/payment-ways'
import { accountWords } from '@sejuk/words/money/accounts'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { AccountFigures } from './account-figures.tsx'
import { AccountInvoices } from './account-invoices.tsx'
import { AccountStatement } from './account-statement.tsx'
import style from './accounts.module.css'
import { SentStatements } from './statement-sending.tsx'

const UseCreditPanel = lazyPart(() => import('./use-credit-panel.tsx').then((panel) => panel.UseCreditPanel))
const RefundPanel = lazyPart(() =>
  import('../../../entities/money/refund-panel.tsx').then((panel) => panel.RefundPanel),
)

type Account = contract.CustomerAccount
type Period = { from?: string; to?: string }

/** What is open, what we owe, and what the customer still has. */
export const CustomerAccountPage = () => {
  const t = useWords(accountWords)
  const { customer_code = '' }: { customer_code?: string } = useSearch()
  const [period, setPeriod] = useState<Period>({})
  return (
    <LoadedRecord endpoint={contract.getCustomerAccount} input={{ customer_code, ...period }} title={t('account')}>
      {(account) => <Detail account={account} onPeriod={setPeriod} />}
    </LoadedRecord>
  )
}

const Detail = ({ account, onPeriod }: { account: Account; onPeriod: (period: Period) => void }) => {
  const t = useWords(accountWords)
  const mayUse = useGate(createCreditUse)
  const mayRefund = useGate(createRefund)
  const [used, setUsed] = useState<readonly UseLine[]>()
  const [isReturning, setReturning] = useState(false)
  const { customer_code, customer_name, collect_method, payment_term_days, late, late_days, credit, open } = account
  const canUse = mayUse.enabled && credit > 0 && open > 0
  const canReturn = mayRefund.enabled && credit > 0
  const { bank_code, account_name, account_number } = account
  const refund = { key: 'refund', label: t('refund'), isBeside: true, onPress: () => setReturning(true) }
  const use = { key: 'use', label: t('useCredit'), isPrimary: true, onPress: () => setUsed([]) }
  const actions: Action[] = [...(canUse ? [use] : []), ...(canReturn ? [refund] : [])]
  return (
    <>
      <PageHead
        title={customer_name}
        crumb={<Link {...pageTo('receivables')}>{t('receivables')}</Link>}
        sub={
          <span className={style.who}>
            <Link {...pageTo('customer', { id: customer_code })}>{customer_code}</Link>{' '}
            {late > 0 && <StatusChip tone="attention">{t('lateDays', { n: late_days })}</StatusChip>}{' '}
            {isOnTerms(wayOf(collect_method)) && payment_term_days > 0
              ? t('termDays', { way: wayOf(collect_method), n: payment_term_days })
              : collect_method}
          </span>
        }
      >
        <ActionRow name={customer_name} actions={actions} />
      </PageHead>
      <PageBody>
        <AccountFigures account={account} />
        <AccountInvoices account={account} used={used ?? []} />
        <AccountStatement account={account} onPeriod={onPeriod} />
        <SentStatements account={account} />
      </PageBody>
      {used && (
        <UseCreditPanel
          account={account}
          onUse={setUsed}
          onReturn={
            canReturn
              ? () => {
                  setUsed(undefined)
                  setReturning(true)
                }
              : undefined
          }
          onClose={() => setUsed(undefined)}
        />
      )}
      {isReturning && (
        <RefundPanel
          returning={{
            ...{ customer_code, bank_code, account_name, account_number },
            sources: account.sources
              .filter(({ left }) => left > 0)
              .map(({ source_kind, source_code, left }) => ({ source_kind, source_code, amount: left })),
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}
