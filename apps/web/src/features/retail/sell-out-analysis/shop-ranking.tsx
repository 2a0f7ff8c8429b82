import { pageTo } from '@sejuk/domain/pages'
import type { CoverState } from '@sejuk/domain/retail/customer-stocks'
import { daysFrom } from '@sejuk/domain/values/dates'
import { writePercent } from '@sejuk/domain/values/numbers'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './analysis.module.css'
import { weeksText } from './figures.tsx'
import { type RankingProps, rowsOf } from './rows-of.ts'

const tones: Record<CoverState, Tone> = {
  'order-soon': 'attention',
  healthy: 'good',
  overstocked: 'bad',
  'no-input': 'attention',
}

/** So many stand in the ranking until all are asked for. */
const firstShops = 6

type Ranking = RankingProps & { isSilent: boolean; onSilent: (isSilent: boolean) => void }

/** The best and the last; all of them, or those without an entry in the last week, on request. */
export const Shops = ({ isSilent, onSilent, ...props }: Ranking) => {
  const t = useWords(sellOutAnalysisWords)
  const dates = useDates()
  const [isAll, setAll] = useState(false)
  const { shops: ranked, figures, to } = props.data
  const silent = ranked.filter(({ is_silent }) => is_silent)
  const few = ranked.length > firstShops ? [...ranked.slice(0, firstShops - 1), ...ranked.slice(-1)] : ranked
  const shown = isSilent ? silent : isAll ? ranked : few
  const most = Math.max(1, ...ranked.map(({ sold }) => sold))
  const toggle = () => {
    setAll(!isAll && !isSilent)
    onSilent(false)
  }
  return (
    <Section
      title={t('ranking')}
      sub={t(isSilent ? 'silentShops' : 'bySellOut')}
      actions={
        <>
          {(isSilent || ranked.length > firstShops) && (
            <Button size="small" onClick={toggle}>
              {isSilent || isAll ? t('fewer') : t('allShops', { n: figures.shops })}
            </Button>
          )}
          <Link {...rowsOf(props)}>{t('rows')}</Link>
        </>
      }
    >
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('shop')}</th>
            <th>{t('outShort')}</th>
            <th data-number>{t('offered')}</th>
            <th data-number>{t('sellThrough')}</th>
            <th data-number>{t('weeksShort')}</th>
            <th>{t('stock')}</th>
            <th>{t('lastSale')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((shop) => (
            <tr key={shop.shop_code}>
              <td data-label={t('shop')}>
                {shop.rank}. <Link {...rowsOf(props, { shop_code: shop.shop_code })}>{shop.shop_name}</Link>{' '}
                {shop.dept_name}
              </td>
              <td data-label={t('outShort')}>
                <span className={style.sold}>
                  <i style={{ width: `${(shop.sold / most) * 90}px` }} aria-hidden="true" />
                  {thousands(shop.sold)}
                </span>
              </td>
              <td data-number data-label={t('offered')}>
                {thousands(shop.offered)}
              </td>
              <td data-number data-label={t('sellThrough')}>
                {writePercent(shop.sell_through)}
              </td>
              <td data-number data-label={t('weeksShort')}>
                {weeksText(shop.weeks_of_stock)}
              </td>
              <td data-label={t('stock')}>
                <Link {...pageTo('stockHistory', { customer_code: shop.customer_code })}>
                  <StatusChip tone={tones[shop.cover]}>
                    {shop.cover === 'no-input' ? t('noInputDays', { n: daysFrom(shop.last_sale, to) }) : t(shop.cover)}
                  </StatusChip>
                </Link>
              </td>
              <td data-label={t('lastSale')}>
                <span>
                  {dates.day(shop.last_sale)}
                  {shop.is_reminded && <small className={style.said}>{t('reminded')}</small>}
                  {!shop.is_reachable && <small className={style.said}>{t('nobodyToTell')}</small>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
