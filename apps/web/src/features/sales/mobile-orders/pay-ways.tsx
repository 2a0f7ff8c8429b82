import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import type { OrderCustomer } from '@sejuk/contract/sales/order-forms'
import { freeTerms, freeWays, isOnTerms, type PaymentWay, wayOf } from '@sejuk/domain/sales/payment-ways'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { RadioField } from '../../../ui/fields/radio-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { totalOf, wayOfCart } from './cart.ts'
import style from './mobile-orders.module.css'
import type { OpenCart } from './use-open-cart.ts'

/** The names of a list as people read them; without a network those that were read last. */
const useNamed = (data_type: 'COLLECT_METHOD' | 'CBD_DISCOUNT_PERCENT') => {
  const language = useLanguage()
  const listed = useStoredCall(erpCustomizationDropdown, { data_type }, `list ${data_type}`).data ?? []
  return listed.map(({ value, label, local_label }) => ({
    value,
    label: language === 'local' ? local_label : label,
  }))
}

/** How the customer pays: as always, or a way that obliges to more, and in no more days than the customer has. */
export const PayWays = ({ open, customer }: { open: OpenCart; customer: OrderCustomer }) => {
  const t = useWords(mobileOrderWords)
  const names = useNamed('COLLECT_METHOD')
  const percents = useNamed('CBD_DISCOUNT_PERCENT')
  const { cart, ladder, put } = open
  const { header } = cart
  const own = wayOf(customer.collect_method)
  const way = wayOfCart(cart, customer)
  const nameOf = (code: PaymentWay) => names.find(({ value }) => value === code)?.label
  const ways = freeWays(customer).filter((one) => one === own || nameOf(one) !== undefined)
  // Days and discounts are offered by who sells, never taken by who buys.
  const isBuyer = customer.decision === null
  const choose = (code: string) =>
    void put({
      ...{ collect_method: code === own ? '' : code, payment_term_days: '', cbd_discount_percent: '' },
    })
  const terms = freeTerms(customer)
  return (
    <Section title={t('payment')}>
      <SectionBody>
        <RadioField
          label={t('collect_method')}
          options={ways.map((one) => ({ value: one, label: `${nameOf(one) ?? one}. ${t(one)}` }))}
          value={way}
          onChange={choose}
          isList
        />
        {!isBuyer && isOnTerms(way) && terms.length > 1 && (
          <ChoiceField
            label={t('payment_term_days')}
            options={terms.map((n) => ({ value: String(n), label: t('days', { n }) }))}
            value={header.payment_term_days || String(customer.payment_term_days)}
            onChange={(payment_term_days) => void put({ payment_term_days })}
          />
        )}
        {!isBuyer && way === 'CBD' && percents.length > 0 && (
          <ChoiceField
            label={t('cbd_discount_percent')}
            none={t('noDiscount')}
            options={percents.filter(({ value }) => Number(value) > 0)}
            value={header.cbd_discount_percent}
            onChange={(cbd_discount_percent) => void put({ cbd_discount_percent })}
          />
        )}
        <p className={style.total}>
          <span>{t('total')}</span>
          <b>{rupiah(ladder?.total_amount ?? totalOf(cart))}</b>
        </p>
      </SectionBody>
    </Section>
  )
}
