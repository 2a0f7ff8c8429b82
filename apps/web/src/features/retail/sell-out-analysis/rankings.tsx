import { rupiah } from '@sejuk/domain/money'
import { writePercent } from '@sejuk/domain/numbers'
import { pageTo } from '@sejuk/domain/pages'
import type { CoverState } from '@sejuk/domain/retail/customer-stocks'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { type ReactNode, useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './analysis.module.css'
import type { Asked } from './asked.ts'
import { type Analysis, changeOf, signed, targetSellThrough, weeksText } from './figures.tsx'

type Props = { data: Analysis; asked: Asked }

const rowsOf = ({ data, asked }: Props, more: { item_code?: string; shop_code?: string; seller_code?: string } = {}) =>
  pageTo('sellOut', {
    ...{ from: data.from, to: data.to, status: 'Approved' },
    ...(asked.dept_code[0] ? { dept_code: asked.dept_code[0] } : {}),
    ...more,
  })

type Bar = { key: string; label: ReactNode; small?: ReactNode; value: number; shown: string; mark?: number }
const Bars = ({ bars, most }: { bars: readonly Bar[]; most: number }) => (
  <ul className={style.bars}>
    {bars.map(({ key, label, small, value, shown, mark }) => (
      <li key={key}>
        <span>
          {label}
          {small && <small>{small}</small>}
        </span>
        <span className={style.track} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (value / Math.max(1, most)) * 100)}%` }} />
          {mark !== undefined && <i style={{ left: `${(mark / Math.max(1, most)) * 100}%` }} />}
        </span>
        <b>{shown}</b>
      </li>
    ))}
  </ul>
)

const Switch = ({ isTable, onSwitch }: { isTable: boolean; onSwitch: () => void }) => {
  const t = useWords(sellOutAnalysisWords)
  return (
    <Button size="small" onClick={onSwitch}>
      {t(isTable ? 'picture' : 'table')}
    </Button>
  )
}

export const Models = (props: Props) => {
  const t = useWords(sellOutAnalysisWords)
  const [isTable, setTable] = useState(false)
  const { models, model_count, figures } = props.data
  const shown = models.reduce((sum, { sold }) => sum + sold, 0)
  const share = figures.sell_out > 0 ? Math.round((shown / figures.sell_out) * 100) : 0
  const link = (item_code: string) => <Link {...rowsOf(props, { item_code })}>{item_code}</Link>
  const change = (sold: number, before: number) => {
    const n = changeOf(sold, before)
    return n === null ? '' : ` ${signed(n)}`
  }
  return (
    <Section
      title={t('topModels')}
      sub={t('soldUnits')}
      actions={
        <>
          <Switch isTable={isTable} onSwitch={() => setTable(!isTable)} />
          <Link {...rowsOf(props)}>{t('rows')}</Link>
        </>
      }
    >
      {isTable ? (
        <PlainTable>
          <thead>
            <tr>
              <th>{t('model')}</th>
              <th data-number>{t('units')}</th>
              <th data-number>{t('before')}</th>
            </tr>
          </thead>
          <tbody>
            {models.map(({ item_code, item_name, sold, before }) => (
              <tr key={item_code}>
                <td>
                  {link(item_code)} {item_name}
                </td>
                <td data-number>{thousands(sold)}</td>
                <td data-number>{thousands(before)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <Bars
          most={models[0]?.sold ?? 1}
          bars={models.slice(0, 6).map(({ item_code, item_name, sold, before }) => ({
            key: item_code,
            label: link(item_code),
            small: item_name,
            value: sold,
            shown: `${thousands(sold)}${change(sold, before)}`,
          }))}
        />
      )}
      <SectionText>{t('shareOf', { n: models.length, all: model_count, share })}</SectionText>
    </Section>
  )
}

const tones: Record<CoverState, Tone> = {
  'order-soon': 'attention',
  healthy: 'good',
  overstocked: 'bad',
  'no-input': 'neutral',
}

export const Shops = (props: Props) => {
  const t = useWords(sellOutAnalysisWords)
  const dates = useDates()
  const { shops } = props.data
  return (
    <Section title={t('ranking')} sub={t('bySellOut')} actions={<Link {...rowsOf(props)}>{t('rows')}</Link>}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('shop')}</th>
            <th data-number>{t('outShort')}</th>
            <th data-number>{t('offered')}</th>
            <th data-number>{t('sellThrough')}</th>
            <th data-number>{t('weeksShort')}</th>
            <th>{t('stock')}</th>
            <th>{t('lastSale')}</th>
          </tr>
        </thead>
        <tbody>
          {shops.map((shop, n) => (
            <tr key={shop.shop_code}>
              <td data-label={t('shop')}>
                {n + 1}. <Link {...rowsOf(props, { shop_code: shop.shop_code })}>{shop.shop_name}</Link>{' '}
                {shop.dept_name}
              </td>
              <td data-number data-label={t('outShort')}>
                {thousands(shop.sold)}
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
                  <StatusChip tone={tones[shop.cover]}>{t(shop.cover)}</StatusChip>
                </Link>
              </td>
              <td data-label={t('lastSale')}>{dates.day(shop.last_sale)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

export const Capacities = (props: Props) => {
  const t = useWords(sellOutAnalysisWords)
  const [isTable, setTable] = useState(false)
  const { capacities } = props.data
  const name = (pk: number | null) => (pk === null ? t('other') : t('pk', { n: pk }))
  return (
    <Section
      title={t('byCapacity')}
      sub={t('target', { n: writePercent(targetSellThrough) })}
      actions={
        <>
          <Switch isTable={isTable} onSwitch={() => setTable(!isTable)} />
          <Link {...rowsOf(props)}>{t('rows')}</Link>
        </>
      }
    >
      {isTable ? (
        <PlainTable>
          <thead>
            <tr>
              <th>{t('capacity')}</th>
              <th data-number>{t('units')}</th>
              <th data-number>{t('sellThrough')}</th>
            </tr>
          </thead>
          <tbody>
            {capacities.map(({ capacity_pk, sold, sell_through }) => (
              <tr key={capacity_pk ?? 'other'}>
                <td>{name(capacity_pk)}</td>
                <td data-number>{thousands(sold)}</td>
                <td data-number>{writePercent(sell_through)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <Bars
          most={100}
          bars={capacities.map(({ capacity_pk, sell_through }) => ({
            key: String(capacity_pk ?? 'other'),
            label: name(capacity_pk),
            value: sell_through ?? 0,
            shown: writePercent(sell_through),
            mark: targetSellThrough,
          }))}
        />
      )}
    </Section>
  )
}

export const People = (props: Props) => {
  const t = useWords(sellOutAnalysisWords)
  const roles = useWords(retailOrderWords)
  const { people } = props.data
  return (
    <Section title={t('people')} actions={<Link {...rowsOf(props)}>{t('rows')}</Link>}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('seller')}</th>
            <th>{t('shop')}</th>
            <th data-number>{t('units')}</th>
            <th data-number>{t('days')}</th>
            <th data-number>{t('aDay')}</th>
            <th data-number>{t('monthlyTarget')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one.seller_code}>
              <td data-label={t('seller')}>
                <Link {...rowsOf(props, { seller_code: one.seller_code })}>{one.seller_name}</Link>{' '}
                {roles(one.seller_role)}
              </td>
              <td data-label={t('shop')}>{one.shop_name}</td>
              <td data-number data-label={t('units')}>
                {thousands(one.sold)}
              </td>
              <td data-number data-label={t('days')}>
                {one.days}
              </td>
              <td data-number data-label={t('aDay')}>
                {Math.round((one.sold / Math.max(1, one.days)) * 10) / 10}
              </td>
              <td data-number data-label={t('monthlyTarget')}>
                {one.target || '-'}
              </td>
              <td data-number data-label={t('amount')}>
                {rupiah(one.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

export const Ages = ({ data: { ages } }: { data: Analysis }) => {
  const t = useWords(sellOutAnalysisWords)
  const most = Math.max(1, ...ages.map(({ units }) => units))
  return (
    <Section title={t('ages')} actions={<Link {...pageTo('stockHistory')}>{t('rows')}</Link>}>
      <Bars
        most={most}
        bars={ages.map(({ least, most: upTo, units }) => ({
          key: String(least),
          label: upTo === null ? t('ageMore', { n: least - 1 }) : t('ageDays', { least, most: upTo }),
          value: units,
          shown: thousands(units),
        }))}
      />
    </Section>
  )
}
