import { itemPriceHistory, priceForCustomer } from '@sejuk/contract/catalogue/prices'
import { isDay } from '@sejuk/domain/values/dates'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useCall } from '../../lib/api/queries.ts'
import { companyToday } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../lib/navigation/use-router.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { Section, SectionText, Subheading } from '../../ui/record/section.tsx'
import { CustomerPicker } from '../pickers/customer-picker.tsx'
import style from './item-prices.module.css'
import { PriceHistory } from './price-history.tsx'
import { PriceLadder, PriceShown } from './price-ladder.tsx'

type Asked = { customer_code?: string; quantity?: string; day?: string; compare?: string }

type Props = {
  item_code: string
  /** Without the table of all prices, which has a tab of its own. */
  isShort?: boolean
}

/** What an item costs whom, and why. Nothing at all for users who may not see prices. The question is in the address. */
export const ItemPrices = ({ item_code, isShort }: Props) => {
  const t = useWords(priceWords)
  const mayLook = useGate(itemPriceHistory)
  const navigate = useNavigate()
  const search: Asked = useSearch()
  const { customer_code, quantity = '1', compare = '' } = search
  const day = search.day && isDay(search.day) ? search.day : companyToday()
  const ask = (part: Asked) =>
    void navigate({
      to: '.',
      search: (now) => Object.fromEntries(Object.entries({ ...now, ...part }).filter(([, value]) => value)),
      replace: true,
    })
  const isWhole = /^[1-9]\d{0,5}$/.test(quantity)
  const found = useCall(
    priceForCustomer,
    {
      customer_code: customer_code ?? '',
      day,
      items: [{ item_code, quantity: isWhole ? quantity : '1' }],
      with_rules: true,
    },
    { enabled: mayLook.enabled && Boolean(customer_code) && isWhole, keepPrevious: true },
  )
  if (!mayLook.enabled) return null
  const answer = customer_code && isWhole ? found.data?.data[0] : undefined
  return (
    <div className={style.parts} data-short={isShort || undefined}>
      <Section title={t('title')} sub={t('taxIncluded')}>
        <div className={style.question}>
          <CustomerPicker value={customer_code} onChange={(code) => ask({ customer_code: code ?? '' })} />
          <TextField
            label={t('quantity')}
            value={quantity}
            inputMode="numeric"
            onChange={(next) => ask({ quantity: next.replaceAll(/\D/g, '').slice(0, 6) || '1' })}
          />
          <DateField label={t('day')} value={search.day ?? day} onChange={(next) => ask({ day: next })} />
          <PriceShown answer={answer} />
        </div>
        {!customer_code && <SectionText>{t('chooseCustomer')}</SectionText>}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {answer && (
          <>
            <Subheading>
              {t('why')} <small>{t('firstWins')}</small>
            </Subheading>
            <PriceLadder answer={answer} />
          </>
        )}
      </Section>
      <PriceHistory
        item_code={item_code}
        day={day}
        compare={isDay(compare) ? compare : ''}
        onAsk={ask}
        isShort={isShort}
      />
    </div>
  )
}

/** The same as a tab of the item. */
export const ItemPricesTab = ({ item }: { item: { item_code: string } }) => <ItemPrices item_code={item.item_code} />
