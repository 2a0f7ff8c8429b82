import { stockOverview } from '@sejuk/contract/stock/stock-overview'
import { pageTo } from '@sejuk/domain/pages'
import { stockWords } from '@sejuk/words/stock/stock'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Section } from '../../../ui/record/section.tsx'
import style from './items.module.css'

const parts = ['available', 'locked', 'in_transit'] as const

/** How many there are where: all bars have one scale. Sets are counted by their scarcer half. */
export const ItemStock = ({ item_code }: { item_code: string }) => {
  const t = useWords(stockWords)
  const gate = useGate(stockOverview)
  const found = useCall(stockOverview, { search: item_code, limit: 10 }, { enabled: gate.enabled })
  const row = found.data?.data.find((one) => one.item_code === item_code)
  if (!row) return null
  const cells = row.cells.map((cell) => ({ ...cell, locked: cell.locked + cell.held }))
  const most = Math.max(1, ...cells.map(({ available, locked, in_transit }) => available + locked + in_transit))
  const days = row.days_of_cover === null ? '' : `, ${t('coverDays', { n: row.days_of_cover })}`
  return (
    <Section title={t('stock')} sub={`${t('available')} ${thousands(row.available)}${days}`}>
      <ul className={style.stock}>
        {cells.map((cell) => (
          <li key={cell.warehouse_code}>
            <span>
              {row.parts[0] ? (
                <Link {...pageTo('stockCard', { item_code: row.parts[0], warehouse_code: cell.warehouse_code })}>
                  {cell.warehouse_name}
                </Link>
              ) : (
                cell.warehouse_name
              )}
            </span>
            <span
              className={style.bar}
              role="img"
              aria-label={parts.map((part) => `${t(part)} ${thousands(cell[part])}`).join(', ')}
            >
              {parts.map((part) => (
                <i key={part} data-part={part} style={{ width: `${(cell[part] / most) * 100}%` }} />
              ))}
            </span>
            <b>{thousands(cell.available)}</b>
          </li>
        ))}
      </ul>
      <p className={style.key} aria-hidden="true">
        {parts.map((part) => (
          <span key={part}>
            <i data-part={part} /> {t(part)} {thousands(cells.reduce((sum, cell) => sum + cell[part], 0))}
          </span>
        ))}
      </p>
    </Section>
  )
}
