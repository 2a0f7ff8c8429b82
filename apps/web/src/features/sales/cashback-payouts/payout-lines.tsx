import { actOnPayout, type PayoutDetail } from '@sejuk/contract/sales/cashback-payouts'
import { pageTo } from '@sejuk/domain/pages'
import { cashbackPayout } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackPayoutWords } from '@sejuk/words/sales/cashback-payouts'
import { useState } from 'react'
import { PaymentChip } from '../../../entities/status/bonus-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const LeaveOutPanel = lazyPart(() => import('./payout-dialogs.tsx').then((dialogs) => dialogs.LeaveOutPanel))

/** One payment a line of cashback, into the account as it stood when the payout was made. */
export const PayoutLines = ({ payout }: { payout: PayoutDetail }) => {
  const t = useWords(cashbackPayoutWords)
  const dates = useDates()
  const viewer = useWorkflowViewer()
  const mayLeaveOut = useGate(actOnPayout['leave-out'])
  const [leaving, setLeaving] = useState<string>()
  const isOpen =
    mayLeaveOut.enabled && cashbackPayout.gate('leave-out', payout, viewer, new Date().toISOString()).enabled
  return (
    <Section title={t('lines')}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('customer')}</th>
            {payout.method === 'bank' && <th>{t('account')}</th>}
            <th data-number>{t('net')}</th>
            <th>{t('payment')}</th>
          </tr>
        </thead>
        <tbody>
          {payout.payments.map((line) => (
            <tr key={line.line_no}>
              <td>
                <b>
                  ({line.customer_code}) {line.customer_name}
                </b>
                <small>
                  <Link {...pageTo('cashback', { code: line.cashback_code })}>{line.cashback_code}</Link>
                </small>
              </td>
              {payout.method === 'bank' && (
                <td>
                  {line.credited_account}
                  <small>
                    {line.bank_name} · {line.account_name}
                  </small>
                </td>
              )}
              <td data-number data-label={t('net')}>
                <b>{rupiah(line.net_amount)}</b>
              </td>
              <td>
                <PaymentChip status={line.payment_status} />
                {(line.fail_reason || line.bank_ref) && (
                  <small>
                    {line.fail_reason ?? line.bank_ref} {line.paid_date && dates.date(line.paid_date)}
                  </small>
                )}
                {isOpen && <Button onClick={() => setLeaving(line.cashback_code)}>{t('leaveOut')}</Button>}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {leaving && <LeaveOutPanel payout={payout} cashback_code={leaving} onClose={() => setLeaving(undefined)} />}
    </Section>
  )
}
