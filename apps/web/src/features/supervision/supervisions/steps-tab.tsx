import type { SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { DocumentChip } from '../../../entities/status/supervision-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Column, Columns } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { SupervisionRail } from './supervision-rail.tsx'

export const StepsTab = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  return (
    <Columns>
      <Column>
        <SupervisionRail row={row} />
      </Column>
      <Column>
        {row.problems.length > 0 && <OpenProblems row={row} />}
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

/** What must be mended, by whom and until when, before the project goes on. */
const OpenProblems = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const inspection = useWords(inspectionWords)
  const dates = useDates()
  const { supervision_code: code } = row
  return (
    <Section
      title={t('openProblems')}
      sub={t('openOf', { n: row.open_problems, all: row.problems_found })}
      actions={<Link {...pageTo('inspectionOverview', { code })}>{t('overview')}</Link>}
    >
      <RowList>
        {row.problems.map((problem) => {
          const { problem_no, status, due_date, responsible } = problem
          const isClaimed = status === 'Fixed_Claimed'
          return (
            <li key={problem_no}>
              <span>
                <b>{t('problemNo', { n: problem_no })}</b> {problem.description}
                <br />
                <small>
                  {[inspection(problem.severity), inspection(problem.kind), responsible].filter(Boolean).join(' · ')}
                </small>
              </span>
              <StatusChip tone={isClaimed ? 'waiting' : 'attention'}>
                {isClaimed || !due_date ? inspection(status) : t('openDue', { day: dates.day(due_date) })}
              </StatusChip>
            </li>
          )
        })}
      </RowList>
    </Section>
  )
}
