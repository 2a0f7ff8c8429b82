import { type ItemPrice, itemPriceHistory } from '@sejuk/contract/catalogue/prices'
import type { Data } from '@sejuk/contract/endpoint'
import { percentChange } from '@sejuk/domain/catalogue/prices'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { useCall } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../ui/record/section.tsx'
import { LineTable } from '../../ui/table/line-table.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { PriceChip } from '../status/price-status.tsx'
import style from './item-prices.module.css'
import { LineSample, PriceChart } from './price-chart.tsx'
import { usePriceFor, useValidity } from './price-names.ts'
import { priceOn, type Series, seriesOf } from './price-series.ts'

type Asked = {
  day: string
  compare: string
  onAsk: (part: { day?: string; compare?: string }) => void
  /** The table is one press away. */
  isShort?: boolean | undefined
}

/** Every price that was or will be in force: as lines, on one day or two, and as a table. */
export const PriceHistory = ({ item_code, ...asked }: { item_code: string } & Asked) => {
  const t = useWords(priceWords)
  const found = useCall(itemPriceHistory, { item_code })
  const history = found.data?.data
  if (history) return <History history={history} {...asked} />
  return (
    <Section title={t('history')}>
      {found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />}
    </Section>
  )
}

const History = ({ history, day, compare, onAsk, isShort }: { history: Data<typeof itemPriceHistory> } & Asked) => {
  const t = useWords(priceWords)
  const { prices, item_name, item_code } = history
  const series = seriesOf(prices)
  if (prices.length === 0)
    return (
      <Section title={t('history')}>
        <SectionText>{t('noHistory')}</SectionText>
      </Section>
    )
  return (
    <>
      <Section
        title={t('history')}
        sub={t('taxIncluded')}
        actions={isShort && <Link {...pageTo('item', { item_code, tab: 'prices' })}>{t('table')}</Link>}
      >
        <SectionBody>
          <PriceChart
            item_name={item_name}
            series={series}
            day={day}
            compare={compare || undefined}
            onDay={(next) => onAsk({ day: next })}
          />
          <div className={style.compare}>
            <DateField label={t('compareWith')} value={compare} onChange={(next) => onAsk({ compare: next })} />
          </div>
        </SectionBody>
        <OnDays series={series} day={day} compare={compare} />
      </Section>
      {!isShort && (
        <Section title={t('table')}>
          <PriceTable prices={prices} />
        </Section>
      )}
    </>
  )
}

/** What each list said on the day that is read, and on the one it is compared with. */
const OnDays = ({ series, day, compare }: { series: Series<ItemPrice>[]; day: string; compare: string }) => {
  const t = useWords(priceWords)
  const dates = useDates()
  const nameOf = usePriceFor()
  return (
    <PlainTable>
      <thead>
        <tr>
          <th>{t('list')}</th>
          <th data-number>{dates.day(day)}</th>
          {compare && <th data-number>{dates.day(compare)}</th>}
          {compare && <th data-number>{t('change')}</th>}
        </tr>
      </thead>
      <tbody>
        {series.map((one, n) => {
          const [now, then] = [priceOn(one, day), compare ? priceOn(one, compare) : undefined]
          const [first] = one.prices
          return (
            <tr key={one.key}>
              <td>
                <LineSample n={n} /> {first && nameOf(first)}
              </td>
              <td data-number>{now ? thousands(now.price_include_tax) : '–'}</td>
              {compare && <td data-number>{then ? thousands(then.price_include_tax) : '–'}</td>}
              {compare && <td data-number>{now && then ? changeOf(then, now) : '–'}</td>}
            </tr>
          )
        })}
      </tbody>
    </PlainTable>
  )
}

const changeOf = (from: ItemPrice, to: ItemPrice) => percentText(from.price_include_tax, to.price_include_tax)

/** '+5,5%'. */
export const percentText = (from: number, to: number) => {
  const percent = percentChange(from, to)
  if (percent === null) return '–'
  return `${percent > 0 ? '+' : ''}${writeNumber(percent, 1)}%`
}

const PriceTable = ({ prices }: { prices: readonly ItemPrice[] }) => {
  const t = useWords(priceWords)
  const nameOf = usePriceFor()
  const validity = useValidity()
  return (
    <LineTable
      rows={prices}
      keyOf={(price) => price.price_code}
      columns={[
        [t('price_code'), (price) => price.price_code],
        [t('list'), (price) => nameOf(price)],
        [t('validity'), (price) => validity(price)],
        [t('price_include_tax'), (price) => thousands(price.price_include_tax), 'number'],
        [t('price_without_tax'), (price) => thousands(price.price_without_tax), 'number'],
        [t('approved_user_name'), (price) => price.approved_user_name ?? '–'],
        [t('status'), (price) => <PriceChip status={price.status} />],
      ]}
    />
  )
}
