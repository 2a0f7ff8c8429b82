import type { Data } from '@sejuk/contract/endpoint'
import type { leaveBalances } from '@sejuk/contract/field/leaves'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'

type Lines = Data<typeof leaveBalances>['lines']

/** How a balance came about. */
export const LedgerLines = ({ lines }: { lines: Lines }) => {
  const t = useWords(leaveWords)
  const dates = useDates()
  return (
    <details>
      <summary>{t('lines')}</summary>
      {lines.length === 0 && <p>{t('noLines')}</p>}
      <RowList>
        {lines.map((line) => (
          <li key={line.line_id}>
            <span>
              {[dates.day(line.line_date), `${t(line.kind)} ${line.leave_code ?? ''}`.trim(), line.note]
                .filter(Boolean)
                .join(', ')}
            </span>
            <b>
              {line.days > 0 ? '+' : ''}
              {line.days}
            </b>
          </li>
        ))}
      </RowList>
    </details>
  )
}
