import { type OrderMoney, orderMoney } from '@sejuk/contract/sales/order-payments'
import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { orderPaymentWords } from '@sejuk/words/sales/order-payments'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import { useCall } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { CopyButton } from '../../ui/actions/copy-button.tsx'
import { Facts } from '../../ui/record/facts.tsx'
import style from './pay-to.module.css'

type Order = Pick<
  SalesOrderDetail,
  'order_code' | 'status' | 'total_amount' | 'bound_amount' | 'payment_state' | 'payment_reference' | 'pay_by'
>

/** Whether money is expected for it before its goods leave. */
export const isToBePaid = ({ status, payment_state }: Pick<Order, 'status' | 'payment_state'>) =>
  promisedStatuses.some((one) => one === status) && (payment_state === 'Waiting' || payment_state === 'Part')

const accountName = ({ bank_name, account_number }: OrderMoney['pay_to']['accounts'][number]) =>
  `${bank_name} ${account_number}`

/** The amount that is missing, where it is paid to and until when, each to be copied, and all of it to be sent to the customer. */
export const PayTo = ({ order }: { order: Order }) => {
  const t = useWords(orderPaymentWords)
  const dates = useDates()
  const { order_code, total_amount, bound_amount, payment_reference, pay_by } = order
  const found = useCall(orderMoney, { order_code }, { enabled: isToBePaid(order) }).data?.data
  if (!isToBePaid(order)) return null
  const { va = null, accounts = [] } = found?.pay_to ?? {}
  const missing = Math.max(0, total_amount - bound_amount)
  const reference = payment_reference ?? order_code
  const until = pay_by ? dates.dateTime(pay_by) : ''
  const named = accounts.map(accountName).join(', ')
  const to = [...(va ? [t('toNumber', { va })] : []), ...(named ? [t('toAccounts', { accounts: named })] : [])]
  const text = [
    t('shareOrder', { order: order_code, amount: rupiah(missing) }),
    ...to,
    t('shareReference', { reference }),
    ...(until ? [t('shareUntil', { time: until })] : []),
    t('neverByMessage'),
  ].join('\n')
  return (
    <>
      <Facts
        facts={[
          [t('payExactly'), <CopyButton key="amount" text={String(missing)} shown={rupiah(missing)} />],
          ...(va ? ([[t('virtualAccount'), <CopyButton key="va" text={va} />]] as const) : []),
          ...accounts.map(
            (one) =>
              [
                one.bank_name,
                <span key={one.account_number} className={style.account}>
                  <CopyButton text={one.account_number} />
                  <small>{one.account_name}</small>
                </span>,
              ] as const,
          ),
          [t('reference'), <CopyButton key="reference" text={reference} />],
          ...(until ? ([[t('payBy'), until]] as const) : []),
        ]}
      />
      <p className={style.share}>
        <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp size={20} aria-hidden="true" /> {t('sendToCustomer')}
        </a>
        <small>{t('slipIsNoPayment')}</small>
      </p>
    </>
  )
}
