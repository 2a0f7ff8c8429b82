import type { BonusUnit } from '@sejuk/contract/installers/bonus-tickets'
import { rupiah } from '@sejuk/domain/values/money'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useWords } from '../../../lib/language/words.ts'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** What each unit earns, and by which rule. */
export const TicketUnits = ({ units, amount }: { units: readonly BonusUnit[]; amount: number }) => {
  const t = useWords(bonusTicketWords)
  return (
    <Section title={t('units')} actions={<Total>{rupiah(amount)}</Total>}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('serial')}</th>
            <th>{t('rule')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.unit_no}>
              <td>
                <b>{unit.serial_indoor ?? '-'}</b>
                <small>{unit.serial_outdoor ?? '-'}</small>
                <small>{unit.item_name ?? '-'}</small>
              </td>
              <td>
                {unit.rule_name ?? '-'}
                <small>{unit.rule_code}</small>
              </td>
              <td data-number>
                <b>{rupiah(unit.amount)}</b>
                {unit.extra_amount > 0 && (
                  <small>
                    {t('extra')} {rupiah(unit.extra_amount)}
                  </small>
                )}
                {unit.capped_amount > 0 && (
                  <small>
                    {t('capped')} {rupiah(-unit.capped_amount)}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
