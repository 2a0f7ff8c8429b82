import type { LegalEntityDetail } from '@sejuk/contract/company/legal-entities'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

/** What left the house under this name: it keeps what it said, whatever is changed here. */
export const PrintedPapers = ({ row }: { row: LegalEntityDetail }) => {
  const t = useWords(legalEntityWords)
  const dates = useDates()
  return (
    <Section title={t('printed')}>
      {row.printed.length === 0 && <SectionText>{t('noPrinted')}</SectionText>}
      {row.printed.length > 0 && (
        <LineTable
          rows={row.printed}
          keyOf={(one) => one.kind}
          columns={[
            [t('paperKind'), (one) => t(one.kind)],
            [t('issued'), (one) => thousands(one.papers), 'number'],
            [t('copies'), (one) => thousands(one.copies), 'number'],
            [t('lastPrinted'), (one) => dates.dateTime(one.last_date)],
          ]}
        />
      )}
    </Section>
  )
}
