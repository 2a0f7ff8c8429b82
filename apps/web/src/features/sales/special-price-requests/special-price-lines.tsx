import type { SpecialPriceDetail } from '@sejuk/contract/sales/special-price-requests'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Line = Omit<SpecialPriceDetail['lines'][number], 'used_qty'> & { used_qty?: number }

/** The floor stands there only for who may see it. */
export const SpecialPriceLines = ({ title, lines }: { title: string; lines: readonly Line[] }) => {
  const t = useWords(specialPriceWords)
  const seesFloor = lines.some(({ floor_price }) => floor_price !== null)
  const money = (amount: number | null) => (amount === null ? '–' : thousands(amount))
  return (
    <Section title={title}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th data-number>{t('list_price')}</th>
            <th data-number>{t('requested_price_include_tax')}</th>
            <th data-number>{t('most_percent')}</th>
            {seesFloor && <th data-number>{t('floor_price')}</th>}
            <th data-number>{t('qty_limit')}</th>
            <th data-number>{t('est_qty')}</th>
            <th>{t('approve')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <b>{line.item_code}</b> {line.item_name}
              </td>
              <td data-number data-label={t('list_price')}>
                {money(line.list_price)}
              </td>
              <td data-number data-label={t('requested_price_include_tax')}>
                <b>{money(line.requested_price_include_tax)}</b>
              </td>
              <td data-number data-label={t('most_percent')}>
                {writeNumber(line.percent, 2)}
              </td>
              {seesFloor && (
                <td data-number data-label={t('floor_price')}>
                  {money(line.floor_price)}
                </td>
              )}
              <td data-number data-label={t('qty_limit')}>
                {line.qty_limit === null
                  ? t('noLimit')
                  : line.used_qty === undefined
                    ? thousands(line.qty_limit)
                    : t('usedOf', { used: thousands(line.used_qty), limit: thousands(line.qty_limit) })}
              </td>
              <td data-number data-label={t('est_qty')}>
                {money(line.est_qty)}
              </td>
              <td data-label={t('approve')}>
                <StatusChip tone={line.needs_head_office ? 'attention' : 'good'}>
                  {t(line.needs_head_office ? 'headOffice' : 'branchDecides')}
                </StatusChip>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
