import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { offerAgainst } from '@sejuk/domain/projects/competitors'
import { everydayWords } from '@sejuk/words/everyday'
import { projectWords } from '@sejuk/words/projects/projects'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** Only an offer under ours is coloured. */
export const CompetitorTable = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const everyday = useWords(everydayWords)
  if (row.competitors.length === 0) return null
  const against = (price: number) => {
    const { stands, percent: n } = offerAgainst(price, row.est_total)
    return stands === 'under' ? <StatusChip tone="attention">{t('under', { n })}</StatusChip> : t(stands, { n })
  }
  return (
    <Section title={t('competitors')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('brand')}</th>
            <th data-number>{t('price')}</th>
            <th>{t('againstOurs')}</th>
            <th>{t('is_preferred')}</th>
            <th>{t('heard_from')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label={t('brand')}>
              <b>{row.brand_focus[0] ?? 'Gree'}</b> {t('ours')}
            </td>
            <td data-number data-label={t('price')}>
              {thousands(row.est_total)}
            </td>
            <td data-label={t('againstOurs')}>-</td>
            <td data-label={t('is_preferred')}>-</td>
            <td data-label={t('heard_from')}>-</td>
          </tr>
          {row.competitors.map((one) => (
            <tr key={one.line_no}>
              <td data-label={t('brand')}>{one.brand}</td>
              <td data-number data-label={t('price')}>
                {one.price === null ? '-' : thousands(one.price)}
              </td>
              <td data-label={t('againstOurs')}>{one.price === null ? '-' : against(one.price)}</td>
              <td data-label={t('is_preferred')}>{everyday(one.is_preferred ? 'yes' : 'no')}</td>
              <td data-label={t('heard_from')}>{one.heard_from ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
