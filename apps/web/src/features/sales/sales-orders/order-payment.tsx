import * as contract from '@sejuk/contract/sales/order-payments'
import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import type { PaymentState } from '@sejuk/domain/sales/payment-ways'
import { rupiah } from '@sejuk/domain/values/money'
import { orderPaymentWords } from '@sejuk/words/sales/order-payments'
import { useState } from 'react'
import { isToBePaid, PayTo } from '../../../entities/sales/pay-to.tsx'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<PaymentState, Tone> = { Not_Needed: 'neutral', Waiting: 'waiting', Part: 'active', Paid: 'good' }

type Props = { row: SalesOrderDetail }

/** What an order waits for that is paid before its goods leave, and the money that is kept for it. */
export const OrderPayment = ({ row }: Props) =>
  row.payment_state === 'Not_Needed' && !row.unpaid_released_date ? null : <Payment row={row} />

const Payment = ({ row }: Props) => {
  const t = useWords(orderPaymentWords)
  const dates = useDates()
  const { order_code, total_amount, bound_amount, unpaid_released_date } = row
  const money = useCall(contract.orderMoney, { order_code })
  const bind = useSend(contract.bindMoney)
  const mayBind = useGate(contract.bindMoney).enabled
  const [freed, setFreed] = useState<string>()
  const { kept = [], free = [] } = money.data?.data ?? {}
  const missing = Math.max(0, total_amount - bound_amount)
  const isLate = row.locks_released_date !== null && missing > 0
  return (
    <Section
      title={t('title')}
      actions={<StatusChip tone={tones[row.payment_state]}>{t(row.payment_state)}</StatusChip>}
    >
      <Facts
        facts={[
          [t('missing'), rupiah(missing)],
          [t('came'), t('cameOf', { amount: rupiah(bound_amount), all: rupiah(total_amount) })],
          // Where it is still to be paid, what is paid to says both.
          ...(isToBePaid(row) || missing === 0 || !row.pay_by
            ? []
            : ([[t('payBy'), dates.dateTime(row.pay_by)]] as const)),
          ...(isToBePaid(row) || missing === 0 || !row.payment_reference
            ? []
            : ([[t('reference'), row.payment_reference]] as const)),
          ...(isLate ? ([[t('stock'), t('stockIsFree'), { wide: 2 }]] as const) : []),
          ...(unpaid_released_date
            ? ([
                [
                  t('releasedUnpaid'),
                  [row.unpaid_released_user_name, dates.dateTime(unpaid_released_date), row.unpaid_release_reason]
                    .filter(Boolean)
                    .join(', '),
                  { wide: 2 },
                ],
              ] as const)
            : []),
        ]}
      />
      <PayTo order={row} />
      <RowList>
        {kept.map((one) => (
          <li key={one.money_id}>
            <div>
              <b>{rupiah(one.amount)}</b>{' '}
              <Link {...pageTo('receipt', { code: one.receipt_code })}>{one.receipt_code}</Link>
              <br />
              <small>{[t(one.state), one.invoice_code, one.bound_user_name].filter(Boolean).join(', ')}</small>
            </div>
            {mayBind && one.state === 'Bound' && (
              <Button size="small" onClick={() => setFreed(one.receipt_code)}>
                {t('release')}
              </Button>
            )}
          </li>
        ))}
        {mayBind &&
          missing > 0 &&
          free.map((one) => (
            <li key={one.receipt_code}>
              <div>
                <b>{rupiah(one.left)}</b> {one.receipt_code}
                <br />
                <small>{[t('isFree'), one.reference, dates.day(one.received_date)].filter(Boolean).join(', ')}</small>
              </div>
              <Button
                size="small"
                isBusy={bind.isPending}
                onClick={() => bind.mutate({ order_code, receipt_code: one.receipt_code, amount: null })}
              >
                {t('bind', { amount: rupiah(Math.min(missing, one.left)) })}
              </Button>
            </li>
          ))}
      </RowList>
      {freed && <ReleaseMoney order_code={order_code} receipt_code={freed} onClose={() => setFreed(undefined)} />}
    </Section>
  )
}

type Releasing = { order_code: string; receipt_code: string; onClose: () => void }

const ReleaseMoney = ({ order_code, receipt_code, onClose }: Releasing) => {
  const t = useWords(orderPaymentWords)
  return (
    <EndpointPanel
      endpoint={contract.releaseMoney}
      title={t('release')}
      sub={`${receipt_code}, ${order_code}`}
      fixed={{ order_code, receipt_code }}
      initial={{ reason: '' }}
      labels={{ reason: t('reason') }}
      saveLabel={() => t('release')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={500}
          isLong
          isRequired
        />
      )}
    </EndpointPanel>
  )
}
