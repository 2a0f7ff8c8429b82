import { pageTo } from '@sejuk/domain/pages'
import { writeNumber, writePercent } from '@sejuk/domain/values/numbers'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { type ReactNode, useState } from 'react'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './analysis.module.css'
import { type Analysis, changeOf, targetSellThrough } from './figures.tsx'
import { type RankingProps, rowsOf } from './rows-of.ts'

type Bar = { key: string; label: ReactNode; small?: ReactNode; value: number; shown: ReactNode; mark?: number }
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

const firstModels = 6

export const Models = (props: RankingProps) => {
  const t = useWords(sellOutAnalysisWords)
  const [isTable, setTable] = useState(false)
  const { models, model_count, figures } = props.data
  const top = models.slice(0, firstModels)
  const shown = (isTable ? models : top).reduce((sum, { sold }) => sum + sold, 0)
  const share = figures.sell_out > 0 ? Math.round((shown / figures.sell_out) * 100) : 0
  const link = (item_code: string) => <Link {...rowsOf(props, { item_code })}>{item_code}</Link>
  const change = (sold: number, before: number) => {
    const n = changeOf(sold, before)
    if (n === null) return null
    return (
      <span className={style.change} data-tone={n < 0 ? 'bad' : 'good'}>
        {n < 0 ? '▼' : '▲'} {writePercent(Math.abs(n))}
      </span>
    )
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
          bars={top.map(({ item_code, item_name, sold, before }) => ({
            key: item_code,
            label: link(item_code),
            small: item_name,
            value: sold,
            shown: (
              <>
                {thousands(sold)} {change(sold, before)}
              </>
            ),
          }))}
        />
      )}
      <SectionText>{t('shareOf', { n: (isTable ? models : top).length, all: model_count, share })}</SectionText>
    </Section>
  )
}

export const Capacities = (props: RankingProps) => {
  const t = useWords(sellOutAnalysisWords)
  const [isTable, setTable] = useState(false)
  const { capacities } = props.data
  const name = (pk: number | null) => (pk === null ? t('other') : t('pk', { n: writeNumber(pk, 2) }))
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
