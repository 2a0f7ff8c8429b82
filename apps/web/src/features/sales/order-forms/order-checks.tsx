import { createCreditLimitRequest } from '@sejuk/contract/sales/credit-limit-requests'
import type { OrderCustomer, OrderGood } from '@sejuk/contract/sales/order-forms'
import { createSpecialPrice } from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import { isStopped, judgeCredit } from '@sejuk/domain/sales/credit-verdict'
import { cashAtDoorObjection, termReasons, wayObjection, wayOf } from '@sejuk/domain/sales/payment-ways'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './order-side.module.css'
import type { OrderValues } from './order-values.ts'
import type { OrderPrices } from './use-order-prices.ts'

export type Check = { key: string; tone: 'bad' | 'attention' | 'good'; text: string }

const creditOf = (customer: OrderCustomer, amount: number, collect_method: string | null) => {
  const { credit } = customer
  const setting = { ...credit, branch_manager_up_to: 0, finance_manager_up_to: 0, cheque_days: 0 }
  return judgeCredit({ ...credit, amount, way: wayOf(collect_method) }, setting)
}

/** What the warehouse has too few of. A pre-order waits for its goods, and what a lock has is there already. */
const shortOf = (
  { is_pre_order, lines }: OrderValues,
  goodOf: (item_code: string) => OrderGood | undefined,
  locks: OrderCustomer['locks'],
) => {
  if (is_pre_order) return []
  const lockedFor = (code: string) =>
    code === '' ? 0 : (locks.find((one) => one.lock_stock_order_detail_code === code)?.left ?? Number.POSITIVE_INFINITY)
  const fromStock = lines.map((line) => ({
    item_code: line.item_code,
    qty: Math.max(0, Number(line.ordered_qty) - lockedFor(line.lock_stock_order_detail_code)),
  }))
  const drawn = fromStock.filter(({ qty }) => qty > 0)
  return [...new Set(drawn.map((line) => line.item_code))].flatMap((item_code) => {
    const wanted = drawn.reduce((sum, line) => sum + (line.item_code === item_code ? line.qty : 0), 0)
    const available = goodOf(item_code)?.available
    return available !== undefined && wanted > available ? [{ item_code, available }] : []
  })
}

/** Whose decision a discount needs, and how soon it is answered. */
const useDecider = () => {
  const t = useWords(orderFormWords)
  return ({ decision }: OrderCustomer, discount: number) => {
    const percent = writeNumber(discount, 2)
    if (!decision) return t('discountGoes', { percent })
    const { branch_band_percent: band, answer_hours: n } = decision
    return discount > band
      ? t('goesToSales', { percent, band: writeNumber(band, 2), n })
      : t('goesToBranch', { percent, n })
  }
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
  const decider = useDecider()
  if (!customer) return { checks: [{ key: 'customer', tone: 'bad', text: t('needsCustomer') }], isCreditStopped: false }
  const { found } = prices
  const amount = found?.ladder.total_amount ?? 0
  const paying = {
    collect_method: values.collect_method || customer.collect_method,
    payment_term_days: Number(values.payment_term_days),
  }
  const verdict = creditOf(customer, amount, paying.collect_method)
  const wayProblems = [
    wayObjection(paying.collect_method, customer),
    cashAtDoorObjection(paying.collect_method, amount, customer.credit.cod_most),
  ].filter((one) => one !== undefined)
  const stops = isStopped(verdict, 'Submit')
  const address = customer.addresses.find((one) => one.address_code === values.address_code)
  const bad = (key: string, text: string): Check => ({ key, tone: 'bad', text })
  const hasLines = values.lines.some((line) => Number(line.ordered_qty) > 0)
  const fine = (key: string, text: string): Check => ({ key, tone: 'good', text })
  const short = shortOf(values, goodOf, customer.locks)
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
    ...short.map(({ item_code, available }) =>
      bad(`stock ${item_code}`, t('stockShort', { item: item_code, n: thousands(available) })),
    ),
    ...(values.requested_delivery_date ? [] : [bad('day', t('needsDay'))]),
    ...wayProblems.map((one) => bad(one.code, say(one))),
    ...termReasons(paying, customer).map(
      (one): Check => ({ key: one.code, tone: 'attention', text: t('financeDecides', { reason: say(one) }) }),
    ),
    ...verdict.problems.map((one): Check => ({ key: one.code, tone: stops ? 'bad' : 'attention', text: say(one) })),
    ...(overrun > 0
      ? [bad('cashback', say({ code: 'planned-cashback-above-maximum-allowed', values: { amount: rupiah(overrun) } }))]
      : []),
    ...(found?.objections ?? []).map(
      (one): Check => ({ key: one.code, tone: stopping.includes(one.code) ? 'bad' : 'attention', text: say(one) }),
    ),
    ...(found && found.ladder.discount_percent > 0
      ? [{ key: 'discount', tone: 'attention' as const, text: decider(customer, found.ladder.discount_percent) }]
      : []),
    ...(found && found.objections.length === 0 ? [fine('prices', t('pricesGood'))] : []),
    ...(hasLines && !values.is_pre_order && short.length === 0 ? [fine('stock', t('stockGood'))] : []),
    ...(verdict.overdue_days === 0 && customer.credit.overdue_days !== null
      ? [
          customer.credit.overdue_days_max > 0
            ? fine('overdue', t('overdueWithin', { n: customer.credit.overdue_days }))
            : fine('overdue', t('overdueGood')),
        ]
      : []),
  ]
  return { checks, isCreditStopped: stops && verdict.problems.length > 0 }
}

type ChecksProps = {
  checks: readonly Check[]
  customer: OrderCustomer
  item_code: string | undefined
}
export const isOfCredit = ({ key }: Check) => key === 'order-exceeds-credit-limit'
const ofPrice: readonly string[] = ['ladder-discount-above-allowed', 'ladder-no-price', 'discount-too-large']
const isOfPrice = ({ key }: Check) => ofPrice.includes(key)
const stopping: readonly string[] = ['ladder-no-price', 'discount-too-large']

export const OrderChecks = ({ checks, customer, item_code }: ChecksProps) => {
  const mayAskLimit = useGate(createCreditLimitRequest).enabled
  const mayAskPrice = useGate(createSpecialPrice).enabled
  const { customer_code } = customer
  const t = useWords(orderFormWords)
  const count = (tone: Check['tone']) => checks.filter((one) => one.tone === tone).length
  const [n, m] = [count('bad'), count('attention')]
  return (
    <Section title={t('beforeSubmit')} sub={n + m > 0 ? t('blocks', { n, m }) : t('allGood')}>
      <ul className={style.checks}>
        {checks.map((check) => (
          <li key={`${check.key} ${check.text}`} data-tone={check.tone}>
            <StatusIcon tone={check.tone} />
            <span>
              {check.text}
              {isOfCredit(check) && mayAskLimit && <small>{t('limitAdvice')}</small>}
              {isOfPrice(check) && mayAskPrice && (
                <Link {...pageTo('newSpecialPrice', { customer_code, ...(item_code ? { item_code } : {}) })}>
                  {t('askPrice')}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
