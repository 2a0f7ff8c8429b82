import { getCashbackCustomer } from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { pageTo } from '@sejuk/domain/pages'
import { clearedChoice } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackPanelWords, cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { StatementLink } from '../../../entities/sales/cashback-links.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Ledger } from './ledger.tsx'
import { SimulatedOrder } from './simulated-order.tsx'

const ManualRebateForm = lazyPart(() => import('./manual-rebate-form.tsx').then((form) => form.ManualRebateForm))

/** What a customer may spend, how an order would spend it, and what has moved. */
export const CustomerCashbackPage = () => {
  const t = useWords(cashbackWords)
  const panel = useWords(cashbackPanelWords)
  const say = useSay()
  const navigate = useNavigate()
  const { customer_code = '' }: { customer_code?: string } = useSearch()
  const mayLook = useGate(getCashbackCustomer)
  const mayAsk = useGate(contract.addManualRebate)
  const [isAsking, setAsking] = useState(false)
  const isChosen = mayLook.enabled && customer_code !== ''
  const found = useCall(getCashbackCustomer, { customer_code }, { enabled: isChosen })
  const ledger = useCall(contract.listCashbackLedger, { customer_code, limit: 20 }, { enabled: isChosen })
  const customer = isChosen ? found.data?.data : undefined
  const choose = (code: string) => void navigate(pageTo('customerCashback', code ? { customer_code: code } : {}))
  return (
    <>
      <PageHead
        title={customer ? customer.customerName : t('customerTitle')}
        crumb={<Link {...pageTo('cashbacks')}>{t('title')}</Link>}
        sub={customer && `${customer.customerCode} · ${customer.deptCode} ${customer.deptName}`}
      >
        <ActionButton action={{ key: 'manual', label: t('manual'), gate: mayAsk, onPress: () => setAsking(true) }} />
      </PageHead>
      <PageBody>
        {!mayLook.enabled ? (
          <ForbiddenState reason={say(mayLook.because)} />
        ) : (
          <Section title={t('customer')}>
            <SectionBody>
              <CustomerPicker value={customer_code || undefined} onChange={(code) => choose(code ?? '')} />
              {!customer_code && <p>{panel('cleared')}</p>}
            </SectionBody>
            {customer && (
              <Facts
                facts={[
                  [t('remain'), rupiah(customer.cashback_remain)],
                  [t('expiring'), rupiah(customer.expiring_amount)],
                  [t('planned'), rupiah(customer.planned_amount)],
                  [t('used'), rupiah(customer.used_amount)],
                  [t('expired'), rupiah(customer.expired_amount)],
                  [t('granted'), rupiah(customer.granted_amount)],
                ]}
              />
            )}
          </Section>
        )}
        {isChosen && found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {isChosen && !found.error && !customer && <Pending />}
        {customer && (
          <SimulatedOrder
            key={customer.customerCode}
            customer={customer}
            onClear={() => choose(clearedChoice.customerCode)}
          />
        )}
        {customer && ledger.data && (
          <Section
            title={t('ledger')}
            actions={<StatementLink customer_code={customer.customerCode}>{t('statement')}</StatementLink>}
          >
            <Ledger rows={ledger.data.data} ofMany />
          </Section>
        )}
      </PageBody>
      {isAsking && <ManualRebateForm customer_code={customer_code} onClose={() => setAsking(false)} />}
    </>
  )
}
