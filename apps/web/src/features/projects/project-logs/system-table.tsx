import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { total } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

export const SystemTable = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  return (
    <Section title={t('systems')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('business_unit_code')}</th>
            <th>{t('product_type')}</th>
            <th>{t('where')}</th>
            <th data-number>{t('capacity')}</th>
            <th data-number>{t('qty')}</th>
            <th data-number>{t('est_amount')}</th>
          </tr>
        </thead>
        <tbody>
          {row.systems.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('business_unit_code')}>{line.business_unit_code}</td>
              <td data-label={t('product_type')}>
                <b>{line.product_type}</b>
              </td>
              <td data-label={t('where')}>{line.place ?? '-'}</td>
              <td data-number data-label={t('capacity')}>
                {thousands(line.capacity)} {line.capacity_unit}
              </td>
              <td data-number data-label={t('qty')}>
                {thousands(line.qty)}
              </td>
              <td data-number data-label={t('est_amount')}>
                {thousands(line.est_amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4}>{t('totalBeforeTax')}</th>
            <td data-number data-label={t('qty')}>
              {thousands(total(row.systems.map(({ qty }) => qty)))}
            </td>
            <td data-number data-label={t('est_amount')}>
              <b>{thousands(total(row.systems.map(({ est_amount }) => est_amount)))}</b>
            </td>
          </tr>
        </tfoot>
      </PlainTable>
    </Section>
  )
}
