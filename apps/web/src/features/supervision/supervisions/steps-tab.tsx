import type { SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { DocumentChip } from '../../../entities/status/supervision-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { SupervisionRail } from './supervision-rail.tsx'

export const StepsTab = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  return (
    <Columns>
      <Column>
        <SupervisionRail row={row} />
      </Column>
      <Column>
        <Section title={t('tabDocuments')}>
          {row.documents.length === 0 && <SectionText>{t('noDocuments')}</SectionText>}
          <RowList>
            {row.documents.map((document) => (
              <li key={document.kind}>
                <span>
                  {t(document.kind)}, {t('files', { n: document.files })}
                </span>
                <DocumentChip status={document.document_status} />
              </li>
            ))}
          </RowList>
        </Section>
      </Column>
    </Columns>
  )
}
