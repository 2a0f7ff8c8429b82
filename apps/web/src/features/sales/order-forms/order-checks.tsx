import { createCreditLimitRequest } from '@sejuk/contract/sales/credit-limit-requests'
import type { OrderCustomer, OrderGood } from '@sejuk/contract/sales/order-forms'
import { createSpecialPrice } from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import { isStopped, judgeCredit } from '@sejuk/domain/sales/credit-verdict'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './order-form.module.css'
import type { OrderValues } from './order-values.ts'
import type { OrderPrices } from './use-order-prices.ts'

export type Check = { key: string; tone: 'bad' | 'attention' | 'good'; text: string }

const creditOf = (customer: OrderCustomer, amount: number) => {
  const { credit } = customer
  const setting = { ...credit, branch_manager_up_to: 0, finance_manager_up_to: 0, cheque_days: 0 }
  return judgeCredit({ ...credit, amount }, setting)
}

/** What the warehouse has too few of. A pre-order waits for its goods, and a lock has them already. */
const shortOf = ({ is_pre_order, lines }: OrderValues, goodOf: (item_code: string) => OrderGood | undefined) => {
  if (is_pre_order) return []
  const free = lines.filter((line) => line.lock_stock_order_detail_code === '')
  return [...new Set(free.map((line) => line.item_code))].flatMap((item_code) => {
    const wanted = free.reduce((sum, line) => sum + (line.item_code === item_code ? Number(line.ordered_qty) : 0), 0)
    const available = goodOf(item_code)?.available
    return available !== undefined && wanted > available ? [{ item_code, available }] : []
  })
}

/** All that stands in the way of sending, and what is good to know: said before, not after. */
export const useOrderChecks = (
  values: OrderValues,
  customer: OrderCustomer | undefined,
  prices: OrderPrices,
  overrun: number,
  goodOf: (item_code: string) => OrderGood | undefined,
): { checks: Check[]; isCreditStopped: boolean } => {
  const t = useWords(orderFormWords)
  const say = useSay()
  if (!customer) return { checks: [{ key: 'customer', tone: 'bad', text: t('needsCustomer') }], isCreditStopped: false }
  const { found } = prices
  const verdict = creditOf(customer, found?.ladder.total_amount ?? 0)
  const stops = isStopped(verdict, 'Submit')
  const address = customer.addresses.find((one) => one.address_code === values.address_code)
  const bad = (key: string, text: string): Check => ({ key, tone: 'bad', text })
  const hasLines = values.lines.some((line) => Number(line.ordered_qty) > 0)
  const checks: Check[] = [
    ...(customer.takes_orders ? [] : [bad('cooperation', t('noCooperation'))]),
    ...(hasLines ? [] : [bad('lines', t('needsLines'))]),
    ...(address ? [] : [bad('address', t('needsAddress'))]),
    ...(address?.address_type === 'temporary-address'
      ? [bad('address', say({ code: 'address-waiting-for-confirmation' }))]
      : []),
    ...(address?.address_type === 'rejected-temporary-address'
      ? [bad('address', say({ code: 'address-was-rejected' }))]
      : []),
    ...shortOf(values, goodOf).map(({ item_code, available }) =>
      bad(`stock ${item_code}`, t('stockShort', { item: item_code, n: thousands(available) })),
    ),
    ...(values.requested_delivery_date ? [] : [bad('day', t('needsDay'))]),
    ...verdict.problems.map((one): Check => ({ key: one.code, tone: stops ? 'bad' : 'attention', text: say(one) })),
    ...(overrun > 0
      ? [bad('cashback', say({ code: 'planned-cashback-above-maximum-allowed', values: { amount: rupiah(overrun) } }))]
      : []),
    ...(found?.objections ?? []).map(
      (one): Check => ({ key: one.code, tone: one.code === 'ladder-no-price' ? 'bad' : 'attention', text: say(one) }),
    ),
    ...(found && found.ladder.discount_percent > 0
      ? [
          {
            key: 'discount',
            tone: 'attention' as const,
            text: t('discountGoes', { percent: writeNumber(found.ladder.discount_percent, 2) }),
          },
        ]
      : []),
    ...(found && found.objections.length === 0
      ? [{ key: 'prices', tone: 'good' as const, text: t('pricesGood') }]
      : []),
  ]
  return { checks, isCreditStopped: stops && verdict.problems.length > 0 }
}

type ChecksProps = {
  checks: readonly Check[]
  customer: OrderCustomer
  order_code: string
  amount: number
  item_code: string | undefined
}
const isOfCredit = ({ key }: Check) => key === 'order-exceeds-credit-limit'
const isOfPrice = ({ key }: Check) => key === 'ladder-discount-above-allowed' || key === 'ladder-no-price'

export const OrderChecks = ({ checks, customer, order_code, amount, item_code }: ChecksProps) => {
  const mayAskLimit = useGate(createCreditLimitRequest).enabled
  const mayAskPrice = useGate(createSpecialPrice).enabled
  const { customer_code, credit } = customer
  const requested_limit = String(credit.exposure + amount)
  const t = useWords(orderFormWords)
  const count = (tone: Check['tone']) => checks.filter((one) => one.tone === tone).length
  const [n, m] = [count('bad'), count('attention')]
  return (
    <Section title={t('beforeSubmit')} sub={n + m > 0 ? t('blocks', { n, m }) : t('allGood')}>
      <ul className={style.checks}>
        {checks.map((check) => (
          <li key={`${check.key} ${check.text}`} data-tone={check.tone}>
            <StatusIcon tone={check.tone} /> {check.text}
            {isOfCredit(check) && mayAskLimit && (
              <Link
                {...pageTo('creditRequestForm', {
                  ...{ customer_code, requested_limit },
                  ...(order_code ? { order_code } : {}),
                })}
              >
                {t('askLimit')}
              </Link>
            )}
            {isOfPrice(check) && mayAskPrice && (
              <Link {...pageTo('newSpecialPrice', { customer_code, ...(item_code ? { item_code } : {}) })}>
                {t('askPrice')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const OrderCredit = ({ customer, amount }: { customer: OrderCustomer; amount: number }) => {
  const t = useWords(orderFormWords)
  const { credit } = customer
  const over = Math.max(0, credit.exposure + amount - credit.limit)
  const whole = Math.max(credit.limit, credit.exposure + amount, 1)
  const width = (part: number) => ({ width: `${(Math.max(0, part) / whole) * 100}%` })
  return (
    <Section title={t('credit')} sub={t('limit', { amount: rupiah(credit.limit) })}>
      <div className={style.meter} aria-hidden="true">
        <i data-part="used" style={width(Math.min(credit.exposure, credit.limit))} />
        <i data-part="order" style={width(Math.min(amount, Math.max(0, credit.limit - credit.exposure)))} />
        <i data-part="over" style={width(over)} />
      </div>
      <Facts
        facts={[
          [t('usedNow'), rupiah(credit.exposure)],
          [t('thisOrder'), rupiah(amount)],
          [t('overLimit'), over > 0 ? rupiah(over) : null],
        ]}
      />
      <p className={style.terms}>
        {t('creditTerms', {
          invoices: thousands(credit.outstanding_invoice),
          orders: thousands(credit.open_order),
          cheques: thousands(credit.uncleared_cheque),
          receipts: thousands(credit.unapplied_receipt),
        })}
      </p>
    </Section>
  )
}
