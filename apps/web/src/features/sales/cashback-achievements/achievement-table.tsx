import type { AchievementRow } from '@sejuk/contract/sales/cashback-achievements'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useEffect, useRef } from 'react'
import IconMapPin from '#icon/MapPin'
import { CustomerCashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import style from './achievement-map.module.css'

export const keyOfRow = ({ customer_code, business_unit_code }: AchievementRow) =>
  `${customer_code}/${business_unit_code}`

type Props = { rows: readonly AchievementRow[]; chosen: string | undefined; onChoose: (key: string) => void }
const mostRows = 200

/** The same customers in numbers, the largest targets first. */
export const AchievementTable = ({ rows, chosen, onChoose }: Props) => {
  const t = useWords(cashbackWords)
  const at = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) at.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const first = rows.slice(0, mostRows)
  const picked = rows.find((row) => keyOfRow(row) === chosen)
  const shown = picked && !first.includes(picked) ? [picked, ...first] : first
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th>{t('customer')}</th>
            <th data-number>{t('target')}</th>
            <th data-number>{t('actual')}</th>
            <th data-number>{t('percent')}</th>
            <th data-number>{t('toNext')}</th>
            <th data-number>{t('estimated')}</th>
            <th data-number>{t('remain')}</th>
            <th data-number>{t('expiring')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const key = keyOfRow(row)
            return (
              <tr key={key} ref={key === chosen ? at : undefined} data-chosen={key === chosen || undefined}>
                <td>
                  <div className={style.who}>
                    {row.lat !== null && (
                      <IconButton label={t('showOnMap', { name: row.customer_name })} onClick={() => onChoose(key)}>
                        <IconMapPin size={16} />
                      </IconButton>
                    )}
                    <span>
                      <CustomerCashbackLink customer_code={row.customer_code}>{row.customer_name}</CustomerCashbackLink>
                      <small>
                        {row.business_unit_code} · {row.salesman_name ?? row.dept_code}
                      </small>
                    </span>
                  </div>
                </td>
                <td data-number>{thousands(row.target_amount)}</td>
                <td data-number>{thousands(row.actual_amount)}</td>
                <td data-number data-band={row.band}>
                  <b>{writeNumber(row.percent / 100, 1)}%</b>
                </td>
                <td data-number>{row.to_next_tier === null ? '-' : thousands(row.to_next_tier)}</td>
                <td data-number>{thousands(row.estimated_cashback)}</td>
                <td data-number>{thousands(row.cashback_remain)}</td>
                <td data-number>{thousands(row.expiring_amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
