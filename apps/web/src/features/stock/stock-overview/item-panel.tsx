import { stockAvailability } from '@sejuk/contract/stock/stock'
import type { OverviewRow } from '@sejuk/contract/stock/stock-overview'
import { pageTo } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { stockWords } from '@sejuk/words/stock/stock'
import { ItemContention } from '../../../entities/sales/item-contention.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** Each part of the item in each warehouse, who holds some of it, and the way to its stock card. */
export const ItemPanel = ({ row, onClose }: { row: OverviewRow; onClose: () => void }) => {
  const t = useWords(stockWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const found = useCall(stockAvailability, {
    item_code: row.parts,
    warehouse_code: row.cells.map(({ warehouse_code }) => warehouse_code),
  })
  const rows = found.data?.data ?? []
  const held = rows.flatMap(({ item_code, warehouse_name, holds }) =>
    holds.map((hold) => ({ ...hold, item_code, warehouse_name })),
  )
  const n = thousands
  return (
    <SidePanel
      title={row.item_code}
      sub={row.item_name}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {row.parts.map((item_code) => (
        <Section key={item_code} title={item_code}>
          <PlainTable>
            <thead>
              <tr>
                <th>{t('warehouse')}</th>
                {(['on_hand', 'locked', 'held', 'damaged', 'available', 'in_transit'] as const).map((field) => (
                  <th key={field} data-number>
                    {t(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                .filter((one) => one.item_code === item_code)
                .map((one) => (
                  <tr key={one.warehouse_code}>
                    <td>
                      <Link {...pageTo('stockCard', { item_code, warehouse_code: one.warehouse_code })}>
                        {one.warehouse_name}
                      </Link>
                    </td>
                    <td data-number>{n(one.on_hand)}</td>
                    <td data-number>{n(one.locked)}</td>
                    <td data-number>{n(one.held)}</td>
                    <td data-number>{n(one.damaged)}</td>
                    <td data-number>
                      <b>{n(one.available)}</b>
                    </td>
                    <td data-number>{n(one.in_transit)}</td>
                  </tr>
                ))}
            </tbody>
          </PlainTable>
        </Section>
      ))}
      <ItemContention item_code={row.parts} warehouse_code={row.cells.map(({ warehouse_code }) => warehouse_code)} />
      <Section title={t('holds')}>
        {held.length === 0 ? (
          <SectionText>{t('noHolds')}</SectionText>
        ) : (
          <RowList>
            {held.map((hold) => (
              <li key={`${hold.item_code} ${hold.warehouse_name} ${hold.username} ${hold.expires_date}`}>
                {t('heldBy', { qty: hold.qty, name: hold.username, time: dates.dateTime(hold.expires_date) })}
              </li>
            ))}
          </RowList>
        )}
      </Section>
    </SidePanel>
  )
}
